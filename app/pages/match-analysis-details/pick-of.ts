import type { Side } from "#contract/domain/match";
import type { Opinion } from "#contract/domain/tips";
import { lineText, mirrored, quartersOf } from "#contract/odds/quarters";

/** What an opinion points to: a side (with the line that it is given), a draw, more or fewer goals than a line. */
export type Pick = { side: Side; line?: string } | { word: "draw" } | { word: "over" | "under"; line: string };

function ownLine(line: string | undefined, side: Side): string | undefined {
  const homeLine = line === undefined ? undefined : quartersOf(line);
  if (homeLine === undefined) return undefined;
  const quarters = side === "home" ? homeLine : mirrored(homeLine);
  return quarters > 0 ? `+${lineText(quarters)}` : lineText(quarters);
}

/** The line of a handicap is that of the side which was picked. */
export function pickOf({ market, pick, line }: Opinion): Pick {
  if (pick === "draw") return { word: "draw" };
  if (pick === "over" || pick === "under") return { word: pick, line: line ?? "" };
  const own = market === "AH" ? ownLine(line, pick) : undefined;
  return { side: pick, ...(own !== undefined && { line: own }) };
}
