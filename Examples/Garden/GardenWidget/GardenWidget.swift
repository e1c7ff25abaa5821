import WidgetKit

struct GardenWidget: Widget {}
