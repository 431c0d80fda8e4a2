import type { NewsPageBody } from "#contract/calls/news/news";
import type { QueryOf } from "#contract/registry";
import { sportOfType } from "#contract/tables/sports";
import { AUTHORS, DERBIES_TAG } from "../../data/news/groups.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { badRequest, notFound } from "../../platform/envelope.ts";
import { rowId } from "../../platform/row-id.ts";
import { frontOrder, type InterestOf } from "../../services/news/front-order.ts";
import { type GroupKind, groupOf, thingOfTag } from "../../services/news/group-lookup.ts";
import { itemWire } from "../../services/news/piece-wire.ts";
import { type ItemRow, type PageOf, type Place, readNews } from "../../services/news/read-pieces.ts";
import { findPieceIds, findPieceIdsByNames } from "../../services/news/search/find-pieces.ts";
import { namesMeant, sportsOf } from "../../services/news/search/names-meant.ts";
import { countryOfLang, interestInCompetition, isAtHomeIn } from "../../services/search/popularity.ts";

type Query = QueryOf<"newsAll">;

/** A piece's database id; undefined if the text is not one. */
const buildPage = ({ lang, sportType, size }: Pick<Query, "lang" | "sportType" | "size">, now: number): PageOf => ({
  language: localeOf(lang),
  now,
  size,
  ...(sportType !== undefined && { sport: sportOfType(sportType) }),
});

/** `found`: a page, and one more piece if there are more. */
async function pageWire(
  found: readonly ItemRow[],
  { language, size, now }: PageOf,
  context: CallContext,
): Promise<NewsPageBody["data"]> {
  const { directory, news } = context;
  const list = found.slice(0, size).map((row) => itemWire(row, directory));
  const categories = await readNews(news.database).categories(language, now);
  const hasNext = found.length > size;
  return {
    list,
    hasNext,
    ...(hasNext && { lastId: list.at(-1)?.newsId }),
    categories: categories.flatMap((id) => groupOf("category", id, language, directory) ?? []),
  };
}

async function requestedPlace(lastId: string | undefined, { news }: CallContext): Promise<Place | undefined> {
  if (lastId === undefined) return undefined;
  const id = rowId(lastId);
  const place = id === undefined ? undefined : await readNews(news.database).place(id);
  if (!place) throw badRequest("lastId", "no such piece");
  return place;
}

const listed = async (page: PageOf, query: Query, context: CallContext): Promise<NewsPageBody["data"]> => {
  const after = await requestedPlace(query.lastId, context);
  const found = await readNews(context.news.database).page({ ...page, size: page.size + 1 }, after);
  return pageWire(found, page, context);
};

export const allNews = async (query: Query, context: CallContext): Promise<NewsPageBody> => ({
  data: await listed(buildPage(query, context.now), query, context),
});

const MATCH_DESK = AUTHORS.find(({ key }) => key === "match-desk")?.id;

const competitionOf = ({ tagIds }: ItemRow): string | undefined =>
  tagIds.map(thingOfTag).find((thing) => thing?.kind === "competition")?.id;

/** For the pieces of all sports: the one that a competition is of decides. */
function interestIn(country: string | undefined, { directory }: CallContext): InterestOf {
  return (id) => {
    const competition = directory.competitionById(id);
    if (!competition) return 0;
    const isAtHome = isAtHomeIn(directory.countryById(competition.countryId)?.code, country);
    return interestInCompetition(competition, { country, isAtHome });
  };
}

/** The first page of all news, or of a sport's, as an editor orders it. */
export async function frontNews(query: QueryOf<"newsFront">, context: CallContext): Promise<NewsPageBody> {
  const page = buildPage(query, context.now);
  const found = await readNews(context.news.database).page({ ...page, size: page.size + 1 });
  const latest = found.slice(0, page.size).map((row) => ({
    ...row,
    isByHand: row.authorId !== MATCH_DESK,
    competitionId: competitionOf(row),
    isDerby: row.tagIds.includes(DERBIES_TAG),
  }));
  const ordered = frontOrder(latest, context.now, interestIn(countryOfLang(query.lang), context));
  const wire = await pageWire([...ordered, ...found.slice(page.size)], page, context);
  const oldest = latest.at(-1);
  return { data: { ...wire, ...(wire.hasNext && oldest && { lastId: String(oldest.id) }) } };
}

/** A category, a tag or an author that has no pieces yet has an empty list. */
export const newsOfGroup =
  (kind: GroupKind) =>
  async (query: QueryOf<"newsByCategory">, context: CallContext): Promise<NewsPageBody> => {
    const group = groupOf(kind, query.id, localeOf(query.lang), context.directory);
    if (!group) throw notFound("id", `no such ${kind}`);
    const page = { ...buildPage(query, context.now), group: { kind, id: group.id } };
    return { data: { ...(await listed(page, query, context)), group } };
  };

/** Pieces with all words of a text; if there are none, those on the clubs and competitions that it may mean. */
async function foundNews(text: string, page: PageOf, { news, directory }: CallContext): Promise<ItemRow[]> {
  const read = async (ids: readonly number[]): Promise<ItemRow[]> => {
    const items = await readNews(news.database).items(ids, page);
    return ids.flatMap((id) => items.get(id) ?? []);
  };
  const { language, sport } = page;
  const out = await read(await findPieceIds(news, text, language));
  if (out.length > 0) return out;
  const names = namesMeant(text, language, { directory, sports: sportsOf(sport) });
  return read(await findPieceIdsByNames(news, names, language));
}

/** Continues after `lastId` as long as that piece is still found. */
export async function searchNews(query: QueryOf<"newsSearch">, context: CallContext): Promise<NewsPageBody> {
  const page = buildPage(query, context.now);
  const after = await requestedPlace(query.lastId, context);
  const out = await foundNews(query.q, page, context);
  const from = after ? out.findIndex(({ id }) => id === after.id) + 1 : 0;
  return { data: await pageWire(out.slice(from, from + page.size + 1), page, context) };
}
