import { redirect } from "@remix-run/react";
import type { NewsDetail } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";
import { type PieceData, pathsOf, pieceData } from "./load-piece.server.ts";

interface PieceRequest {
  /** Absolute. */
  url: string;
  newsId: string | undefined;
}

const PREVIEW = /\/bgsystem-preview$/;

/**
 * Resolves an article's address. The id decides: another slug or sport redirects (301), and a language without the
 * article redirects to one that has it. Throws an error page: 404 for an unknown id, 410 for a withdrawn article, 400
 * for a malformed id.
 */
export async function openPiece(context: EdgeContext, { url, newsId }: PieceRequest): Promise<PieceData> {
  const { pathname, search, searchParams } = new URL(url);
  if (!newsId) return throwErrorPage(context, "notFound");
  if (PREVIEW.test(pathname)) return openDraft(context, newsId, searchParams);
  const answer = await loadOrThrowErrorPage(context, context.upstream.call("newsDetail", { id: newsId }));
  const { status, location } = addressOf(answer.value, context.locale);
  if (location !== pathname) throw redirect(location + search, status);
  return pieceData(context, answer);
}

/** Where visitors of a language read an article: in that language if possible. */
export function addressOf(piece: NewsDetail, locale: LocaleCode): { status: 301 | 302; location: string } {
  const paths = pathsOf(piece);
  const own = paths[locale];
  // The language may get the article later.
  if (own === undefined) return { status: 302, location: localePath(piece.language, paths[piece.language] ?? "") };
  return { status: piece.language === locale ? 301 : 302, location: localePath(locale, own) };
}

/** A draft, for anyone with its signed link. Without a valid signature it is not found. */
async function openDraft(context: EdgeContext, id: string, query: URLSearchParams): Promise<PieceData> {
  context.doNotCache();
  const [expires, signature] = [Number(query.get("expires")), query.get("signature") ?? ""];
  if (!signature || !expires) return throwErrorPage(context, "notFound");
  const answer = await loadOrThrowErrorPage(context, context.upstream.call("newsPreview", { id, expires, signature }));
  return pieceData(context, answer);
}
