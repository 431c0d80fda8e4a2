import type { PredictionsBody, SelectionsBody } from "#contract/calls/contests/place-wire";
import { readSentPlaces } from "#contract/calls/contests/sent-picks";
import { faultsOfPlaces, type PlacePick, type PlaceSlot } from "#contract/contests/place-picks";
import { type Call, localeOf } from "../../matches/call-context.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { badRequest, notFound } from "../../platform/envelope.ts";
import { contestStores } from "../../services/contests/contest-stores.ts";
import { enterContest } from "../../services/contests/enter-contest.ts";
import { nameEntries } from "../../services/contests/name-entries.ts";
import { placePicks } from "../../services/contests/place-picks.ts";
import { placesWire } from "../../services/contests/read-places.ts";
import { teamsOfContest } from "../../services/contests/teams-of-contest.ts";
import { placesBy } from "../../services/contests/world-cup/tournament.ts";
import { tournamentOf } from "../../services/contests/world-cup/tournament-of.ts";
import { countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";
import { broughtUp, openContest, requestedContest } from "./requested-contest.ts";

/** A call's contest and its tournament. `now`: milliseconds of the site's clock. */
function requestedTournament(contestId: string, now: number) {
  const season = requestedContest(contestId, now);
  const tournament = tournamentOf(season);
  if (!tournament) throw notFound("contestId", "not a contest about a tournament");
  return { season, tournament };
}

const slotWire = ({ slotId, stage, place, group, number, teamIds, from }: PlaceSlot) =>
  ({
    slotId,
    stage,
    place: place ?? null,
    ...(group !== undefined && { group }),
    number: number ?? null,
    teamIds: [...teamIds],
    from: from ? [...from] : [],
  }) satisfies SelectionsBody["data"]["slots"][number];

export const contestSelections: Call<"contestSelections"> = async ({ contestId, lang }, context) => {
  const { season, tournament } = requestedTournament(contestId, context.now);
  const teams = await teamsOfContest(contestStores(context.contestBindings).of(season.id), season, context);
  return {
    data: {
      slots: tournament.slots.map(slotWire),
      teams: teams.map((team) => teamWire(team, localeOf(lang))),
      deadline: season.endDate,
      decided: placesBy(tournament, context.now),
    },
  };
};

/** Refuses picks that leave a place out or name a team that cannot take it. */
function requirePlaces(slots: readonly PlaceSlot[], picks: readonly PlacePick[]): void {
  const faults = faultsOfPlaces(slots, picks).map(({ fault }) => fault);
  // A duplicate explains more than the missing place that it causes.
  const [reported = faults[0]] = faults.filter((fault) => fault === "sameTeams" || fault === "repeated");
  if (reported === "sameTeams") throw refuse("placesSame");
  if (reported === "repeated") throw refuse("placesRepeated");
  if (reported) throw refuse("placesIncomplete");
}

/** Enters members who have not entered yet; picks sent again before the deadline replace the earlier ones. */
export const submitPlaces: MemberCall<"submitPlaces"> = async ({ contestId, picks }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const { siteNow: at, now: storedAt } = caller;
  const season = openContest(contestId, at);
  const db = caller.contestStores.of(season.id);
  const tournament = tournamentOf(season);
  if (!tournament) throw refuse("contestClosed");
  const sent = readSentPlaces(picks);
  if (!sent) throw refuse("placesIncomplete");
  requirePlaces(tournament.slots, sent);
  await countOrRefuse(caller, LIMITS.picksOfMinute, username);
  const { entry } = await enterContest(db, { contestId: season.id, username, at });
  const stored = sent.map(({ slotId, teamId }) => ({ matchId: slotId, market: "PLACE" as const, choice: teamId }));
  await placePicks(db, { entryId: entry.id, season, picks: stored, at, storedAt });
  return {};
};

/** The latest entries, without ranks. Nobody sees others' picks before the first match. */
export const latestPlaces: Call<"latestPlaces"> = async (
  { contestId, lastId, size },
  context,
): Promise<PredictionsBody> => {
  const { season } = requestedTournament(contestId, context.now);
  if (context.now < season.endDate) return { data: { list: [], hasNext: false } };
  const { rows, stores } = await broughtUp(season, context);
  const before = lastId === undefined ? undefined : (await rows.ofKey(lastId))?.id;
  if (lastId !== undefined && before === undefined) throw badRequest("lastId", "not of this contest");
  const found = await rows.latestEntered({ before, size: size + 1 });
  const shown = await nameEntries(stores.members, found.slice(0, size));
  const picks = await rows.picksOf(shown.map(({ id }) => id));
  const places = Map.groupBy(picks, ({ entryId }) => entryId);
  const hasNext = found.length > size;
  const list = shown.flatMap(
    (entry) => placesWire(entry, places.get(entry.id) ?? [], { name: entry.nickname, avatar: entry.avatarId }) ?? [],
  );
  const last = shown.at(-1)?.key;
  return { data: { list, hasNext, ...(hasNext && last !== undefined && { lastId: last }) } };
};

export const myPlaces: MemberCall<"myPlaces"> = async ({ contestId }, caller, openSports) => {
  const { username, nickname: name, avatarId: avatar } = (await requireMember(caller)).user;
  const { season } = requestedTournament(contestId, caller.siteNow);
  const { rows } = await broughtUp(season, await openSports(), caller.now);
  const entry = await rows.ofMember(username);
  if (!entry) return { data: null };
  const facts = { rank: await rows.rankOf(entry), username, name, avatar };
  return { data: placesWire(entry, await rows.picksOf([entry.id]), facts) ?? null };
};
