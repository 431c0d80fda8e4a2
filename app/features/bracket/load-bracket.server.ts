import type { Bracket, Tie } from "#contract/domain/bracket";
import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/faces/fault-face.server";
import { zoneOfMatches } from "~/features/match-days/match-days.server";
import { rowFacts } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { translatorOf } from "~/i18n/translator";
import type { Markup } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { bracketMarkup } from "./bracket-markup.server.ts";

interface AskedBracket {
  sport: Sport;
  leagueId: string;
  season: string;
  /** Of the page's own match, whose tie is marked. */
  matchId?: string;
}

/**
 * The knock-out rounds of a season under a heading, as markup (class names of bracket.css); undefined where it has none, or where the
 * upstream does not answer. `subLeagueList` answers for both sports, `sport` is what the caller knows already.
 */
export async function loadBracket(
  context: EdgeContext,
  { leagueId, season, matchId }: AskedBracket,
): Promise<KeptMarkup | undefined> {
  const { value } = await settle(context, context.upstream.call("subLeagueList", { leagueId, season }));
  const bracket = value?.value.bracket;
  return bracket && bracket.rounds.length > 0
    ? keptOnServer(bracketPart(bracket, context, { hasHeading: true, matchId }))
    : undefined;
}

export const matchesOfBracket = ({ rounds, thirdPlace }: Bracket): Match[] =>
  [...rounds.flatMap(({ ties }): Tie[] => ties), ...(thirdPlace ? [thirdPlace] : [])].flatMap(({ matches }) => matches);

/** A bracket in the words, the days and the zone of a request. */
export function bracketPart(
  bracket: Bracket,
  context: EdgeContext,
  { hasHeading = false, matchId }: { hasHeading?: boolean; matchId?: string } = {},
): Markup {
  const { locale, visitor } = context;
  const i18n = translatorOf(locale, ["bracket", "matches", "rows"]);
  return bracketMarkup(bracket, {
    hasHeading,
    ...(matchId && { matchId }),
    facts: rowFacts(i18n, context, zoneOfMatches(matchesOfBracket(bracket), context)),
    i18n,
    dayOf: ({ kickOff }) => formatDate(dateIn(kickOff, visitor.timeZone), locale, "row"),
  });
}
