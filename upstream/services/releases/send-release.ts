import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import type { Sources } from "../../match/sources.ts";
import type { Directory } from "../../matches/directory.ts";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { announcementHappening } from "../announcements/missed-announcements.ts";
import type { Release } from "../notices/queue-messages.ts";
import { notify } from "../notices/send-happenings.ts";
import { newsPieces } from "../schema/news.ts";
import { newsHappening } from "./news-happening.ts";

/** Milliseconds. Pieces published longer ago cause no notices, so later corrections notify nobody. */
export const RING_FOR = HOUR;
/** Seconds: a queue's longest delay. Later releases are checked again. */
export const LONGEST_WAIT = 43_200;
/** Seconds, if the clock may be moved. */
const WAIT_BESIDE_CLOCK = 10;

interface Published {
  status: "draft" | "published" | "withdrawn";
  /** Milliseconds; null in drafts without a date. */
  publishedAt: number | null;
}

interface ReleaseClock {
  /** Milliseconds of the site's clock. */
  now: number;
  isMovable: boolean;
}

/** Seconds until a release is notified: 0 is now. Undefined if it is not notified at all. */
export function secondsUntilRelease(
  { status, publishedAt }: Published,
  { now, isMovable }: ReleaseClock,
): number | undefined {
  if (status !== "published" || publishedAt === null || publishedAt < now - RING_FOR) return undefined;
  const seconds = Math.max(0, Math.ceil((publishedAt - now) / 1_000));
  return Math.min(seconds, isMovable ? WAIT_BESIDE_CLOCK : LONGEST_WAIT);
}

type ReleaseEnv = Pick<Env, "DB" | "NOTICES" | "ENVIRONMENT">;

interface ReleaseContext {
  /** Milliseconds of the site's clock; undefined while unknown. */
  now: number | undefined;
  open(): Promise<{ sources: Sources; directory: Directory }>;
}

/** Seconds from an announcement's publication to its notices: its other languages follow in separate files. */
const LANGUAGES_FOLLOW = 20;
/** Seconds. */
const CLOCK_FOLLOWS = 5;

const send = ({ NOTICES }: ReleaseEnv, release: Release, delaySeconds: number): Promise<unknown> =>
  NOTICES.send({ release }, { delaySeconds });

type Status = Parameters<typeof secondsUntilRelease>[0];

/**
 * Queues the notices of something just published, for when it is visible. A failure is logged, since the piece is
 * published anyway: publishing it again notifies again, and nobody twice.
 */
export async function queueRelease(env: ReleaseEnv, release: Release, published: Status, now: number): Promise<void> {
  const seconds = secondsUntilRelease(published, { now, isMovable: isLocalEnvironment(env) });
  if (seconds === undefined) return;
  try {
    await send(env, release, Math.max(seconds, release.kind === "announcement" ? LANGUAGES_FOLLOW : 0));
  } catch (error) {
    console.error(JSON.stringify({ event: "release_not_queued", ...release, reason: String(error) }));
  }
}

async function sendNews(env: ReleaseEnv, id: number, { now = 0, open }: ReleaseContext) {
  const piece = await drizzle(env.DB).select().from(newsPieces).where(eq(newsPieces.id, id)).get();
  if (!piece) return undefined;
  const seconds = secondsUntilRelease(piece, { now, isMovable: isLocalEnvironment(env) });
  if (seconds !== 0) return seconds;
  const { sources, directory } = await open();
  const match = piece.matchId === null ? undefined : await sources.find(piece.matchId, now);
  const happening = newsHappening(piece, match, directory);
  if (happening) await notify(env, happening, { kind: "followers", language: piece.language });
  return undefined;
}

const FIRST_OUT = `select min(published_at) as publishedAt from announcements where key = ?1 and status = 'published'`;

async function sendAnnouncement(env: ReleaseEnv, key: string, { now = 0 }: ReleaseContext) {
  const publishedAt = await env.DB.prepare(FIRST_OUT).bind(key).first<number | null>("publishedAt");
  const seconds = secondsUntilRelease(
    { status: "published", publishedAt },
    { now, isMovable: isLocalEnvironment(env) },
  );
  if (seconds !== 0 || publishedAt === null) return seconds;
  await notify(env, announcementHappening(key, publishedAt), { kind: "everyone" });
  return undefined;
}

/**
 * Notifies members of a published release if it is visible: for news the followers of what it is about, for an
 * announcement those with a page open; others get it when they visit. Anything not visible yet waits in the queue.
 */
export async function sendRelease(release: Release, env: ReleaseEnv, context: ReleaseContext): Promise<void> {
  if (context.now === undefined) {
    await send(env, release, CLOCK_FOLLOWS);
    return;
  }
  const seconds =
    release.kind === "news"
      ? await sendNews(env, release.id, context)
      : await sendAnnouncement(env, release.key, context);
  if (seconds !== undefined) await send(env, release, seconds);
}
