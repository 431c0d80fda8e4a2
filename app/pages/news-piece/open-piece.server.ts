import { redirect } from "@remix-run/react";
import type { NewsDetail } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/context";
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
 * What stands at the address of a piece. The id decides: an address with another slug or sport redirects (301), one in
 * a language that the piece is not in to where it is read. Throws an error page: 404 for an unknown id, 410 for a piece that was
 * withdrawn, 400 for what is no id.
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

/** Where a piece is read by whoever comes in a language: in that one if it can be. */
export function addressOf(piece: NewsDetail, locale: LocaleCode): { status: 301 | 302; location: string } {
  const paths = pathsOf(piece);
  const own = paths[locale];
  // A language may get the piece later.
  if (own === undefined) return { status: 302, location: localePath(piece.language, paths[piece.language] ?? "") };
  return { status: piece.language === locale ? 301 : 302, location: localePath(locale, own) };
}

/** A piece that is not published, for whoever has its signed link. What is not signed is not found. */
async function openDraft(context: EdgeContext, id: string, query: URLSearchParams): Promise<PieceData> {
  context.doNotCache();
  const [expires, signature] = [Number(query.get("expires")), query.get("signature") ?? ""];
  if (!signature || !expires) return throwErrorPage(context, "notFound");
  const answer = await loadOrThrowErrorPage(context, context.upstream.call("newsPreview", { id, expires, signature }));
  return pieceData(context, answer);
}
