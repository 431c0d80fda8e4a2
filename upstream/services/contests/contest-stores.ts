import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Env } from "../../platform/env.ts";
import { anyContestById } from "./calendar/seasons.ts";

/** Where contests are stored. */
export interface ContestStores {
  /** The database of members, and of the contests that are about them. */
  members: DrizzleD1Database;
  /** Every database with contests. */
  all: readonly DrizzleD1Database[];
  /** The database of one contest. */
  of(contestId: string): DrizzleD1Database;
  /** The bucket of published days and closed contests; without it both stay in the database. */
  archive: R2Bucket | undefined;
}

export type ContestBindings = Pick<Env, "DB" | "CONTESTS" | "CONTESTS_SINCE" | "CONTEST_ARCHIVE">;

/**
 * Whether a contest is in the database for contests, if there is one. Referrals and videos are not: they are counted in
 * one transaction with members' rows, and are few. Nor is what began before that database was added.
 */
export function isInOwnDatabase(contestId: string, since: string | undefined): boolean {
  const season = anyContestById(contestId);
  if (!season || season.kind === "referral" || season.kind === "video") return false;
  return since === undefined || season.startDate >= Date.parse(since);
}

/** The database of one contest: the only place that decides it. */
export const contestDatabase = ({ DB, CONTESTS, CONTESTS_SINCE }: ContestBindings, contestId: string): D1Database =>
  CONTESTS && isInOwnDatabase(contestId, CONTESTS_SINCE) ? CONTESTS : DB;

export function contestStores(env: ContestBindings): ContestStores {
  const members = drizzle(env.DB);
  const own = env.CONTESTS && drizzle(env.CONTESTS);
  return {
    members,
    all: own ? [members, own] : [members],
    of: (contestId) => (own && contestDatabase(env, contestId) === env.CONTESTS ? own : members),
    archive: env.CONTEST_ARCHIVE,
  };
}
