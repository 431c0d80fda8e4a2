import type { LineUps } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";

/** How long before the start teams usually announce line-ups, in milliseconds (contract, /match/lineup). */
export const USUALLY_BEFORE = 3_600_000;

/** The note about the source of line-ups; `at` is an instant in milliseconds. */
export type Announcement =
  | { key: "official" | "expected" | "predictedUntil"; at: number }
  | { key: "officialNoTime" | "predicted" | "notReported"; at?: undefined };

/** When a match's line-ups are expected; undefined if unknown or past. */
function expectedAt(match: Match, now: number): number | undefined {
  if (match.state !== "scheduled" || !match.isTimeConfirmed || match.isDelayed) return undefined;
  const at = match.kickOff - USUALLY_BEFORE;
  return at > now ? at : undefined;
}

/** Undefined if line-ups are missing and due any moment: the empty state suffices. `now` in milliseconds. */
export function announcement(
  { state, confirmedAt }: Pick<LineUps, "state" | "confirmedAt">,
  match: Match,
  now: number,
): Announcement | undefined {
  if (state === "official")
    return confirmedAt === undefined ? { key: "officialNoTime" } : { key: "official", at: confirmedAt };
  const at = expectedAt(match, now);
  if (state === "predicted") return at === undefined ? { key: "predicted" } : { key: "predictedUntil", at };
  if (at !== undefined) return { key: "expected", at };
  return match.state === "finished" || match.state === "void" ? { key: "notReported" } : undefined;
}
