"""The time of a pass in Python, and the line that Benchmarks/engine/run reads. passes.h does the same in C++."""
import gc, time


def least_fresh(rounds, prepare):
    """The quickest of some rounds. Each prepares what is not counted, and then gives the pass."""
    least = float("inf")
    for _ in range(rounds):
        work = prepare()
        gc.disable()
        start = time.thread_time_ns()
        work()
        least = min(least, time.thread_time_ns() - start)
        gc.enable()
    return least


def least_change(rounds, change):
    """The quickest of some rounds, for each change: a hundred of them, or an even number that took two seconds."""
    least = float("inf")
    for _ in range(rounds):
        start, taken, turn = time.thread_time_ns(), 0, 0
        while turn < 100 and (turn % 2 or taken < 2e9):
            turn += 1
            change(turn)
            taken = time.thread_time_ns() - start
        least = min(least, taken / turn)
    # What is compared at the end is as it was at first.
    change(0)
    return least


def least_pass(rounds, lay_out, change, prepare):
    """The quickest change of what is laid out once before; without a change, the quickest pass from nothing."""
    if not change:
        return least_fresh(rounds, prepare)
    lay_out()
    return least_change(rounds, change)


def print_pass(nanoseconds, width, height):
    print(f"{nanoseconds:.1f} {width:g} {height:g}", flush=True)
