import { pickPair } from "#contract/colours/pick-pair";
import type { Pair, Side } from "#contract/domain/match";
import type { Club } from "../crest.ts";
import { crest, line, NIGHT, namedPicture, nameLines, PALE, picture } from "./draw-share.ts";

interface ShareSide {
  name: string;
  club: Club;
  /** Who scored; the first are drawn. */
  notes: readonly string[];
}

export interface MatchShare extends Record<Side, ShareSide> {
  competition: string;
  /** Absent before the match, and where scores are hidden. */
  score?: Pair | undefined;
  /** The state, or the time of the kick-off. */
  state: string;
  /** The result of a shoot-out, or the day. */
  extra?: string | undefined;
}

const MOST_NOTES = 4;
const NOTE = { first: 450, step: 34 };
const MIDDLES: Readonly<Record<Side, number>> = { home: 205, away: 985 };

function drawSide({ name, club, notes }: ShareSide, side: Side): string {
  const x = MIDDLES[side];
  const shown = notes.length > MOST_NOTES ? [...notes.slice(0, MOST_NOTES - 1), "…"] : notes;
  return [
    crest(club, { x, y: 190, size: 200, name: side }),
    nameLines({ text: name, x, y: 392, size: 50, width: 370 }),
    ...shown.map((text, index) =>
      line({ text, x, y: NOTE.first + index * NOTE.step, size: 27, width: 350, ink: PALE }),
    ),
  ].join("");
}

/** Score and state, or day and time. */
const drawMiddle = ({ score, state, extra = "" }: MatchShare): string =>
  score
    ? [
        line({ text: `${score[0]}–${score[1]}`, x: 615, y: 250, size: 140, width: 320 }),
        line({ text: state, x: 604, y: 322, size: 36, width: 300, ink: PALE }),
        line({ text: extra, x: 597, y: 370, size: 30, width: 290, ink: PALE }),
      ].join("")
    : [
        line({ text: state, x: 615, y: 240, size: 84, width: 320 }),
        line({ text: extra, x: 606, y: 306, size: 36, width: 310, ink: PALE }),
      ].join("");

function grounds(home: Club, away: Club): string {
  const ground = pickPair(home.colours, away.colours, "ground");
  return (
    `<path fill="${ground.home}" d="M0 0h460L370 630H0z"/><path fill="${ground.away}" d="M830 0h370v630H740z"/>` +
    `<path fill="${NIGHT}" d="M460 0h370L740 630H370z"/>`
  );
}

/** Both crests on their colours: a story's cover within pages, which tells nothing and needs no font. */
export const matchCover = (home: Club, away: Club): string =>
  picture([
    grounds(home, away),
    crest(home, { x: 250, y: 315, size: 300, name: "home" }),
    crest(away, { x: 950, y: 315, size: 300, name: "away" }),
  ]);

/** Both sides on their colours, the score or the kick-off between them. */
export function matchShare(share: MatchShare): string {
  const { home, away, competition } = share;
  return namedPicture(
    [
      grounds(home.club, away.club),
      line({ text: competition, x: 640, y: 76, size: 30, width: 340, ink: PALE }),
      drawMiddle(share),
      drawSide(home, "home"),
      drawSide(away, "away"),
    ],
    565,
  );
}
