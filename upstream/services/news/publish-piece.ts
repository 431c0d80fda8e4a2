import type { Directory } from "../../matches/directory.ts";
import { thingsIn } from "./front-matter.ts";
import type { FileFault } from "./front-matter-fields.ts";
import type { NewsData } from "./news-data.ts";
import { toRow } from "./piece.ts";
import { previewLink } from "./preview-link.ts";
import { readPieceFile } from "./read-piece-file.ts";
import { type StoredPiece, storeRows } from "./store-pieces.ts";
import { readCover, type SentCover } from "./uploaded-cover.ts";

/** A picture under the name by which its piece refers to it. */
export interface NamedCover extends SentCover {
  name: string;
}

/** A file as sent by an operator. */
interface SentFile {
  text: string;
  cover?: NamedCover;
}

export interface Publication extends StoredPiece {
  title: string;
  /** Path on the site, now or once it is published. */
  path: string;
  /** For unpublished pieces. */
  previewPath?: string;
}

const missingCover = (named: string | undefined, sent: NamedCover | undefined): FileFault[] =>
  named === undefined || sent?.name === named ? [] : [{ field: "cover", reason: `${named} is not beside the file` }];

/** Reads, checks and stores a piece with its cover: all of it, or nothing and every fault found. */
export async function publishPiece(
  { text, cover }: SentFile,
  { news, directory }: { news: NewsData; directory: Directory },
  now: number,
): Promise<{ publication: Publication } | { faults: FileFault[] }> {
  const read = readPieceFile(text, thingsIn(directory));
  if ("faults" in read) return { faults: [...read.faults, ...missingCover(read.coverFile, cover)] };
  const { piece, coverFile, coverAlt = "" } = read.file;
  const missing = missingCover(coverFile, cover);
  if (missing.length > 0) return { faults: missing };
  const picture = coverFile !== undefined && cover ? readCover(cover, coverAlt) : undefined;
  if (picture && "faults" in picture) return picture;
  const upload = picture?.upload;
  const row = toRow({ ...piece, ...(upload && { cover: upload.cover }) });
  const keep = upload?.pictures.map(({ file, mediaType, bytes }) =>
    news.database
      .prepare("insert or ignore into news_pictures (file, media_type, bytes) values (?1, ?2, ?3)")
      .bind(file, mediaType, bytes),
  );
  const [stored] = await storeRows(news, [row], now, keep);
  if (!stored) throw new Error("a piece that was stored is not there");
  const path = `/${piece.language}/news/${piece.sport ?? "all"}/${piece.slug}/${stored.id}`;
  // A draft may have a past date, for instance if it was published before.
  const isOut = stored.status === "published" && stored.publishedAt !== null && stored.publishedAt <= now;
  const link =
    isOut || stored.status === "withdrawn" ? undefined : previewLink(news.previewSecret, String(stored.id), now);
  const preview = link && new URLSearchParams({ expires: String(link.expires), signature: link.signature });
  return {
    publication: {
      ...stored,
      title: piece.title,
      path,
      ...(preview && {
        previewPath: `/${piece.language}/news/${piece.slug}/${stored.id}/bgsystem-preview?${preview}`,
      }),
    },
  };
}
