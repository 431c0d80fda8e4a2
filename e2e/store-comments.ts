import { COMMENTS_OF_A_PAGE, REPLIES_SHOWN } from "../contract/tables/comments.ts";
import type { LocaleCode } from "../contract/tables/locales.ts";
import { type FilledSite, fillSite } from "./fill-site.ts";
import { textsFor } from "./guide-texts.ts";

export interface StoredThread {
  text: string;
  /** A username; one of some fans by default. */
  by?: string;
  replies?: string[];
}

/**
 * Stores comments on a piece, earliest first, with their replies, bypassing members' limits. Returns the comments' ids.
 */
export async function storeComments(newsId: string, threads: StoredThread[], at?: FilledSite): Promise<string[]> {
  const { ids = [] } = await fillSite({ kind: "comments", newsId, threads }, at);
  if (ids.length !== threads.length) throw new Error("a comment was not stored");
  return ids;
}

/** Removes what was stored. */
export const removeComments = (newsId: string, at?: FilledSite) => fillSite({ kind: "no-comments", newsId }, at);

/** A full page of comments, each with a full set of replies, in the language of a guide. */
export function fullThreads(locale: LocaleCode, slug: string): StoredThread[] {
  const texts = textsFor(locale, slug, COMMENTS_OF_A_PAGE * (1 + REPLIES_SHOWN));
  return Array.from({ length: COMMENTS_OF_A_PAGE }, () => {
    const [text = "", ...replies] = texts.splice(0, 1 + REPLIES_SHOWN);
    return { text, replies };
  });
}
