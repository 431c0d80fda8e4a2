/** Relative luminance of #rrggbb, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, as WCAG 2.2 computes it. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const INKS = ["#ffffff", "#111111"] as const;

/** A text colour readable on `background`: `wish` if its contrast suffices, else white or black. */
export function inkOn(background: string, wish: string): string {
  const LARGE_TEXT = 3;
  if (contrast(background, wish) >= LARGE_TEXT) return wish;
  return contrast(background, INKS[0]) >= contrast(background, INKS[1]) ? INKS[0] : INKS[1];
}
