import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { DAY, MINUTE } from "#contract/time/units";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { createRandom } from "../../platform/random.ts";

/** A published summary: its finished match, and since when (milliseconds). */
export interface Published {
  id: string;
  match: MatchAt;
  publishedAt: number;
}

export interface Wanted {
  sport: Sport;
  leagueId?: string;
  teamId?: string;
  isOldestFirst: boolean;
  /** The last one that the caller has. */
  lastId?: string;
  size: number;
}

/** How far lists reach back, in days. */
const REACH = 28;
/** A season's worth, if one competition or team is requested. */
const FAR_REACH = 366;

const toHighlightId = (matchId: string): string => `h${matchId}`;
const matchIdOfHighlight = (highlightId: string): string | undefined => /^h(\d+)$/.exec(highlightId)?.[1];

/** A finished match's summary, once published: between half an hour and an hour and a half after the end. */
export function publishedOf(match: MatchAt, now: number): Published | undefined {
  const { fixture, state } = match;
  if (phaseGroup(state.phase) !== "final" || state.phase === "AWARDED" || !state.score) return undefined;
  const random = createRandom(`highlight ${fixture.id}`);
  const publishedAt = state.updatedAt + random.integer(30, 90) * MINUTE;
  return publishedAt <= now ? { id: toHighlightId(fixture.id), match, publishedAt } : undefined;
}

/** For one match: none or one. */
export async function publishedOfMatch(fixture: Fixture, context: CallContext): Promise<Published[]> {
  const published = publishedOf(await withState(fixture, context), context.now);
  return published ? [published] : [];
}

/** Popular competitions have summaries of all matches; so do a requested competition or team. */
function isCovered(fixture: Fixture, { sport, leagueId, teamId }: Wanted, { directory }: CallContext): boolean {
  const competition = competitionOf(fixture, directory);
  if (competition.sport !== sport) return false;
  if (leagueId !== undefined && fixture.competitionId !== leagueId) return false;
  if (teamId !== undefined) return fixture.homeId === teamId || fixture.awayId === teamId;
  return leagueId !== undefined || competition.isPopular === true;
}

async function ofDay(day: number, wanted: Wanted, context: CallContext): Promise<Published[]> {
  const { sources, now } = context;
  const { teamId } = wanted;
  const [from, to] = [day * DAY, (day + 1) * DAY];
  const fixtures =
    teamId === undefined ? await sources.between(from, to, now) : await sources.ofTeam(teamId, from, to, now);
  const covered = fixtures.filter((fixture) => isCovered(fixture, wanted, context));
  const published = await Promise.all(covered.map((fixture) => publishedOfMatch(fixture, context)));
  // By kick-off, so that a day's order is stable if a later match's summary is published first.
  return published.flat().sort((a, b) => b.match.fixture.kickOff - a.match.fixture.kickOff || (a.id < b.id ? -1 : 1));
}

/** The days to search, in the requested order, from that of the caller's last match. */
function daysOf({ isOldestFirst, leagueId, teamId }: Wanted, last: Fixture | undefined, now: number): number[] {
  const today = Math.floor(now / DAY);
  const reach = leagueId === undefined && teamId === undefined ? REACH : FAR_REACH;
  const days = Array.from({ length: reach }, (_, back) => today - back);
  const ordered = isOldestFirst ? days.reverse() : days;
  const at = last && ordered.indexOf(Math.floor(last.kickOff / DAY));
  return at === undefined || at < 0 ? ordered : ordered.slice(at);
}

/** Seasons have breaks; a request for one competition should not wait for a year of empty days. */
const MOST_DAYS = 120;

/** Published summaries in order, as many as wanted and one more if there are more. */
export async function publishedList(wanted: Wanted, context: CallContext): Promise<Published[]> {
  const lastMatch = wanted.lastId === undefined ? undefined : matchIdOfHighlight(wanted.lastId);
  const last = lastMatch === undefined ? undefined : await context.sources.find(lastMatch, context.now);
  const found: Published[] = [];
  let isPastLast = last === undefined;
  for (const day of daysOf(wanted, last, context.now).slice(0, MOST_DAYS)) {
    const ofThisDay = await ofDay(day, wanted, context);
    for (const one of wanted.isOldestFirst ? ofThisDay.reverse() : ofThisDay) {
      if (isPastLast) found.push(one);
      else isPastLast = one.id === wanted.lastId;
    }
    // If the cursor's match is gone, its day counts as passed.
    isPastLast = true;
    if (found.length > wanted.size) break;
  }
  return found;
}
