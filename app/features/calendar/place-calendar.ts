interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between the calendar and its field, and to the window's edges. */
const GAP = 4;

/** The calendar's position in the window (CSS pixels): below its field, or above if only that fits; always inside. */
export function placeCalendar(
  field: Box,
  calendar: Pick<Box, "width" | "height">,
  view: Pick<Box, "width" | "height">,
) {
  const below = field.top + field.height + GAP;
  const above = field.top - GAP - calendar.height;
  const fitsBelow = below + calendar.height + GAP <= view.height;
  const top = fitsBelow || above < GAP ? below : above;
  const within = (place: number, size: number, space: number): number =>
    Math.max(GAP, Math.min(place, space - size - GAP));
  return {
    left: within(field.left, calendar.width, view.width),
    top: within(top, calendar.height, view.height),
  };
}
