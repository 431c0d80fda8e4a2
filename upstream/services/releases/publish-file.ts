import type { Directory } from "../../matches/directory.ts";
import type { Env } from "../../platform/env.ts";
import { publishAnnouncement } from "../announcements/publish-announcement.ts";
import type { FileFault } from "../news/front-matter-fields.ts";
import { kindOfFile } from "../news/markdown-file.ts";
import type { NewsData } from "../news/news-data.ts";
import { type NamedCover, publishPiece } from "../news/publish-piece.ts";
import { queueRelease } from "./send-release.ts";

interface PublishContext {
  env: Pick<Env, "DB" | "NOTICES" | "ENVIRONMENT">;
  open(): Promise<{ news: NewsData; directory: Directory }>;
  /** Milliseconds of the site's clock. */
  now: number;
}

interface SentBytes {
  bytes: Uint8Array;
  cover?: NamedCover;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Publishes a piece of news or an announcement from its file, and schedules its notices. */
export async function publishFile(
  { bytes, cover }: SentBytes,
  { env, open, now }: PublishContext,
): Promise<{ publication: object } | { faults: FileFault[] }> {
  const text = decoded(bytes);
  if (text === undefined) return { faults: [{ line: 1, reason: "not UTF-8" }] };
  if (kindOfFile(text) === "announcement") {
    const done = await publishAnnouncement(text, env.DB, now);
    if ("publication" in done) {
      const { key } = done.publication;
      await queueRelease(env, { kind: "announcement", key }, done.publication, now);
    }
    return done;
  }
  const done = await publishPiece({ text, ...(cover && { cover }) }, await open(), now);
  if ("publication" in done) await queueRelease(env, { kind: "news", id: done.publication.id }, done.publication, now);
  return done;
}
