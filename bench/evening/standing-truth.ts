import { literal } from "./page-truth.ts";
import { isLive, isOver, type ReportedMatch } from "./reported.ts";

interface Line {
  club: string;
  results: (readonly [own: number, other: number])[];
}

/** The results of each club, in a sport whose tables count matches in play as well. */
function linesOf(matches: readonly ReportedMatch[]): Line[] {
  return matches.flatMap((reported) => {
    const { home, away, score, sport } = reported;
    const counts = score && (isOver(reported) || (sport === "football" && isLive(reported)));
    return [home, away].map((club, side) => ({
      club,
      results: counts ? [side === 0 ? ([score[0], score[1]] as const) : ([score[1], score[0]] as const)] : [],
    }));
  });
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0");

/** Beside a club's name, its short name and a score in play may stand. */
const NAME_GAP = ".{0,40}?";

function patternOf({ club, results }: Line, isShort: boolean): RegExp {
  const count = (isSuch: (own: number, other: number) => boolean) => results.filter((one) => isSuch(...one)).length;
  const [won, drawn, lost] = [count((a, b) => a > b), count((a, b) => a === b), count((a, b) => a < b)];
  const sum = (side: 0 | 1) => results.reduce((total, one) => total + one[side], 0);
  const all = [results.length, won, drawn, lost, `${sum(0)}-${sum(1)}`, signed(sum(0) - sum(1)), 3 * won + drawn];
  const short = [results.length, signed(sum(0) - sum(1)), 3 * won + drawn];
  return new RegExp(`${literal(club)} ${NAME_GAP}${literal((isShort ? short : all).join(" "))}( |$)`);
}

/** The line of each club in a football table; the short one has matches, difference and points. */
export const tableLines = (matches: readonly ReportedMatch[], isShort = false): RegExp[] =>
  linesOf(matches).map((line) => patternOf(line, isShort));

/** The record of each club in a basketball table. */
export const recordLines = (matches: readonly ReportedMatch[]): RegExp[] =>
  linesOf(matches).map(({ club, results }) => {
    const won = results.filter(([own, other]) => own > other).length;
    return new RegExp(`${literal(club)} ${NAME_GAP}${won} ${results.length - won} `);
  });
