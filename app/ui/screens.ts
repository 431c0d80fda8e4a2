/**
 * From here on screens are wide; up to 765 px they are narrow, `(max-width: 765px)`. Widths are fractions of a pixel
 * where a page is zoomed, so that 766 px would leave a gap between the two.
 */
export const WIDE = "(min-width: 765.02px)";
