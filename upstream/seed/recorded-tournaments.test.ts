import { describe, expect, it } from "vitest";
import { type RecordedMatch, type RecordedSeason, recordedLoad } from "./recorded-season.ts";
import { RECORDED_SEASONS } from "./seed.ts";

const seasonOf = (competitionId: string, year: string): RecordedSeason =>
  RECORDED_SEASONS.find(({ competitionId: id, season }) => id === competitionId && season === year)!;

const scoredUntil = ({ goals }: RecordedMatch, minute: number): number[] =>
  ["home", "away"].map(
    (side) => goals.filter((goal) => goal[0] === side && Number.parseInt(goal[1]!, 10) <= minute).length,
  );

const winnerOf = ({ home, away, shootout, extraTime, fullTime }: RecordedMatch): string => {
  const [first, second] = shootout ?? extraTime ?? fullTime;
  return first! > second! ? home : away;
};

const OF_24 = { round_of_16: 8, quarter_final: 4, semi_final: 2, final: 1 };

describe.each([
  { id: "77", season: "2023", groups: 6, stages: { ...OF_24, third_place: 1 }, goals: 119, champion: "CIV" },
  { id: "78", season: "2023", groups: 6, stages: OF_24, goals: 132, champion: "QAT" },
  { id: "82", season: "2024", groups: 6, stages: OF_24, goals: 117, champion: "ESP" },
  {
    id: "83",
    season: "2024",
    groups: 4,
    stages: { quarter_final: 4, semi_final: 2, third_place: 1, final: 1 },
    goals: 70,
    champion: "ARG",
  },
  {
    id: "75",
    season: "2026",
    groups: 12,
    stages: { round_of_32: 16, ...OF_24, third_place: 1 },
    goals: 308,
    champion: "ESP",
  },
])("the tournament $id $season", ({ id, season: year, groups: count, stages, goals, champion }) => {
  const season = seasonOf(id, year);
  const { matches } = season;

  it("has its groups of four, everyone once, then its rounds", () => {
    const groups = Object.groupBy(
      matches.filter(({ group }) => group),
      ({ group }) => group!,
    );
    expect(Object.keys(groups).sort().join("")).toBe("ABCDEFGHIJKL".slice(0, count));
    for (const group of Object.values(groups)) {
      expect(group).toHaveLength(6);
      expect(new Set(group!.map(({ home, away }) => [home, away].sort().join())).size).toBe(6);
      for (const matchday of [1, 2, 3])
        expect(
          new Set(group!.filter((one) => one.matchday === matchday).flatMap(({ home, away }) => [home, away])).size,
        ).toBe(4);
    }
    const rounds = Object.groupBy(
      matches.filter(({ stage }) => stage),
      ({ stage }) => stage!,
    );
    expect(Object.fromEntries(Object.entries(rounds).map(([stage, list]) => [stage, list?.length]))).toEqual(stages);
  });

  it.each(matches.map((match) => [`${match.home} v ${match.away}`, match] as const))("adds up: %s", (_, match) => {
    expect(scoredUntil(match, 45)).toEqual(match.halfTime);
    expect(scoredUntil(match, 90)).toEqual(match.fullTime);
    if (match.extraTime) expect(scoredUntil(match, 120)).toEqual(match.extraTime);
    const [home, away] = match.extraTime ?? match.fullTime;
    expect(match.shootout !== undefined).toBe(match.stage !== undefined && home === away);
  });

  it("lets only winners go on", () => {
    const rounds = Object.keys(stages).filter((stage) => stage !== "third_place");
    for (const [index, stage] of rounds.entries()) {
      if (index === 0) continue;
      const before = matches.filter((match) => match.stage === rounds[index - 1]).map(winnerOf);
      const here = matches.filter((match) => match.stage === stage).flatMap(({ home, away }) => [home, away]);
      expect(here.sort()).toEqual(before.sort());
    }
  });

  it("has all its goals and its champion", () => {
    expect(matches.flatMap((match) => match.goals)).toHaveLength(goals);
    expect(winnerOf(matches.find(({ stage }) => stage === "final")!)).toBe(champion);
  });

  it("is loaded with an id for each match", () => {
    const load = recordedLoad(season, (name) => name);
    expect(new Set(load.matches.map((match) => match.id)).size).toBe(matches.length);
  });
});
