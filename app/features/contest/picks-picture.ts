export interface PictureText {
  /** Contest title. */
  title: string;
  /** Whose picks, and their points. */
  subtitle: string;
  rows: readonly { match: string; pick: string; points: string }[];
  /** Site name. */
  footer: string;
}

const WIDTH = 1080;
const EDGE = 64;
const ROW = 132;
const HEAD = 260;
const FOOT = 120;
/** What fits on a picture that messengers do not crop. */
const MOST_ROWS = 12;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const COLOURS = { ground: "#0d1210", row: "#151b19", text: "#e9efec", muted: "#9daaa4", accent: "#4fcb8d" } as const;

type Context = Pick<
  CanvasRenderingContext2D,
  "fillStyle" | "fillRect" | "fillText" | "font" | "measureText" | "textAlign" | "textBaseline"
>;

/** Cuts a text to a width, with an ellipsis if it does not fit. */
export function fitText(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export const pictureSize = ({ rows }: Pick<PictureText, "rows">) => ({
  width: WIDTH,
  height: HEAD + Math.min(rows.length, MOST_ROWS) * ROW + FOOT,
});

/** Draws picks as a picture: only what the page shows. */
export function drawPicture(context: Context, text: PictureText): void {
  const { width, height } = pictureSize(text);
  const write = (line: string, { x = EDGE, y, size, colour, weight = 400, room = width - 2 * EDGE }: Line) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = colour;
    context.fillText(
      fitText(line, room, (part) => context.measureText(part).width),
      x,
      y,
    );
  };
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, width, height);
  context.textBaseline = "middle";
  context.textAlign = "left";
  write(text.title, { y: 96, size: 56, colour: COLOURS.text, weight: 700 });
  write(text.subtitle, { y: 176, size: 36, colour: COLOURS.accent, weight: 600 });
  for (const [index, { match, pick, points }] of text.rows.slice(0, MOST_ROWS).entries()) {
    const top = HEAD + index * ROW;
    context.fillStyle = COLOURS.row;
    context.fillRect(EDGE / 2, top, width - EDGE, ROW - 12);
    write(match, { y: top + 36, size: 30, colour: COLOURS.muted, room: width - 2 * EDGE - 160 });
    write(pick, { y: top + 82, size: 38, colour: COLOURS.text, weight: 600, room: width - 2 * EDGE - 160 });
    write(points, { x: width - EDGE - 130, y: top + 58, size: 44, colour: COLOURS.accent, weight: 700, room: 140 });
  }
  write(text.footer, { y: height - FOOT / 2, size: 32, colour: COLOURS.muted });
}

interface Line {
  x?: number;
  y: number;
  size: number;
  colour: string;
  weight?: number;
  room?: number;
}
