import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchChanges } from "#contract/calls/match-changes";
import type { MatchChange, MatchState } from "#contract/domain/live";
import { parseMatchState } from "#contract/parse/match";
import { HOUR } from "#contract/time/units";
import { COMPETITIONS, competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import { isVideoReviewed } from "../../data/competitions/football/video-review.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { oneSourcePerSeason } from "../../match/sources.ts";
import { NO_CONTESTS, NO_DETAILS, NO_NEWS, noFollowers } from "../../matches/test-data.ts";
import { matchChangeWire } from "../../matches/wire/match.ts";
import { withoutTicks } from "../../matches/wire/test-match-states.ts";
import { CallRefusal, success } from "../../platform/envelope.ts";
import { createEngine } from "../../simulator/engine/engine.ts";
import { runsOf, sampleOf } from "../../test-sweep.ts";
import { changesOfMatches } from "./match-changes.ts";

const SATURDAY = Date.parse("2026-10-17T00:00:00Z");

const [basketball, football] = [true, false].map((isBasketball) =>
  COMPETITIONS.filter(({ sport }) => (sport === "basketball") === isBasketball),
) as [CompetitionEntry[], CompetitionEntry[]];
const engineOf = (competitions: readonly CompetitionEntry[]) => createEngine({ competitions, teamById });
/** Competitions of every kind and region. */
const engine = engineOf([...sampleOf(football, 9), ...sampleOf(basketball, 3)]);
const sourcesOf = (simulated: typeof engine) =>
  oneSourcePerSeason(simulated, {
    between: () => [],
    season: () => [],
    find: () => undefined,
    happenedBetween: () => [],
    ...NO_DETAILS,
    stateAt: () => {
      throw new Error("nothing is stored");
    },
    takenSeasons: async () => new Set(),
  });
const simulation = EVERYTHING_SIMULATED;
const directory = { competitions: COMPETITIONS, countries: [], competitionById, teamById, countryById };

async function changesOf(since: number, now: number, sportType: 0 | 1 = 0, simulated = engine) {
  const body = await changesOfMatches(
    { since, sportType },
    {
      now,
      sources: sourcesOf(simulated),
      directory,
      simulation,
      followers: noFollowers,
      news: NO_NEWS,
      contestBindings: NO_CONTESTS,
    },
  );
  return matchChanges.parse(JSON.parse(JSON.stringify(success(body)))).value;
}

const SPORT_TYPES = [0, 1] as const;
const isOf =
  (sportType: (typeof SPORT_TYPES)[number]) =>
  ({ competitionId }: Fixture): boolean =>
    (competitionById(competitionId)?.sport === "basketball") === (sportType === 1);

type List = ReadonlyMap<string, Pick<MatchChange, "seq" | "match">>;

/** Rows of some matches at an instant, as the edge reads them. */
const listAt = (fixtures: readonly Fixture[], now: number, simulated = engine): List =>
  new Map(
    fixtures.map((fixture) => {
      const { matchId, seq, ...row } = matchChangeWire({ fixture, state: simulated.stateAt(fixture, now) });
      return [matchId, { seq, match: parseMatchState(row) }];
    }),
  );

/** Applied as a page does: a change whose number is not higher than the one shown is dropped. */
function applied(list: List, changes: readonly MatchChange[]): List {
  const next = new Map(list);
  for (const { id, seq, match } of changes) {
    const shown = list.get(id);
    if (shown && seq > shown.seq) next.set(id, { seq, match });
  }
  return next;
}

const standingsOf = (list: List): [string, object][] =>
  [...list].map(([id, { match }]): [string, object] => [id, withoutTicks(match)]);

/** Saturdays and cup evenings, in sequence, so that their matches are played once. */
const DAYS = ["2026-10-17", "2026-10-21", "2026-05-09", "2026-02-24", "2026-12-26"];
const sports = fc.constantFrom(...SPORT_TYPES);
const spans = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 6 * HOUR }));

describe("the changes of a day's matches", () => {
  it.each(DAYS)("make the list of an earlier instant that of a later one, each match once (%s)", async (date) => {
    const day = Date.parse(date);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2 * HOUR, max: 24 * HOUR }), spans, sports, async (offset, span, sport) => {
        const [since, until] = [day + offset, day + offset + span];
        const fixtures = engine.between(day - 6 * HOUR, day + 48 * HOUR, since).filter(isOf(sport));
        const before = listAt(fixtures, since);
        const { changes } = await changesOf(since, until, sport);
        expect(standingsOf(applied(before, changes))).toEqual(standingsOf(listAt(fixtures, until)));

        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
        for (const { id, at, seq } of changes) {
          expect(at > since && at <= until, `${id} changed at ${at}`).toBe(true);
          expect(seq).toBeGreaterThan(before.get(id)?.seq ?? -1);
        }
      }),
      { numRuns: runsOf(40) },
    );
  });

  it("tell of a goal that a review takes back, under a higher number than the goal", async () => {
    const goalsOf = ({ match }: { match: MatchState }): number =>
      "score" in match && match.score ? match.score[0] + match.score[1] : 0;
    const reviewed = engineOf(football.filter(({ id }) => isVideoReviewed(id, "regular")));
    let count = 0;
    for (const fixture of reviewed.between(SATURDAY, SATURDAY + 24 * HOUR, SATURDAY)) {
      for (const incident of reviewed.timeline(fixture.id).incidents) {
        if (incident.kind !== "decision" || incident.isGoal) continue;
        const before = listAt([fixture], incident.at - 1, reviewed).get(fixture.id);
        const { changes } = await changesOf(incident.at - 1, incident.at, 0, reviewed);
        const change = changes.find(({ id }) => id === fixture.id);
        expect(change && goalsOf(change)).toBe(before && goalsOf(before) - 1);
        expect(change?.seq).toBeGreaterThan(before?.seq ?? Number.POSITIVE_INFINITY);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});

describe("a call for changes", () => {
  const NOW = Date.parse("2026-10-17T14:20:00Z");

  it("names the instants between which it tells all", async () => {
    expect(await changesOf(NOW - 60_000, NOW)).toMatchObject({ since: NOW - 60_000, until: NOW });
  });

  it("has nothing to tell of an instant that is to come", async () => {
    expect((await changesOf(NOW + 60_000, NOW)).changes).toEqual([]);
  });

  it.each(SPORT_TYPES)("tells of the matches of its sport only (%i)", async (sportType) => {
    const { changes } = await changesOf(NOW - HOUR, NOW, sportType);
    expect(changes).not.toEqual([]);
    for (const { id } of changes) expect(isOf(sportType)(engine.find(id, NOW)!)).toBe(true);
  });

  it("is refused when it goes back more than six hours", async () => {
    await expect(changesOf(NOW - 6 * HOUR, NOW)).resolves.toBeDefined();
    await expect(changesOf(NOW - 6 * HOUR - 1, NOW)).rejects.toThrow(CallRefusal);
  });
});
