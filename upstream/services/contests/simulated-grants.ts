import { type SQL, sql } from "drizzle-orm";
import { contestDay } from "#contract/contests/contest-days";
import { DAY } from "#contract/time/units";
import { batched } from "../../platform/batched.ts";
import { createRandom } from "../../platform/random.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { hasSimulatedEntries } from "./contest-env.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";
import { VIDEO_RULE } from "./decide-video.ts";
import { REFERRAL_POINTS, REFERRAL_RULE } from "./referrals/count-referrals.ts";
import { simulatedTo, storeSimulatedMembers } from "./simulated-entries.ts";
import { type SimulatedMember, simulatedMembers } from "./simulated-members.ts";

/** Referrals per member: the average and the maximum. */
const USUAL_REFERRALS = 2.5;
const MOST_REFERRALS = 12;
/** The share of approved videos, their points, and the time until approval. */
const APPROVED = 0.9;
const VIDEO_POINTS = { from: 3, to: 30 } as const;
const DECIDED_WITHIN = 2 * DAY;

interface SimulatedGrant {
  /** Milliseconds. */
  at: number;
  points: number;
}

type Entered = Pick<SimulatedMember, "key" | "at">;

/** When people join with a simulated member's code, until the contest ends. */
export function simulatedReferrals({ id, endDate }: ContestSeason, { key, at }: Entered): SimulatedGrant[] {
  const random = createRandom(`made-up referrals ${id} ${key}`);
  const count = Math.min(Math.floor(random.wait() * USUAL_REFERRALS), MOST_REFERRALS);
  return Array.from({ length: count }, () => ({
    at: at + Math.floor(random.next() * (endDate - at)),
    points: REFERRAL_POINTS,
  })).sort((a, b) => a.at - b.at);
}

/** When a simulated member's video is approved. The video does not exist, so it has no link. */
export function simulatedVideos({ id }: ContestSeason, { key, at }: Entered): SimulatedGrant[] {
  const random = createRandom(`made-up video ${id} ${key}`);
  const decidedAt = at + Math.floor(random.next() * DECIDED_WITHIN);
  const points = random.integer(VIDEO_POINTS.from, VIDEO_POINTS.to);
  return random.chance(APPROVED) ? [{ at: decidedAt, points }] : [];
}

const grantsOf = (season: ContestSeason, member: Entered): SimulatedGrant[] =>
  season.kind === "video" ? simulatedVideos(season, member) : simulatedReferrals(season, member);

/** The grants as rows, except those given before. */
const grantRows = (contestId: string, grants: readonly object[]): SQL => sql`(
  select value->>'entryId' as entry_id, value->>'at' as at, value->>'points' as points, value->>'day' as day
  from json_each(${JSON.stringify(grants)})
  where value->>'at' > coalesce((select made_up_to from contest_progress where contest_id = ${contestId}), 0))`;

/** Writes the same ledger and audit rows as for members, and records its progress. */
async function makeUp({ db, season, context: { now }, storedAt }: StepWork): Promise<void> {
  const { id } = season;
  const members = await storeSimulatedMembers(db, season, now);
  const grants = members.flatMap((member) =>
    grantsOf(season, member)
      .filter(({ at }) => at <= now)
      .map(({ at, points }) => ({ entryId: member.id, at, points, day: contestDay(at) })),
  );
  const rows = grantRows(id, grants);
  const [action, rule] = season.kind === "video" ? ["approved", VIDEO_RULE] : ["counted", REFERRAL_RULE];
  await db.batch([
    batched(
      db,
      sql`insert into contest_audit (contest_id, entry_id, action, by, note, at)
      select ${id}, entry_id, ${action}, 'simulation', 'made up', ${storedAt} from ${rows}`,
    ),
    batched(
      db,
      sql`insert into contest_ledger (contest_id, day, entry_id, kind, points, rule, at, stored_at)
      select ${id}, day, entry_id, 'grant', points, ${rule}, at, ${storedAt} from ${rows} order by at`,
    ),
    batched(
      db,
      sql`update contest_entries set points = contest_entries.points + d.points
      from (select entry_id, sum(points) as points from ${rows} group by entry_id) as d
      where contest_entries.id = d.entry_id`,
    ),
    simulatedTo(db, id, now),
  ]);
}

/** Simulated members enter contests of referrals and videos and gain points there, if an operator allows them. */
export const MAKE_UP_GRANTS: ContestStep = {
  name: "make up points",
  dueAt({ madeUpTo: last }, { season, env }) {
    if (!hasSimulatedEntries(env)) return undefined;
    const instants = simulatedMembers(season)
      .flatMap((member) => [member, ...grantsOf(season, member)])
      .map(({ at }) => at)
      .filter((at) => at > (last ?? 0));
    return instants.length === 0 ? undefined : Math.min(...instants);
  },
  run: (work) => makeUp(work),
};
