import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import { batched } from "../../../platform/batched.ts";
import type { TraceKind } from "../../schema/members.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import { judgeReferral, type ReferralDecision } from "./judge-referral.ts";

/** Sign-ups read at once. */
const AT_ONCE = 50;
/** The points for a counted sign-up, and the rule named in the ledger. */
export const REFERRAL_POINTS = 1;
export const REFERRAL_RULE = "referral";

interface Candidate {
  username: string;
  entryId: number;
  siteAt: number;
}

interface FactsRow {
  isReturn: number;
  shared: string | null;
  hasAddress: number;
  sharesNetwork: number;
  isCircle: number;
}

/**
 * Undecided sign-ups within the contest with the code of an entrant. They are dated by the site's clock, like entries;
 * members' own instants are real time and cannot be compared with a contest's.
 */
const undecided = ({ id, startDate, endDate }: ContestSeason): SQL => sql`
  select r.username as username, r.site_at as siteAt, e.id as entryId from referrals as r
  join contest_entries as e on e.username = r.referrer and e.contest_id = ${id}
  where r.decision is null and r.site_at >= ${startDate} and r.site_at < ${endDate} and r.site_at >= e.at
  order by r.joined_at, r.username limit ${AT_ONCE}`;

/** Of the new member only traces of the sign-up count, not later ones; of the referrer all known traces. */
const buildFactsSql = (username: string): SQL => sql`
  select r.is_return as isReturn,
    exists (select 1 from member_traces where username = r.username and kind = 'address' and first_at <= r.joined_at)
      as hasAddress,
    exists (select 1 from member_traces as own
      join member_traces as other on other.kind = own.kind and other.hash = own.hash
      join referrals as c on c.username = other.username and c.referrer = r.referrer and c.decision = 'counted'
        and other.first_at <= c.joined_at
      where own.username = r.username and own.kind = 'address' and own.first_at <= r.joined_at) as sharesNetwork,
    exists (select 1 from referrals as b where b.username = r.referrer and b.referrer = r.username) as isCircle,
    (select group_concat(distinct own.kind) from member_traces as own
      join member_traces as other on other.kind = own.kind and other.hash = own.hash
      where own.username = r.username and own.first_at <= r.joined_at and (other.username = r.referrer
        or own.kind = 'device' and other.username in
          (select username from referrals where referrer = r.referrer and decision = 'counted')
        or own.kind = 'number' and other.username <> r.username and other.first_at <= own.first_at)) as shared
  from referrals as r where r.username = ${username}`;

async function judge(db: DrizzleD1Database, username: string): Promise<ReferralDecision | undefined> {
  const facts = await db.get<FactsRow | undefined>(buildFactsSql(username));
  return (
    facts &&
    judgeReferral({
      isReturn: facts.isReturn === 1,
      shared: (facts.shared ?? "").split(",").filter(Boolean) as TraceKind[],
      hasAddress: facts.hasAddress === 1,
      sharesNetwork: facts.sharesNetwork === 1,
      isCircle: facts.isCircle === 1,
    })
  );
}

/**
 * The decision, its audit row and its point, all or nothing; of two concurrent runs only the first writes. The audit
 * outlives accounts, so it names nobody: the referral identifies the sign-up as long as it exists.
 */
async function decide(
  db: DrizzleD1Database,
  contestId: string,
  { username, entryId, siteAt }: Candidate,
  { decision, storedAt }: { decision: ReferralDecision; storedAt: number },
): Promise<void> {
  const isOpen = sql`exists (select 1 from referrals where username = ${username} and decision is null)`;
  const isCounted = sql`${decision === "counted" ? 1 : 0} and ${isOpen}`;
  const [action, by] = decision === "counted" ? ["counted", REFERRAL_RULE] : ["refused", decision];
  await db.batch([
    batched(
      db,
      sql`insert into contest_audit (contest_id, entry_id, action, by, note, at)
      select ${contestId}, ${entryId}, ${action}, ${by}, ${`sign-up of ${contestDay(siteAt)}`}, ${storedAt} where ${isOpen}`,
    ),
    batched(
      db,
      sql`insert into contest_ledger (contest_id, day, entry_id, kind, points, rule, at, stored_at)
      select ${contestId}, ${contestDay(siteAt)}, ${entryId}, 'grant', ${REFERRAL_POINTS}, ${REFERRAL_RULE}, ${siteAt},
        ${storedAt} where ${isCounted}`,
    ),
    batched(
      db,
      sql`update contest_entries set points = points + ${REFERRAL_POINTS} where id = ${entryId} and ${isCounted}`,
    ),
    batched(db, sql`update referrals set decision = ${decision} where username = ${username} and decision is null`),
  ]);
}

/** Decides a referral contest's new sign-ups. `storedAt`: milliseconds of real time. */
export async function countReferrals(db: DrizzleD1Database, season: ContestSeason, storedAt: number): Promise<void> {
  if (season.kind !== "referral") return;
  for (;;) {
    const candidates = await db.all<Candidate>(undecided(season));
    for (const candidate of candidates) {
      const decision = await judge(db, candidate.username);
      if (decision) await decide(db, season.id, candidate, { decision, storedAt });
    }
    if (candidates.length < AT_ONCE) return;
  }
}
