import { groundOf } from "#contract/colours/pick-pair";
import type { Club } from "../crest.ts";
import { crest, line, namedPicture, nameLines, PALE } from "./draw-share.ts";

interface SubjectShare {
  name: string;
  /** What it belongs to, in one line below the name. */
  about: string;
}

const TEXT = { x: 520, width: 620 } as const;

const texts = ({ name, about }: SubjectShare): string =>
  nameLines({ text: name, x: TEXT.x, y: 330, size: 84, width: TEXT.width, anchor: "start" }) +
  line({ text: about, x: TEXT.x, y: 400, size: 38, width: TEXT.width, anchor: "start", ink: PALE });

const LEFT = "M0 0h470L400 630H0z";

/** A club's crest on its colour, its name beside it. */
export const teamShare = (share: SubjectShare, club: Club): string =>
  namedPicture(
    [
      `<path fill="${groundOf(club.colours)}" d="${LEFT}"/>`,
      crest(club, { x: 220, y: 300, size: 320, name: "t" }),
      texts(share),
    ],
    660,
  );

/** A portrait (a whole SVG) on the colour of the player's club. */
export const playerShare = (share: SubjectShare, svg: string, club: Club | undefined): string =>
  namedPicture(
    [
      `<path fill="${club ? groundOf(club.colours) : "#3a4650"}" d="${LEFT}"/>`,
      svg.replace("<svg ", '<svg x="40" y="290" width="340" height="340" '),
      club ? crest(club, { x: 220, y: 150, size: 160, name: "t" }) : "",
      texts(share),
    ],
    660,
  );

/** A cup, in a square of 200 around its middle. */
const CUP =
  "M-50-90h100v20h34v24c0 32-22 50-46 54-8 20-20 30-28 34v22h26v26h-72v-26h26V42c-8-4-20-14-28-34-24-4-46-22-46-54v-24h34zM-64-50c0 18 8 28 18 33-3-12-4-22-4-33zM64-50h-14c0 11-1 21-4 33 10-5 18-15 18-33z";

/** An event: a cup beside its title. */
export const contestShare = (share: SubjectShare): string =>
  namedPicture(
    [
      `<path fill="#0b5a38" d="${LEFT}"/>`,
      `<path fill="#ffc936" fill-rule="evenodd" transform="translate(220 310)scale(1.7)" d="${CUP}"/>`,
      texts(share),
    ],
    660,
  );

interface TableShareRow {
  name: string;
  club: Club;
  /** Points, or wins and losses. */
  total: string;
}

interface TableShare {
  competition: string;
  title: string;
  /** The first are drawn. */
  rows: readonly TableShareRow[];
}

const MOST_ROWS = 5;
const ROW = { first: 236, step: 70 };

/** The head of a table. */
export const tableShare = ({ competition, title, rows }: TableShare): string =>
  namedPicture([
    line({ text: competition, x: 90, y: 98, size: 56, width: 1020, anchor: "start" }),
    line({ text: title, x: 90, y: 150, size: 32, width: 1020, anchor: "start", ink: PALE }),
    ...rows.slice(0, MOST_ROWS).map(({ name, club, total }, index) => {
      const y = ROW.first + index * ROW.step;
      return [
        `<path fill="#fff" fill-opacity="${index % 2 === 0 ? 0.08 : 0.03}" d="M60 ${y - 48}h1080v${ROW.step}H60z"/>`,
        line({ text: String(index + 1), x: 100, y, size: 36, width: 60, ink: PALE }),
        crest(club, { x: 190, y: y - 13, size: 52, name: `r${index}` }),
        line({ text: name, x: 250, y, size: 38, width: 640, anchor: "start" }),
        line({ text: total, x: 1100, y, size: 40, width: 180, anchor: "end" }),
      ].join("");
    }),
  ]);
