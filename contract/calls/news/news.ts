import * as z from "zod/mini";
import type { NewsDetail, NewsPage } from "../../domain/news.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SportTypeParam } from "../../wire/parameters.ts";
import { optional } from "../../wire/preprocess.ts";
import { onlyRow, rows } from "../../wire/rows.ts";
import { Flag, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import {
  NEWS_ITEM,
  parseGroup,
  parseNewsItem,
  parseNewsLink,
  parseNewsVariant,
  WireNewsGroup,
  WireNewsItem,
  WireNewsLink,
  WireNewsVariant,
} from "./news-wire.ts";

/** Pieces per page of a list (specification, section 9). */
export const NEWS_OF_A_PAGE = 10;
const MOST_NEWS = 50;

/**
 * A withdrawn piece leaves every cache within a minute: an answer is served for 25 s (`staleFor` counts from its
 * fetch), and a page rendered from it for 30 s more.
 */
export const NEWS_CACHE = { freshFor: 15, staleFor: 25, keepFor: 86_400, store: "kv" } as const;

const WireNewsPage = wireObject({
  list: rows("list", WireNewsItem),
  hasNext: Flag,
  lastId: OptionalText,
  group: optional(WireNewsGroup),
  categories: rows("categories", WireNewsGroup),
});
const NewsPageResult = z.object({ data: WireNewsPage });
export type NewsPageBody = WireOf<typeof NewsPageResult>;

const toPage = ({ data }: z.output<typeof NewsPageResult>): NewsPage => ({
  items: data.list.flatMap(parseNewsItem),
  hasNext: data.hasNext,
  ...(data.lastId && { lastId: data.lastId }),
  ...(data.group && { group: parseGroup(data.group) }),
  categories: data.categories.map(parseGroup),
});

/** Pieces in the language of `lang` only, latest first, before `lastId`; without `sportType` of every sport. */
const ListQuery = z.object({
  lang: LangParam,
  sportType: z.optional(SportTypeParam),
  lastId: z.optional(IdParam),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_NEWS)), NEWS_OF_A_PAGE),
});

const newsList = <Query extends z.ZodMiniType>(name: string, path: string, query: Query, namesOne: boolean) =>
  endpoint({
    name,
    path,
    namesOne,
    query: query as z.ZodMiniType<z.output<Query>>,
    result: NewsPageResult,
    toValue: toPage,
    cache: NEWS_CACHE,
  });

/** Ten that lead, and as many more. */
const NEWS_OF_FRONT = 20;

const FrontQuery = z.object({
  lang: LangParam,
  sportType: z.optional(SportTypeParam),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_NEWS)), NEWS_OF_FRONT),
});

/**
 * Ours: the latest pieces as an editor orders them for the country of `lang`. `lastId` is the oldest of them: lists go
 * on from it.
 */
export const newsFront = newsList("newsFront", "/news/front", FrontQuery, false);

const GroupQuery = z.extend(ListQuery, { id: IdParam });

export const newsAll = newsList("newsAll", "/news/getAllNewsList", ListQuery, false);
export const newsByCategory = newsList("newsByCategory", "/news/getNewsListByCategory", GroupQuery, true);
export const newsByTag = newsList("newsByTag", "/news/getNewsListByTag", GroupQuery, true);
export const newsByAuthor = newsList("newsByAuthor", "/news/getNewsListByAuthor", GroupQuery, true);
/**
 * Ours: pieces whose title, summary, tags or text contain all words of `q`, best first. User input creates no KV keys.
 */
export const newsSearch = {
  ...newsList(
    "newsSearch",
    "/news/search",
    z.extend(ListQuery, { q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    false,
  ),
  cache: { ...NEWS_CACHE, store: "colo" } as const,
};

const WireNewsDetail = wireObject({
  ...NEWS_ITEM,
  html: Text,
  related: rows("related", WireNewsItem),
  previous: optional(WireNewsLink),
  next: optional(WireNewsLink),
  variants: rows("variants", WireNewsVariant),
  isDraft: Flag,
});
const NewsDetailResult = z.object({ data: WireNewsDetail });
export type NewsDetailBody = WireOf<typeof NewsDetailResult>;

const toDetail = ({ data }: z.output<typeof NewsDetailResult>): NewsDetail => ({
  ...onlyRow(parseNewsItem(data), "getNewsDetail"),
  html: data.html,
  related: data.related.flatMap(parseNewsItem),
  ...(data.previous && { previous: parseNewsLink(data.previous) }),
  ...(data.next && { next: parseNewsLink(data.next) }),
  variants: data.variants.flatMap(parseNewsVariant),
  isDraft: data.isDraft,
});

const ONE = { namesOne: true, isHead: true, result: NewsDetailResult, toValue: toDetail } as const;

/** One piece, in its own language. 404 if unknown, 410 if withdrawn. */
export const newsDetail = endpoint({
  ...ONE,
  name: "newsDetail",
  path: "/news/getNewsDetail",
  query: z.object({ lang: LangParam, id: IdParam }),
  cache: NEWS_CACHE,
});

/**
 * Ours: the same for an unpublished piece, for holders of its link. `expires` in seconds since 1970; `signature`
 * (base64url) covers the id and `expires`. 404 if the signature is invalid or expired.
 */
export const newsPreview = endpoint({
  ...ONE,
  name: "newsPreview",
  path: "/news/preview",
  query: z.object({
    lang: LangParam,
    id: IdParam,
    expires: z.coerce.number().check(z.int(), z.gte(0)),
    signature: z.string().check(z.regex(/^[\w-]{20,90}$/, "not a signature")),
  }),
});
