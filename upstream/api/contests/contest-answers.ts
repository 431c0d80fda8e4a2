import type { CONTEST_CALLS, CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import type { ContestListBody } from "#contract/calls/contests/contest-wire";
import { readSentPicks } from "#contract/calls/contests/sent-picks";
import { contestState } from "#contract/contests/contest-state";
import type { QueryOf } from "#contract/registry";
import type { ContestKind } from "#contract/tables/contest-types";
import { sportOfType } from "#contract/tables/sports";
import { buildPage } from "../../match/match-order.ts";
import { type Simulation, showsLoose } from "../../match/simulation.ts";
import { type Call, type CallsOf, localeOf } from "../../matches/call-context.ts";
import { notFound } from "../../platform/envelope.ts";
import { enteredContests } from "../../services/contests/archive/entered-contests.ts";
import { readLedgerDay } from "../../services/contests/archive/read-ledger-day.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { contestsAt, isOfInvented } from "../../services/contests/calendar/seasons.ts";
import { type ContestStores, contestStores } from "../../services/contests/contest-stores.ts";
import { contestWire } from "../../services/contests/contest-wire.ts";
import { enterContest } from "../../services/contests/enter-contest.ts";
import { freezePicks } from "../../services/contests/freeze-picks.ts";
import { placePicks } from "../../services/contests/place-picks.ts";
import { entryCounts, getEntry, getMatches } from "../../services/contests/read-contests.ts";
import { readWinners } from "../../services/contests/read-winners.ts";
import { storedRows } from "../../services/contests/stored-rows.ts";
import { countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";
import { getContestEntry, getContesterPredictionList, getLatestContesterPredictionList } from "./boards.ts";
import { getContestDay, getContestInfo, getTeamListByContestId } from "./contest-details.ts";
import { getMyPredictionList, myPredictions } from "./my-predictions.ts";
import { contestParticipate, listParticipant, myParticipant } from "./participation-calls.ts";
import { contestSelections, latestPlaces, myPlaces, submitPlaces } from "./place-calls.ts";
import { broughtUp, openContest, requestedContest } from "./requested-contest.ts";

/** The other kinds are entered by `contestParticipate`. */
const JOINED: readonly ContestKind[] = ["prediction", "score", "worldCup"];

const contestJoin: MemberCall<"contestJoin"> = async ({ contestId }, caller, openSports) => {
  const { username } = (await requireMember(caller)).user;
  const { siteNow: at } = caller;
  const season = openContest(contestId, at);
  const db = caller.contestStores.of(season.id);
  if (!JOINED.includes(season.kind)) throw refuse("contestClosed");
  await bringUpToDate(db, season, await openSports(), { storedAt: caller.now });
  const { isNew } = await enterContest(db, { contestId: season.id, username, at });
  if (!isNew) throw refuse("contestEntered");
  return {};
};

/**
 * Members who have not entered yet enter with their first accepted pick. If a line or price is no longer the one that
 * the member confirmed, nothing is stored and nobody enters.
 */
const savePicks: MemberCall<"savePicks"> = async ({ contestId, picks, lang }, caller, openSports) => {
  const { user } = await requireMember(caller);
  const { now: storedAt } = caller;
  const { username } = user;
  const sent = readSentPicks(picks);
  if (!sent) throw refuse("pickInvalid");
  const season = openContest(contestId, caller.siteNow);
  const db = caller.contestStores.of(season.id);
  await countOrRefuse(caller, LIMITS.picksOfMinute, username);
  const context = await openSports();
  await bringUpToDate(db, season, context, { storedAt });
  const at = context.now;
  const known = await getEntry(db, season.id, username);
  const standing = {
    season,
    matches: await getMatches(db, season.id),
    picks: known ? await storedRows(db, season).picksOf([known.id]) : [],
  };
  const frozen = await freezePicks(sent, standing, context);
  const { moved } = frozen;
  if (moved.length === 0) {
    const { entry } = known ? { entry: known } : await enterContest(db, { contestId: season.id, username, at });
    await placePicks(db, { entryId: entry.id, season, picks: frozen.picks, at, storedAt });
  }
  const { data } = await myPredictions({ season, user, lang }, context);
  return { data: { ...data, moved } };
};

/** Contests per page. */
const PAGE_SIZE = 20;

interface Asking {
  stores: ContestStores;
  /** Username of the reader; undefined for the public list. */
  reader: string | undefined;
  /** Milliseconds of the site's clock. */
  now: number;
  simulation: Pick<Simulation, "mode">;
}

async function getList(
  query: QueryOf<"getContestList">,
  { stores, reader, now, simulation }: Asking,
): Promise<ContestListBody> {
  const { sportType, state, page, lang } = query;
  const all = contestsAt(now, sportOfType(sportType)).filter(
    (season) => showsLoose(simulation) || !isOfInvented(season),
  );
  const seasons = all.filter((season) => state === undefined || contestState(season, now) === state);
  const { items, hasNext } = buildPage(seasons, page, PAGE_SIZE);
  const ids = items.map(({ id }) => id);
  const counts = await entryCounts(stores, ids);
  const winners = await readWinners(
    stores,
    items.filter((season) => contestState(season, now) === "past"),
  );
  const entered = reader === undefined ? new Set<string>() : await enteredContests(stores, reader, ids);
  const locale = localeOf(lang);
  const list = items.map((season) =>
    contestWire(season, {
      locale,
      counts: counts.get(season.id),
      isParticipating: entered.has(season.id),
      winner: winners.get(season.id),
    }),
  );
  return { data: { list, hasNext } };
}

const getContestList: Call<"getContestList"> = (query, { contestBindings, now, simulation }) =>
  getList(query, { stores: contestStores(contestBindings), reader: undefined, now, simulation });

const getContestListAsMember: MemberCall<"getContestListAsMember"> = async (query, caller) => {
  const { username } = (await requireMember(caller)).user;
  return getList(query, {
    stores: caller.contestStores,
    reader: username,
    now: caller.siteNow,
    simulation: caller.simulation,
  });
};

/** A day's published file, or a long one from a part on, byte for byte as hashed. */
const getLedgerDay: Call<"getLedgerDay"> = async ({ contestId, date, part }, context) => {
  const season = requestedContest(contestId, context.now);
  const { stores } = await broughtUp(season, context);
  const day = await readLedgerDay(stores, { contestId, day: date }, part);
  if (!day || day.publishedAt > context.now) throw notFound("date", "nothing is published of this day");
  const { lines, nextPart, previousHash, hash, signature, publicKey, publishedAt } = day;
  return {
    data: {
      contestId,
      day: day.day,
      lines,
      nextPart: nextPart ?? null,
      previousHash,
      hash,
      publishedAt,
      ...(signature !== null && { signature }),
      ...(publicKey !== null && { publicKey }),
    },
  };
};

/** Handlers of this family's calls: those that are the same for everyone, and those of members. */
export const CONTEST_LIST_ANSWERS: CallsOf<typeof CONTEST_LISTS> = {
  getContestList,
  getContestInfo,
  getContestDay,
  getTeamListByContestId,
  listParticipant,
  contestSelections,
  latestPlaces,
  getLedgerDay,
  getContesterPredictionList,
  getLatestContesterPredictionList,
  getContestEntry,
};

export const CONTEST_ANSWERS: { [Name in keyof typeof CONTEST_CALLS]: MemberCall<Name> } = {
  getContestListAsMember,
  contestJoin,
  savePicks,
  getMyPredictionList,
  contestParticipate,
  myParticipant,
  submitPlaces,
  myPlaces,
};
