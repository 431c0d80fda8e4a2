import { sql } from "drizzle-orm";
import { contestDay } from "#contract/contests/contest-days";
import { type ContestKind, contestTypeOf } from "#contract/tables/contest-types";
import { LOCALES } from "#contract/tables/locales";
import { contestEndedTitle } from "../../data/contests/contest-titles.ts";
import { notify } from "../notices/send-happenings.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";
import { nextPreparation, prepareContest } from "./prepare-contest.ts";
import { PUBLISHED_AFTER, publishDays, publishPlaces } from "./publish-ledger.ts";
import type { Progress } from "./read-progress.ts";
import { countReferrals } from "./referrals/count-referrals.ts";
import { settleDue } from "./settle-due.ts";
import { settledTo, settlePlaces } from "./settle-places.ts";
import { MAKE_UP_PICKS } from "./simulated-entries.ts";
import { MAKE_UP_GRANTS } from "./simulated-grants.ts";
import { MAKE_UP_PLACES } from "./simulated-places.ts";
import { tournamentOf } from "./world-cup/tournament-of.ts";

/** Milliseconds between counts; reading the board counts as well. */
const COUNTED_EVERY = 15 * 60_000;

/** Due when the next place is decided. */
const SETTLE_PLACES: ContestStep = {
  name: "settle places",
  dueAt({ settledTo: to }, { season }) {
    const next = (tournamentOf(season)?.places ?? []).filter(({ decidedAt }) => to === null || decidedAt > to);
    return next.length === 0 ? undefined : Math.min(...next.map(({ decidedAt }) => decidedAt));
  },
  run: ({ db, season, context, storedAt }) => settlePlaces(db, season, context, storedAt),
};

/** Milliseconds; undefined if it is not a tournament. */
function lastPlaceAt(season: ContestSeason): number | undefined {
  const places = tournamentOf(season)?.places;
  return places && Math.max(...places.map(({ decidedAt }) => decidedAt));
}

/** All picks at the deadline; points given since then, once the last place is decided. */
const PUBLISH_PLACES: ContestStep = {
  name: "publish places",
  dueAt({ publishedTo }, { season }) {
    if (publishedTo === null) return season.endDate + PUBLISHED_AFTER;
    return publishedTo === contestDay(season.endDate) ? lastPlaceAt(season) : undefined;
  },
  run: ({ db, season, context: { now }, env }) =>
    publishPlaces(db, season, { now, key: env?.CONTEST_KEY, isOver: now >= (lastPlaceAt(season) ?? now) }),
};

/** Soon after a sign-up, with what is known then; a last time after the end. */
const COUNT_REFERRALS: ContestStep = {
  name: "count referrals",
  dueAt({ settledTo: to }, { season: { startDate, endDate } }) {
    if (to === null) return startDate;
    return to < endDate ? to + COUNTED_EVERY : undefined;
  },
  async run({ db, season, context, storedAt }) {
    await countReferrals(db, season, storedAt);
    await settledTo(db, season.id, context.now);
  },
};

const STEPS: Partial<Record<ContestKind, readonly ContestStep[]>> = {
  worldCup: [MAKE_UP_PLACES, SETTLE_PLACES, PUBLISH_PLACES],
  referral: [MAKE_UP_GRANTS, COUNT_REFERRALS],
  video: [MAKE_UP_GRANTS],
};

/** The steps of contests without match days of their own: tournaments, referrals and videos. */
const otherSteps = (kind: ContestKind): readonly ContestStep[] => STEPS[kind] ?? [];

/** Milliseconds after the end during which participants are still notified. */
const NEWS_FOR = 7 * 86_400_000;

const hasParticipants = ({ id }: ContestSeason) => sql<{ found: 0 | 1 }>`
  select exists (select 1 from contest_entries where contest_id = ${id} and username > '') as found`;

/** Each participant is notified once: notices with the same key are one notice. */
async function notifyOfEnd({ db, season, context: { now }, env }: StepWork): Promise<void> {
  const { id, kind, sport, endDate } = season;
  const found = await db.get<{ found: 0 | 1 }>(hasParticipants(season));
  if (env && found.found) {
    const titles = Object.fromEntries(LOCALES.map(({ code }) => [code, contestEndedTitle(season, code)]));
    const target = { contestType: contestTypeOf(kind).type, contestId: id, ...(sport && { sport }) };
    const happening = { kind: "contest", key: `${id}:ended`, at: Math.max(now, endDate), ...target, titles } as const;
    await notify(env, happening, { kind: "participants", contestId: id });
  }
  await db.run(sql`insert into contest_progress (contest_id, end_told_at) values (${id}, ${now})
    on conflict (contest_id) do update set end_told_at = coalesce(end_told_at, ${now})`);
}

/** Notifies participants that a contest has ended, once all its matches are settled. */
const NOTIFY_OF_END: ContestStep = {
  name: "tell",
  dueAt({ endToldAt, preparedTo, unsettled }, { season: { days = [], endDate }, context: { now } }) {
    if (endToldAt !== null || preparedTo === null || now > endDate + NEWS_FOR) return undefined;
    return unsettled === 0 && preparedTo >= (days.at(-1) ?? "") ? endDate : undefined;
  },
  run: notifyOfEnd,
};

const PREPARE: ContestStep = {
  name: "prepare",
  dueAt: ({ preparedTo }, { season, context }) => nextPreparation(season, preparedTo ?? undefined, context.now),
  run: ({ db, season, context }) => prepareContest(db, season, context),
};

const SETTLE: ContestStep = {
  name: "settle",
  dueAt: ({ lookAt }) => lookAt ?? undefined,
  run: ({ db, season, context, storedAt }) => settleDue(db, season, context, storedAt),
};

/** Whether none of its matches is left to prepare or check. */
function isOver({ preparedTo, lookAt }: Progress, { days = [], endDate }: ContestSeason, now: number): boolean {
  const last = days.at(-1) ?? "";
  return now >= endDate && lookAt === null && preparedTo !== null && preparedTo >= last;
}

/** Whether its last file is out, which holds what was settled after its last day: nothing changes from then on. */
export function isClosed({ publishedTo }: Progress, { kind, days = [], endDate }: ContestSeason): boolean {
  const last = kind === "worldCup" ? contestDay(endDate) : (days.at(-1) ?? "");
  return publishedTo !== null && publishedTo > last;
}

const PUBLISH: ContestStep = {
  name: "publish",
  dueAt(progress, { season, context: { now } }) {
    if (progress.publishAt !== null) return progress.publishAt;
    // Where nothing was published, no last file is needed.
    const isDue = progress.publishedTo !== null && isOver(progress, season, now) && !isClosed(progress, season);
    return isDue ? season.endDate : undefined;
  },
  run: ({ db, season, context: { now }, env }, progress) =>
    publishDays(db, season, { now, key: env?.CONTEST_KEY, isOver: isOver(progress, season, now) }),
};

const OF_MATCHES: readonly ContestStep[] = [PREPARE, MAKE_UP_PICKS, SETTLE, PUBLISH, NOTIFY_OF_END];

/** The steps of a kind of contest, in order. */
export const stepsOf = (kind: ContestKind): readonly ContestStep[] =>
  kind === "prediction" || kind === "score" ? OF_MATCHES : otherSteps(kind);
