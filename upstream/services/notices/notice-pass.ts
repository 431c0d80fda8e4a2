import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { AGENDA_REACH, type AgendaMatch } from "./clock-schedule.ts";
import { findHappenings, type HappeningContext } from "./find-happenings.ts";
import { followedAmong } from "./followed-fixtures.ts";
import type { Interval } from "./happenings-of-match.ts";
import type { MatchHappening } from "./notice.ts";

export interface PassContext extends HappeningContext {
  /** The databases with favourites. */
  favourites: readonly D1Database[];
  sport: Sport;
}

/** A followed match around now. */
export interface Planned extends AgendaMatch {
  fixture: Fixture;
}

const ofSport = (fixtures: readonly Fixture[], { sport, directory }: PassContext): Fixture[] =>
  fixtures.filter((fixture) => competitionOf(fixture, directory).sport === sport);

/** Followed matches that are or may be in play, and those that begin soon. */
export async function readAgenda(now: number, context: PassContext): Promise<Planned[]> {
  const { sources, favourites, sport } = context;
  const around = await sources.between(now - AGENDA_REACH.back, now + AGENDA_REACH.ahead, now);
  const timed = ofSport(around, context).filter(({ isTimeConfirmed }) => isTimeConfirmed);
  const followed = await followedAmong(favourites, sport, timed);
  return Promise.all(
    followed.map(async (fixture) => {
      const group = phaseGroup((await sources.stateAt(fixture, now)).phase);
      return { fixture, kickOff: fixture.kickOff, isOver: group === "final" || group === "void" };
    }),
  );
}

/** Happenings in followed matches within an interval, in order of time. Matches without followers are skipped. */
export async function happeningsIn(
  interval: Interval,
  agenda: readonly Planned[],
  context: PassContext,
): Promise<MatchHappening[]> {
  const { since, until } = interval;
  if (until <= since) return [];
  const { sources, favourites, sport } = context;
  const happened = ofSport(await sources.happenedBetween(since, until), context);
  const followed = await followedAmong(favourites, sport, happened);
  const ahead = agenda.filter(({ kickOff }) => kickOff > since).map(({ fixture }) => fixture);
  const fixtures = new Map([...ahead, ...followed].map((fixture) => [fixture.id, fixture]));
  const found = await Promise.all(
    [...fixtures.values()].map((fixture) => findHappenings(fixture, sport, interval, context)),
  );
  return found.flat().sort((a, b) => a.at - b.at);
}
