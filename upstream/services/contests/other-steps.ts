import { contestDay } from "#contract/contests/contest-days";
import type { ContestKind } from "#contract/tables/contest-types";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStep } from "./contest-step.ts";
import { MAKE_UP_GRANTS } from "./made-up-grants.ts";
import { MAKE_UP_PLACES } from "./made-up-places.ts";
import { PUBLISHED_AFTER, publishPlaces } from "./publish-ledger.ts";
import { countReferrals } from "./referrals/count-referrals.ts";
import { settledTo, settlePlaces } from "./settle-places.ts";
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
export const otherSteps = (kind: ContestKind): readonly ContestStep[] => STEPS[kind] ?? [];
