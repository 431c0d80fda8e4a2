import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import { batched } from "../../platform/batched.ts";
import { contestAudit, contestEntries } from "../schema/contests.ts";
import { users } from "../schema/members.ts";

/** Videos per page for operators. */
const MOST_LISTED = 50;
/** The rule named in the ledger. */
export const VIDEO_RULE = "video";

interface VideoDecision {
  /** The entry's public key. */
  entryId: string;
  state: "approved" | "refused";
  /** 0 for a refused video. */
  points: number;
  /** The operator's name, as they state it. */
  operator: string;
  /** Shown to the member if the video is refused. */
  reason: string;
  /** Milliseconds of the site's clock, and of real time. */
  at: number;
  storedAt: number;
}

/**
 * Approves a video with points, or refuses it. A later decision replaces an earlier one; the ledger records the
 * difference. Audit row, ledger row and points are written in one transaction. False if there is no such video.
 */
export async function decideVideo(db: DrizzleD1Database, decision: VideoDecision): Promise<boolean> {
  const { entryId, state, points, operator, reason, at, storedAt } = decision;
  const ofVideo = sql`from contest_entries where key = ${entryId} and link is not null`;
  const [noted] = await db.batch([
    db
      .insert(contestAudit)
      .select(sql`select null, contest_id, id, ${state}, ${operator}, ${reason}, ${storedAt} ${ofVideo}`)
      .returning({ id: contestAudit.id }),
    batched(
      db,
      sql`insert into contest_ledger (contest_id, day, entry_id, kind, result, points, rule, at, stored_at)
      select contest_id, ${contestDay(at)}, id, 'grant', ${state}, ${points} - points, ${VIDEO_RULE}, ${at}, ${storedAt}
      ${ofVideo} and points <> ${points}`,
    ),
    db
      .update(contestEntries)
      .set({ points, linkState: state })
      .where(sql`${contestEntries.key} = ${entryId} and ${contestEntries.link} is not null`),
  ]);
  return noted.length > 0;
}

/** Why a video was last refused; undefined if it was not. */
export async function refusalReason(db: DrizzleD1Database, entryId: number): Promise<string | undefined> {
  const row = await db
    .select({ action: contestAudit.action, note: contestAudit.note })
    .from(contestAudit)
    .where(eq(contestAudit.entryId, entryId))
    .orderBy(desc(contestAudit.id))
    .limit(1)
    .get();
  return row?.action === "refused" ? row.note : undefined;
}

/** Videos in a state, earliest first, with the decisions about them. `next` is the start of the next page. */
export async function videosIn(
  db: DrizzleD1Database,
  { state, after }: { state: "waiting" | "approved" | "refused"; after: number },
) {
  const rows = await db
    .select({
      id: contestEntries.id,
      entryId: contestEntries.key,
      contestId: contestEntries.contestId,
      nickname: users.nickname,
      link: contestEntries.link,
      state: contestEntries.linkState,
      points: contestEntries.points,
      at: contestEntries.at,
    })
    .from(contestEntries)
    .leftJoin(users, eq(users.username, contestEntries.username))
    .where(
      and(eq(contestEntries.linkState, state), sql`${contestEntries.link} is not null`, gt(contestEntries.id, after)),
    )
    .orderBy(asc(contestEntries.id))
    .limit(MOST_LISTED);
  const decisions = await db
    .select()
    .from(contestAudit)
    .where(
      inArray(
        contestAudit.entryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(contestAudit.id));
  return {
    videos: rows.map((row) => ({
      ...row,
      decisions: decisions
        .filter(({ entryId }) => entryId === row.id)
        .map(({ action, by, note, at }) => ({ action, by, note, at })),
    })),
    ...(rows.length === MOST_LISTED && { next: rows.at(-1)?.id }),
  };
}
