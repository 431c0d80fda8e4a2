import type { MatchChange } from "#contract/domain/live";

/** The instant of the tests, in milliseconds. */
export const NOON = Date.parse("2026-11-21T12:00:00Z");

/** A change of a match, so many seconds after noon. */
export const change = (id: string, seconds: number, seq = 1): MatchChange => ({
  id,
  seq,
  at: NOON + seconds * 1_000,
  match: { state: "unknown", word: "?", kickOff: NOON },
});

/** A match's change as an upstream sends it: the home side has scored `seq` goals in the first half. */
export interface Happening {
  matchId: string;
  seq: number;
  /** Milliseconds. */
  at: number;
}

const row = ({ matchId, seq, at }: Happening) => ({
  matchId,
  seq,
  at,
  matchTime: at - 20 * 60_000,
  matchStatus: "LIVE",
  phase: "FIRST_HALF",
  minute: 20,
  homeTeamScore: seq,
  awayTeamScore: 0,
});

/** An upstream's answer to a request for changes; `until` in milliseconds. */
export function changesAnswer(url: string, until: number, happenings: readonly Happening[]): Response {
  const since = Number(new URL(url).searchParams.get("since"));
  const matchList = happenings.filter(({ at }) => at > since && at <= until).map(row);
  return Response.json({ message: "Success", result: { businessCode: 0, since, until, matchList } });
}
