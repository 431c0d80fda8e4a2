import type { FavouriteItem, GlobalSearch, PopularItems } from "#contract/domain/search";
import { callOf, SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import { type SimulatedShare, simulatedShare } from "~/features/match-row/SimulatedNote";
import { type FoundLine, ITEM_KINDS, type ItemKind, linesOf } from "~/features/search/found-lines";
import { readSearchQuery, type SearchQuery } from "~/features/search/search-address";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

interface LineGroup {
  kind: ItemKind;
  lines: FoundLine[];
}

/** Results in one sport. */
export interface SportFound {
  sport: Sport;
  groups: LineGroup[];
  matches?: { days: MatchDay[]; canChange: boolean };
  fetched: AnswerAge;
}

export interface SearchData {
  query: SearchQuery;
  /** The visitor's offsets over all matches found. */
  zone: ZoneOffsets;
  /** Some of the matches are simulated. */
  simulated: SimulatedShare;
  /** The requested sport first. Without a text the popular items of each; a failed sport carries an error. */
  sports: { sport: Sport; found: Settled<SportFound> }[];
}

/** Maximum lines per kind: visitors type another letter rather than read more. */
const MOST = 8;

/**
 * Data of the search page: results in both sports, or popular items without a text. Throws the error page 400 for a
 * text that is too long and for an unknown sport, the upstream's fault if both sports fail.
 */
export async function loadSearch(context: EdgeContext, params: URLSearchParams): Promise<SearchData> {
  const query = readSearchQuery(params);
  if (!query) return throwErrorPage(context, "badRequest");
  const order = SPORTS.map(({ code }) => code).sort((one) => (one === query.sport ? -1 : 1));
  const load = query.text ? find : loadPopular;
  const answers = await Promise.all(order.map((sport) => settle(context, load(context, sport, query.text))));
  if (answers.every(({ error }) => error)) return throwErrorPage(context, answers[0]?.error ?? "unexpected");
  const matches = answers.flatMap(({ value }) => value?.matches ?? []);
  return {
    query,
    zone: zoneOfMatches(matches, context),
    simulated: simulatedShare(matches),
    sports: answers.map((answer, index) => ({
      sport: order[index] as Sport,
      found: answer.value ? { value: shownOf(answer.value, context) } : { error: answer.error },
    })),
  };
}

interface Answer extends Pick<SportFound, "sport" | "groups" | "fetched"> {
  matches: GlobalSearch["matches"];
}

async function find({ upstream }: EdgeContext, sport: Sport, q: string): Promise<Answer> {
  const { value, ...fetched } = await upstream.call(callOf(sport, "globalSearch"), { q, limit: MOST });
  return { sport, groups: groupsOf(sport, value), matches: value.matches.slice(0, MOST), fetched };
}

async function loadPopular({ upstream }: EdgeContext, sport: Sport): Promise<Answer> {
  const { value, ...fetched } = await upstream.call(callOf(sport, "globalPopular"), { limit: MOST });
  return { sport, groups: groupsOf(sport, value), matches: [], fetched };
}

const groupsOf = (sport: Sport, found: Partial<GlobalSearch> & PopularItems): LineGroup[] =>
  ITEM_KINDS.map((kind) => ({ kind, lines: linesOf(kind, sport, distinct(found[kind] ?? [])).slice(0, MOST) })).filter(
    ({ lines }) => lines.length > 0,
  );

/** An upstream may list an item twice, under two of its spellings. */
const distinct = (items: readonly FavouriteItem[]): FavouriteItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

function shownOf({ matches, ...found }: Answer, context: EdgeContext): SportFound {
  if (matches.length === 0) return found;
  const isOpen = matches.some((match) => canChange(match, context.now));
  return { ...found, matches: { days: groupByDay(matches, context), canChange: isOpen } };
}
