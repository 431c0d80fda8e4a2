import type { Bracket, Tie } from "#contract/domain/bracket";
import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import type { BracketData } from "./bracket-data.ts";

/** The knock-out rounds of a season; undefined if it has none or the upstream fails. */
export async function loadBracket(
  context: EdgeContext,
  { sport, ...query }: { sport: Sport; leagueId: string; season: string },
): Promise<BracketData | undefined> {
  const { value } = await settle(context, context.upstream.call("subLeagueList", query));
  const bracket = value?.value.bracket;
  return bracket && bracket.rounds.length > 0
    ? { ...bracketData(sport, bracket, context), leagueId: query.leagueId }
    : undefined;
}

/** A bracket with the visitor's time zone. */
export const bracketData = (
  sport: Sport,
  bracket: Bracket,
  context: Pick<EdgeContext, "now" | "visitor">,
): BracketData => ({
  sport,
  bracket,
  zone: zoneOfMatches(matchesOf(bracket), context),
  timeZone: context.visitor.timeZone,
});

const matchesOf = ({ rounds, thirdPlace }: Bracket): Match[] =>
  [...rounds.flatMap(({ ties }): Tie[] => ties), ...(thirdPlace ? [thirdPlace] : [])].flatMap(({ matches }) => matches);
