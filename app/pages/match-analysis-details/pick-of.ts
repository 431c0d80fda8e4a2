import type { Side } from "#contract/domain/match";
import type { Opinion } from "#contract/domain/tips";
import { lineText, mirrored, quartersOf } from "#contract/odds/quarters";

/** The pick of an opinion: a side (with its line), a draw, over or under a line. */
export type Pick = { side: Side; line?: string } | { word: "draw" } | { word: "over" | "under"; line: string };

function ownLine(line: string | undefined, side: Side): string | undefined {
  const homeLine = line === undefined ? undefined : quartersOf(line);
  if (homeLine === undefined) return undefined;
  const quarters = side === "home" ? homeLine : mirrored(homeLine);
  return quarters > 0 ? `+${lineText(quarters)}` : lineText(quarters);
}

/** A handicap's line is that of the picked side. */
export function pickOf({ market, pick, line }: Opinion): Pick {
  if (pick === "draw") return { word: "draw" };
  if (pick === "over" || pick === "under") return { word: pick, line: line ?? "" };
  const own = market === "AH" ? ownLine(line, pick) : undefined;
  return { side: pick, ...(own !== undefined && { line: own }) };
}
