/** Whether points were won or lost: it has a colour. */
export type Tone = "gain" | "level" | "loss";

export const toneOf = (points: number | undefined): Tone =>
  points === undefined || points === 0 ? "level" : points > 0 ? "gain" : "loss";

interface PictureRow {
  match: string;
  /** The match's score; empty before there is one. */
  score: string;
  pick: string;
  points: string;
  tone: Tone;
}

export interface PictureText {
  /** Contest title. */
  title: string;
  /** Whose picks. */
  name: string;
  /** Their rank and points. */
  subtitle: string;
  /** All of them are drawn. */
  rows: readonly PictureRow[];
  /** Site name. */
  footer: string;
}

const COLUMN = 1080;
const EDGE = 64;
const ROW = 132;
const HEAD = 316;
const FOOT = 120;
/** The most rows of a picture of one column, and of two; a week has at most 70 picks. */
const ROWS_OF_ONE = 14;
const ROWS_OF_TWO = 40;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const COLOURS = {
  ground: "#0d1210",
  row: "#151b19",
  text: "#e9efec",
  muted: "#9daaa4",
  gain: "#4fcb8d",
  level: "#9daaa4",
  loss: "#ff7385",
} as const;

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

export function pictureSize({ rows }: { rows: readonly unknown[] }) {
  const columns = rows.length <= ROWS_OF_ONE ? 1 : rows.length <= ROWS_OF_TWO ? 2 : 3;
  return { width: columns * COLUMN, height: HEAD + Math.ceil(rows.length / columns) * ROW + FOOT, columns };
}

/** Draws picks as a picture: only what the page shows. */
export function drawPicture(context: Context, text: PictureText): void {
  const { width, height, columns } = pictureSize(text);
  const perColumn = Math.ceil(text.rows.length / columns);
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
  write(text.title, { y: 80, size: 44, colour: COLOURS.muted, weight: 600 });
  write(text.name, { y: 160, size: 60, colour: COLOURS.text, weight: 700 });
  write(text.subtitle, { y: 240, size: 44, colour: COLOURS.text, weight: 600 });
  for (const [index, { match, score, pick, points, tone }] of text.rows.entries()) {
    const [left, top] = [Math.floor(index / perColumn) * COLUMN, HEAD + (index % perColumn) * ROW];
    const [x, room] = [left + EDGE, COLUMN - 2 * EDGE - 160];
    context.fillStyle = COLOURS.row;
    context.fillRect(left + EDGE / 2, top, COLUMN - EDGE, ROW - 12);
    write(score ? `${match} · ${score}` : match, { x, y: top + 36, size: 30, colour: COLOURS.muted, room });
    write(pick, { x, y: top + 82, size: 38, colour: COLOURS.text, weight: 600, room });
    write(points, {
      x: left + COLUMN - EDGE - 130,
      y: top + 58,
      size: 44,
      colour: COLOURS[tone],
      weight: 700,
      room: 140,
    });
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
