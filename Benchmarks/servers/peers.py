"""One peer makes one thing again and again: a line of wall and processor seconds for each round.

peers.py NAME card AVATAR ROUNDS FILE | peers.py NAME invoice ROWS ROUNDS FILE

Each round has another number in its texts, so that nobody gives an answer that was kept. What a server does once, such as
starting a browser or reading fonts, is done before, by a round that is not counted.
"""
import base64, os, pathlib, sys, time

HERE = pathlib.Path(__file__).parent
FONTS = "/usr/share/fonts/opentype/inter"
TICKS = os.sysconf("SC_CLK_TCK")


def template(name):
    return (HERE / "templates" / name).read_text()


def euros(cents):
    return f"€{cents // 100}.{cents % 100:02}"


def card_html(number, avatar):
    return template("card.html").replace("NUMBER", str(number)).replace("AVATAR", avatar)


def invoice_html(number, rows):
    lines = []
    for row in range(rows):
        count, price = 1 + row * 7 % 12, row * 37 % 480 + 20 + number % 9
        lines.append(
            f"<tr><td>Item {row}, oak board, planed<td>{count}<td>{euros(price)}<td>{euros(count * price)}</tr>")
    return template("invoice.html").replace("NUMBER", str(number)).replace("ROWS", "".join(lines))


def descendants_processor_time():
    """Of this process, and of all that it started and that still runs, such as a browser."""
    parents, times = {}, {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = int(fields[1])
            times[int(folder.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    family = {os.getpid()}
    while True:
        more = {process for process, parent in parents.items() if parent in family} - family
        if not more:
            return sum(times.get(process, 0) for process in family)
        family |= more


def typst(subject, detail):
    import typst
    if subject == "card":
        root = pathlib.Path(detail).parent
        source = template("card.typ").replace("avatar.png", pathlib.Path(detail).name)
    else:
        root, source = HERE, template("invoice.typ")
    import tempfile
    main = tempfile.NamedTemporaryFile("w", suffix=".typ", dir=root, delete=False)
    main.write(source)
    main.close()
    compiler = typst.Compiler(main.name, root=str(root), font_paths=[FONTS], ignore_system_fonts=True)

    def make(number):
        inputs = {"number": str(number), "rows": str(detail)}
        form = {"format": "png", "ppi": 72} if subject == "card" else {"format": "pdf"}
        return compiler.compile(sys_inputs=inputs, **form)

    return make, time.process_time, lambda: os.unlink(main.name)


def weasyprint(subject, detail):
    import weasyprint
    from weasyprint.text.fonts import FontConfiguration
    if subject == "card":
        raise SystemExit("WeasyPrint draws PDF only")
    fonts = FontConfiguration()

    def make(number):
        return weasyprint.HTML(string=invoice_html(number, int(detail))).write_pdf(font_config=fonts, pdf_tags=True)

    return make, time.process_time, lambda: None


def chromium(subject, detail):
    from playwright.sync_api import sync_playwright
    player = sync_playwright().start()
    path = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
    browser = player.chromium.launch(executable_path=path, args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    if subject == "card":
        avatar = "data:image/png;base64," + base64.b64encode(pathlib.Path(detail).read_bytes()).decode()

    def make(number):
        if subject == "card":
            page.set_content(card_html(number, avatar))
            return page.screenshot(type="png")
        page.set_content(invoice_html(number, int(detail)))
        return page.pdf(prefer_css_page_size=True, print_background=True, tagged=True)

    def end():
        browser.close()
        player.stop()

    return make, descendants_processor_time, end


def takumi(subject, detail):
    import takumi_py
    if subject != "card":
        raise SystemExit("Takumi has no pages")
    faces = [takumi_py.FontResource(pathlib.Path(f"{FONTS}/Inter-{name}.otf").read_bytes(), name="Inter", weight=weight)
             for name, weight in (("Regular", 400), ("Bold", 700))]
    renderer = takumi_py.Renderer(load_default_fonts=False, fonts=faces)
    avatar = takumi_py.ImageResource("avatar", pathlib.Path(detail).read_bytes())
    style, content = template("card.html").partition("<style>")[2].split("</style>")

    def make(number):
        html = content.replace("NUMBER", str(number)).replace("AVATAR", "avatar")
        return renderer.render_html(
            f'<div class="card">{html}</div>', stylesheets=[style.replace("body", ".card")], images=[avatar], width=1200,
            height=630, format="png")

    return make, time.process_time, lambda: None


def pillow(subject, detail):
    import io
    from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps
    if subject != "card":
        raise SystemExit("Pillow has no pages")
    title = ImageFont.truetype(f"{FONTS}/InterDisplay-Bold.otf", 56)
    body = ImageFont.truetype(f"{FONTS}/InterDisplay-Regular.otf", 32)
    avatar = Image.open(detail).convert("RGB")

    def wrapped(draw, text, width):
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if draw.textlength(longer, font=title) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def make(number):
        size = (1200, 630)
        across = Image.linear_gradient("L").rotate(90).resize(size)
        down = Image.linear_gradient("L").resize(size)
        picture = Image.composite(
            Image.new("RGB", size, "#8c2e80"), Image.new("RGB", size, "#1f2973"), Image.blend(across, down, 0.5))
        shadow = Image.new("L", size, 0)
        ImageDraw.Draw(shadow).ellipse((64, 195, 320, 451), fill=102)
        picture.paste("black", mask=shadow.filter(ImageFilter.GaussianBlur(16)))
        disc = Image.new("L", (1024, 1024), 0)
        ImageDraw.Draw(disc).ellipse((0, 0, 1023, 1023), fill=255)
        picture.paste(ImageOps.fit(avatar, (256, 256)), (64, 187), disc.resize((256, 256)))
        draw = ImageDraw.Draw(picture)
        text = wrapped(draw, f"Article {number}: what we learned from a year of rendering", 768)
        draw.multiline_text((368, 200), text, font=title, fill="white", spacing=12)
        draw.text((368, 400), f"Marta Reyes, the {number}. of many", font=body, fill="white")
        file = io.BytesIO()
        picture.save(file, "PNG")
        return file.getvalue()

    return make, time.process_time, lambda: None


def main():
    name, subject, detail, rounds, file = sys.argv[1:6]
    make, processor, end = {
        "typst": typst, "weasyprint": weasyprint, "chromium": chromium, "takumi": takumi,
        "pillow": pillow}[name](subject, detail)
    try:
        for number in range(int(rounds) + 1):
            before = time.monotonic(), processor()
            made = make(number)
            after = time.monotonic(), processor()
            if number > 0:
                print(after[0] - before[0], after[1] - before[1], flush=True)
        pathlib.Path(file).write_bytes(made)
    finally:
        end()


main()
