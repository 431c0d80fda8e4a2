import type { FavouriteItem, GlobalSearch, PopularItems } from "#contract/domain/search";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import type { Settled } from "~/features/faces/face";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { matchDays, zoneOfMatches } from "~/features/match-days/match-days.server";
import { canChange } from "~/features/match-list/can-change";
import { namespacesOf } from "~/i18n/namespaces";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { type FoundLine, ITEM_KINDS, type ItemKind, linesOf } from "./found-lines.ts";
import { readSearchQuery, type SearchQuery } from "./search-address.ts";

export interface LineGroup {
  kind: ItemKind;
  lines: FoundLine[];
}

/** What one sport has. */
export interface SportFound {
  sport: Sport;
  groups: LineGroup[];
  matches?: { rows: KeptMarkup; canChange: boolean };
  fetched: AnswerAge;
}

export interface SearchData {
  query: SearchQuery;
  /** The visitor's zone over all matches that were found. */
  zone: ZoneOffsets;
  /** Among the matches are some that a computer plays. */
  hasSimulated: boolean;
  /** The asked sport first. Without a text, the popular ones of each; a sport that failed has a face. */
  sports: { sport: Sport; found: Settled<SportFound> }[];
}

/** Lines of one kind: more than that nobody reads, who can type another letter. */
const MOST = 8;

/**
 * What the search page shows: results of both sports, or what is popular where nothing is looked for. Throws the 400
 * face for a text longer than search takes and for an unknown sport, an upstream's face when neither sport answers.
 */
export async function loadSearch(context: EdgeContext, params: URLSearchParams): Promise<SearchData> {
  const query = readSearchQuery(params);
  if (!query) return throwFace(context, "badRequest");
  const order = SPORTS.map(({ code }) => code).sort((one) => (one === query.sport ? -1 : 1));
  const load = query.text ? find : loadPopular;
  const answers = await Promise.all(order.map((sport) => settle(context, load(context, sport, query.text))));
  if (answers.every(({ face }) => face)) return throwFace(context, answers[0]?.face ?? "unexpected");
  const matches = answers.flatMap(({ value }) => value?.matches ?? []);
  return {
    query,
    zone: zoneOfMatches(matches, context),
    hasSimulated: matches.some(({ source }) => source === "simulated"),
    sports: answers.map((answer, index) => ({
      sport: order[index] as Sport,
      found: answer.value ? { value: shownOf(answer.value, context) } : { face: answer.face },
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

/** An upstream may name one thing twice: by two of its spellings. */
const distinct = (items: readonly FavouriteItem[]): FavouriteItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

function shownOf({ matches, ...found }: Answer, context: EdgeContext): SportFound {
  if (matches.length === 0) return found;
  const { markup } = matchDays(matches, context, { namespaces: namespacesOf("search"), level: 3 });
  const isOpen = matches.some((match) => canChange(match, context.now));
  return { ...found, matches: { rows: keptOnServer(markup), canChange: isOpen } };
}
