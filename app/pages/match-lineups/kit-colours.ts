import type { TeamLineUp } from "#contract/domain/line-ups";

export interface KitColours {
  /** #rrggbb. */
  shirt: string;
  number: string;
}

const BLACK = "#000000";
const WHITE = "#ffffff";
/** WCAG 2.2, 1.4.3: contrast of text. */
const READABLE = 4.5;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Linearises a channel, 0 to 1 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (#rrggbb), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A kit's colours for a shirt with a number: an illegible number colour is replaced by black or white. Undefined for an
 * unknown kit or invalid colours.
 */
export function kitColours(kit: TeamLineUp["kit"]): KitColours | undefined {
  if (!kit || !isColour(kit.shirt)) return undefined;
  const { shirt, number } = kit;
  if (isColour(number) && contrast(shirt, number) >= READABLE) return { shirt, number };
  return { shirt, number: contrast(shirt, BLACK) > contrast(shirt, WHITE) ? BLACK : WHITE };
}
