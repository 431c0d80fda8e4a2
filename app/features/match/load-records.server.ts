import type { Match, Side } from "#contract/domain/match";
import type { BasketballStandings, WonLost } from "#contract/domain/standings";
import { HOUR } from "#contract/time/units";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { bySport } from "~/sports/by-sport";
import type { MatchAbout } from "./match-about.ts";

/** Games won and lost in the season by the table. */
export type Records = Readonly<Record<Side, WonLost>>;

/** How long after its start a game's table still is that of its final buzzer, in milliseconds. */
const CURRENT = 20 * HOUR;

/** Until soon after a game; in a series that stands in their place. */
export const showsRecords = ({ state, series, kickOff }: Match, now: number): boolean =>
  (series === undefined || series.bestOf === 1) &&
  (["scheduled", "live", "halted"].includes(state) || (state === "finished" && now - kickOff < CURRENT));

/** Undefined unless the table has both. */
export function recordsIn(
  { tables }: Pick<BasketballStandings, "tables">,
  { home, away }: Pick<Match, Side>,
): Records | undefined {
  const rows = tables.flatMap((table) => table.rows);
  const [first, second] = [home, away].map(({ id }) => rows.find(({ team }) => team.id === id));
  return first && second && { home: [first.won, first.lost], away: [second.won, second.lost] };
}

/** Both sides' records for the head of a game; undefined where none are shown or the table cannot be loaded. */
export const loadRecords = async (context: EdgeContext, about: MatchAbout): Promise<Records | undefined> =>
  bySport(about, {
    football: () => undefined,
    async basketball({ match }) {
      if (!showsRecords(match, context.now)) return undefined;
      const call = context.upstream.call("basketballStandingByMatch", { matchId: match.id });
      const { value } = await settle(context, call);
      const standings = value?.value;
      // A table that counts games in play has another record for them.
      if (!standings || (match.state === "live" && standings.isLive)) return undefined;
      return recordsIn(standings, match);
    },
  });
