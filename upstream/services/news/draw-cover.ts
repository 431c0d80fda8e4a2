import { SPORTS, type Sport } from "#contract/tables/sports";
import { createRandom } from "../../platform/random.ts";
import { DRAWN_COVER } from "./cover.ts";

interface Drawn {
  /** Same for every language of the piece, so that the picture is too. */
  key: string;
  sport: Sport | null;
  categoryId: string;
}

/** Two background colours and a mark for each category. */
const PALETTES: Record<string, readonly [ground: string, band: string, mark: string]> = {
  "1": ["#12395b", "#1a5076", "#ffd166"],
  "2": ["#0f4a3c", "#16614e", "#f4f1de"],
  "3": ["#43285f", "#59367c", "#ffb4a2"],
  "4": ["#5a2a27", "#753834", "#ffe066"],
  "5": ["#23404a", "#2f5663", "#9be7c4"],
};
const PLAIN = ["#1c2b36", "#273b4a", "#ffffff"] as const;

/** Pitch lines from above, around the centre. */
const FIELDS: Record<Sport, string> = {
  football:
    "M-520-340h1040v680h-1040zM0-340v680M0-120a120 120 0 1 1-.1 0zM-520-200h160v400h-160M520-200h-160v400h160M-520-92h60v184h-60M520-92h-60v184h60M-360-74a120 120 0 0 1 0 148M360-74a120 120 0 0 0 0 148",
  basketball:
    "M-560-300h1120v600h-1120zM0-300v600M0-72a72 72 0 1 1-.1 0zM-560-96h230v192h-230M560-96h-230v192h230M-330-72a72 72 0 0 1 0 144M330-72a72 72 0 0 0 0 144M-560-264h110a270 270 0 0 1 0 528h-110M560-264h-110a270 270 0 0 0 0 528h110",
};

const BALLS: Record<Sport, string> = {
  football:
    "M0-100a100 100 0 1 1-.1 0zM0-42l40 29-15 47h-50l-15-47zM0-42v-56M40-13l54-18M25 34l33 46M-25 34l-33 46M-40-13l-54-18",
  basketball: "M0-100a100 100 0 1 1-.1 0zM0-100v200M-100 0h200M-71-71a100 100 0 0 1 0 142M71-71a100 100 0 0 0 0 142",
};

/** A category's sign, in a square of 200 around its centre. */
const SIGNS: Record<string, string> = {
  // An open book.
  "1": "M0-62c-26-20-62-26-100-20v144c38-6 74 0 100 20M0-62c26-20 62-26 100-20v144c-38-6-74 0-100 20zM0-62v144",
  // A whistle.
  "2": "M-96-34h120l14-32h34v40a62 62 0 1 1-104 34h-64zM30-4a24 24 0 1 1-.1 0M-60-64v-30M-20-64l14-28",
  // A clock.
  "3": "M0-92a92 92 0 1 1-.1 0zM0-54v58l42 26",
  // Pages of results.
  "4": "M-90-80h80v64h-80zM10-80h80v64h-80zM-90 16h80v64h-80zM10 16h80v64h-80z",
  // Bars of a table.
  "5": "M-92-70h184M-92-24h138M-92 22h98M-92 68h60",
};

/** Rotation of the pitch in degrees and its shift in pixels, so that pieces of one kind do not all look alike. */
const TURNS = [-24, -16, -8, 8, 16, 24] as const;
const SHIFT = 130;

const lines = (path: string, place: string, colour: string, width: number, opacity: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" transform="${place}" d="${path}"/>`;

/** A cover as SVG: the category's colours and sign over the sport's pitch lines. No letters, so no fonts. */
export function drawCover({ key, sport, categoryId }: Drawn): string {
  const { width, height } = DRAWN_COVER;
  const [ground, band, mark] = PALETTES[categoryId] ?? PLAIN;
  const random = createRandom(`cover ${key}`);
  const turn = TURNS[random.integer(0, TURNS.length - 1)] ?? 8;
  const [x, y] = [width / 2 + random.integer(-SHIFT, SHIFT), height / 2 + random.integer(-SHIFT / 2, SHIFT / 2)];
  const sports = sport ? [sport] : SPORTS.map(({ code }) => code);
  const field = FIELDS[sport ?? SPORTS[0].code];
  const edge = random.integer(380, 760);
  const balls = sports.map((one, index) => lines(BALLS[one], `translate(${980 - 230 * index} 470)`, mark, 6, 0.9));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${band}" d="M${edge} 0h${width - edge}v${height}H${edge - 260}z"/>`,
    lines(field, `translate(${x} ${y})rotate(${turn})scale(1.15)`, "#fff", 5, 0.22),
    lines(SIGNS[categoryId] ?? "", "translate(250 250)scale(1.35)", mark, 9, 1),
    ...balls,
    "</svg>",
  ].join("");
}
