import { describe, expect, it } from "vitest";
import { isTableStage } from "#contract/tables/stages";
import { HOUR } from "#contract/time/units";
import { competitionById } from "../../competitions/world/world.ts";
import { PROMOTION_PLAY_OFFS } from "../../data/competitions/promotion-play-offs.ts";
import { finalTable } from "../../matches/exchanges/final-places.ts";
import { buildBracket, winnerIdOf } from "../knockout/bracket.ts";
import { planOf } from "../knockout/plan.ts";
import { WORLD_ENGINE } from "./test-world-engine.ts";

const LATE = Date.UTC(2100, 0, 1);
const SEASON = "2026-27";

describe.each(Object.entries(PROMOTION_PLAY_OFFS))("the play-offs of league %s", (id, { firstPlace }) => {
  const league = competitionById(id)!;
  const playOffs = WORLD_ENGINE.season(id, SEASON, LATE).filter(({ stage }) => !isTableStage(stage));

  it("are two ties of two legs and a final, in which everybody has rested", () => {
    expect(playOffs.map(({ stage, leg }) => [stage, leg])).toEqual([
      ["semi_final", 1],
      ["semi_final", 1],
      ["semi_final", 2],
      ["semi_final", 2],
      ["final", undefined],
    ]);
    const all = WORLD_ENGINE.season(id, SEASON, LATE);
    for (const { kickOff, homeId, awayId } of playOffs) {
      const before = all.filter(
        (one) => one.kickOff < kickOff && [one.homeId, one.awayId].some((of) => of === homeId || of === awayId),
      );
      expect(kickOff - Math.max(...before.map((one) => one.kickOff))).toBeGreaterThanOrEqual(66 * HOUR);
    }
  });

  it("have the clubs of their places in the table, the better ones at home last", async () => {
    const { places } = await finalTable(WORLD_ENGINE, league, 2026);
    const at = (place: number) => places[place - 1]!.teamId;
    expect(places.slice(firstPlace - 1, firstPlace + 3).map(({ zone }) => zone)).toEqual(
      Array.from({ length: 4 }, () => "promotion_playoff"),
    );
    const second = playOffs.filter(({ leg }) => leg === 2).map(({ homeId, awayId }) => `${homeId} ${awayId}`);
    expect(second.sort()).toEqual(
      [`${at(firstPlace)} ${at(firstPlace + 3)}`, `${at(firstPlace + 1)} ${at(firstPlace + 2)}`].sort(),
    );
  });

  it("are a bracket whose places are named before they are known", () => {
    const bracketAt = (now: number) => {
      const matches = WORLD_ENGINE.season(id, SEASON, now).map((fixture) => ({
        fixture,
        state: WORLD_ENGINE.stateAt(fixture, now),
      }));
      return buildBracket(matches, planOf({ competition: league, season: SEASON, matches })!).rounds;
    };
    const [semis] = bracketAt(playOffs[0]!.kickOff - 300 * HOUR);
    const ranks = semis!.ties.map(({ home, away }) =>
      [home.placeholder, away.placeholder].map((one) => one?.kind === "rank" && one.rank),
    );
    expect(ranks).toEqual([
      [firstPlace, firstPlace + 3],
      [firstPlace + 1, firstPlace + 2],
    ]);
    const [final] = bracketAt(LATE).at(-1)!.ties;
    expect([playOffs.at(-1)!.homeId, playOffs.at(-1)!.awayId]).toContain(winnerIdOf(final!));
  });

  it("are unknown until the last match of the league is over", () => {
    const [first] = playOffs;
    const knownAt = first!.kickOff - 100 * HOUR;
    const last = WORLD_ENGINE.season(id, SEASON, LATE)
      .filter(({ stage }) => isTableStage(stage))
      .at(-1)!;
    expect(WORLD_ENGINE.find(first!.id, last.kickOff)).toBeUndefined();
    expect(WORLD_ENGINE.find(first!.id, knownAt)).toEqual(first);
  });
});

describe("a league without play-offs", () => {
  it("ends with its last matchday", () => {
    expect(WORLD_ENGINE.season("101", SEASON, LATE).every(({ stage }) => stage === "regular")).toBe(true);
  });
});
