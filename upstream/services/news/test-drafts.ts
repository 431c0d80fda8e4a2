import type { Env } from "../../platform/env.ts";
import type { Piece } from "./piece.ts";
import { previewLink } from "./preview-link.ts";
import { storePieces } from "./store-pieces.ts";

/** A piece for tests. */
export const testPiece = (fields: Partial<Piece> = {}): Piece => ({
  key: "of-tests",
  language: "en",
  sport: "football",
  categoryId: "1",
  authorId: "1",
  tagIds: ["11"],
  slug: "of-tests",
  title: "A piece of the tests",
  summary: "Nothing is said here that anybody would have to know.",
  markdown: "One sentence.\n\n## A heading\n\nAnother sentence.",
  status: "published",
  ...fields,
});

/** Parameters for which the preview call has content. `now` in milliseconds. */
export async function previewSamples(env: Env, now: number): Promise<Record<string, string[]>> {
  const draft = testPiece({ key: "draft-of-tests", status: "draft" });
  const [stored] = await storePieces({ database: env.DB, search: env.SEARCH }, [draft], now);
  const link = previewLink(env.PREVIEW_SECRET, String(stored?.id), now);
  if (!link) throw new Error("no secret for previews");
  return {
    "newsPreview.id": [link.id],
    "newsPreview.expires": [String(link.expires)],
    "newsPreview.signature": [link.signature],
  };
}
