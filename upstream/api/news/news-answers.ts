import type { NewsDetailBody } from "#contract/calls/news/news";
import type { NEWS_CALLS } from "#contract/calls/news/news-calls";
import type { QueryOf } from "#contract/registry";
import type { CallContext, CallsOf } from "../../matches/call-context.ts";
import { CallRefusal, notFound } from "../../platform/envelope.ts";
import { rowId } from "../../platform/row-id.ts";
import { itemWire, linkWire } from "../../services/news/piece-wire.ts";
import { isGoodLink } from "../../services/news/preview-link.ts";
import { type ItemRow, readNews, type WholeRow } from "../../services/news/read-pieces.ts";
import { mostRelated } from "../../services/news/related.ts";
import { allNews, frontNews, newsOfGroup, searchNews } from "./news-lists.ts";

/** How many of the latest pieces per tag are considered. */
const LOOKED_AT = 24;

const noSuchPiece = () => notFound("id", "no such piece");

async function requestedPiece(id: string, { news }: CallContext): Promise<WholeRow> {
  const number = rowId(id);
  const piece = number === undefined ? undefined : await readNews(news.database).piece(number);
  if (!piece) throw noSuchPiece();
  return piece;
}

async function relatedTo({ id, tagIds, language }: WholeRow, { news, now }: CallContext): Promise<ItemRow[]> {
  const read = readNews(news.database);
  const pages = tagIds.map((tag) => ({ group: { kind: "tag" as const, id: tag }, language, now, size: LOOKED_AT }));
  const ids = mostRelated(id, await read.latestOf(pages));
  const items = await read.items(ids, { language, now });
  return ids.flatMap((one) => items.get(one) ?? []);
}

async function detailWire(piece: WholeRow, isDraft: boolean, context: CallContext): Promise<NewsDetailBody> {
  const { directory, news, now } = context;
  const read = readNews(news.database);
  const publishedAt = piece.publishedAt ?? now;
  const place = { id: piece.id, publishedAt };
  const [related, variants, neighbours] = await Promise.all([
    relatedTo(piece, context),
    read.variants(piece, now),
    isDraft ? undefined : read.neighbours(place, piece.language, now),
  ]);
  return {
    data: {
      ...itemWire({ ...piece, publishedAt }, directory),
      html: piece.html,
      related: related.map((row) => itemWire(row, directory)),
      ...(neighbours?.previous && { previous: linkWire(neighbours.previous) }),
      ...(neighbours?.next && { next: linkWire(neighbours.next) }),
      variants: variants.map(({ id, slug, language }) => ({ newsId: String(id), titleSlug: slug, lang: language })),
      isDraft,
    },
  };
}

const isOut = ({ status, publishedAt }: WholeRow, now: number): boolean =>
  status === "published" && publishedAt !== null && publishedAt <= now;

async function newsPiece({ id }: QueryOf<"newsDetail">, context: CallContext): Promise<NewsDetailBody> {
  const piece = await requestedPiece(id, context);
  if (piece.status === "withdrawn") throw new CallRefusal(410, "id: the piece was withdrawn", "id");
  if (!isOut(piece, context.now)) throw noSuchPiece();
  return detailWire(piece, false, context);
}

/** A draft or an unpublished piece; only its link reveals that it exists. */
async function previewPiece(query: QueryOf<"newsPreview">, context: CallContext): Promise<NewsDetailBody> {
  if (!isGoodLink(context.news.previewSecret, query, context.now)) throw noSuchPiece();
  const piece = await requestedPiece(query.id, context);
  if (piece.status === "withdrawn" || isOut(piece, context.now)) throw noSuchPiece();
  return detailWire(piece, true, context);
}

/** Handlers of this family's calls. */
export const NEWS_ANSWERS: CallsOf<typeof NEWS_CALLS> = {
  newsAll: allNews,
  newsFront: frontNews,
  newsByCategory: newsOfGroup("category"),
  newsByTag: newsOfGroup("tag"),
  newsByAuthor: newsOfGroup("author"),
  newsSearch: searchNews,
  newsDetail: newsPiece,
  newsPreview: previewPiece,
};
