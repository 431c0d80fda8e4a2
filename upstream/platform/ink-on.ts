import { contrast } from "#contract/colours/contrast";

const INKS = ["#ffffff", "#111111"] as const;

/** A text colour readable on `background`: `wish` if its contrast suffices, else white or black. */
export function inkOn(background: string, wish: string): string {
  const LARGE_TEXT = 3;
  if (contrast(background, wish) >= LARGE_TEXT) return wish;
  return contrast(background, INKS[0]) >= contrast(background, INKS[1]) ? INKS[0] : INKS[1];
}
