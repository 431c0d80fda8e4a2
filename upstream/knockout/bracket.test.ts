import { describe, expect, it } from "vitest";
import type { Placeholder } from "#contract/domain/bracket";
import { createEngine } from "../engine/engine.ts";
import { testCompetition, testWorld } from "../engine/test-world.ts";
import type { MatchAt } from "../match.ts";
import { RECORDED_SEASONS } from "../recorded/seed.ts";
import { AFCON_RULES, ASIAN_CUP_RULES } from "../standings/rules/cups.ts";
import { seasonTables } from "../standings/season-tables.ts";
import { bracketOf, type PlayedBracket, type PlayedTie, winnerIdOf } from "./bracket.ts";
import { planOf } from "./plan.ts";
import { knockoutMatch } from "./test-matches.ts";

const recorded = RECORDED_SEASONS.find(({ competitionId, season }) => competitionId === "75" && season === "2022")!;

const pairOf = (values: number[] | undefined) => values && ([values[0]!, values[1]!] as const);

/** The knock-out rounds of the World Cup 2022 up to one of its stages. */
const worldCup = (...stages: string[]): MatchAt[] =>
  recorded.matches
    .filter(({ stage }) => stage !== undefined && stages.includes(stage))
    .map(({ stage, home, away, fullTime, extraTime, shootout }) =>
      knockoutMatch(stage as "final", home, away, {
        score: pairOf(extraTime ?? fullTime)!,
        ...(extraTime && { phase: "AFTER_ET" as const }),
        ...(shootout && { shootout: pairOf(shootout)! }),
      }),
    );
const WORLD_CUP = { id: "75", format: { kind: "recorded" as const }, teamIds: [] };
// Winners and runners-up of groups A to H.
const WINNERS = ["NED", "ENG", "ARG", "FRA", "JPN", "MAR", "BRA", "POR"];
const RUNNERS_UP = ["SEN", "USA", "POL", "AUS", "ESP", "CRO", "SUI", "KOR"];
const isFrom = (teamId: string, place: Placeholder): boolean =>
  place.kind === "group" && (place.rank === 1 ? WINNERS : RUNNERS_UP)["ABCDEFGH".indexOf(place.group)] === teamId;

const bracket2022 = (...stages: string[]): PlayedBracket => {
  const matches = worldCup(...stages);
  return bracketOf(matches, planOf({ competition: WORLD_CUP, season: "2022", matches, isFrom })!);
};
const ALL = ["round_of_16", "quarter_final", "semi_final", "third_place", "final"];
const sides = ({ home, away }: PlayedTie) => `${home.teamId}-${away.teamId}`;

describe("World Cup 2022", () => {
  const { rounds, thirdPlace } = bracket2022(...ALL);

  it("is a tree from sixteen to one", () => {
    expect(rounds.map(({ stage, ties }) => [stage, ties.length])).toEqual([
      ["round_of_16", 8],
      ["quarter_final", 4],
      ["semi_final", 2],
      ["final", 1],
    ]);
    expect(rounds[0]!.ties.map(sides)).toEqual([
      "NED-USA",
      "ARG-AUS",
      "JPN-CRO",
      "BRA-KOR",
      "ENG-SEN",
      "FRA-POL",
      "MAR-ESP",
      "POR-SUI",
    ]);
  });

  it("was won by Argentina on penalties, Croatia coming third", () => {
    const final = rounds[3]!.ties[0]!;
    expect([sides(final), winnerIdOf(final), final.decidedBy]).toEqual(["ARG-FRA", "ARG", "PENS"]);
    expect(winnerIdOf(thirdPlace!)).toBe("CRO");
  });

  it("leads every winner to the tie that it plays next", () => {
    for (const [index, { ties }] of rounds.slice(0, -1).entries()) {
      for (const tie of ties) {
        const next = rounds[index + 1]!.ties.find(({ id }) => id === tie.feeds?.tieId)!;
        expect(next[tie.feeds!.slot].teamId).toBe(winnerIdOf(tie));
      }
    }
  });

  it("says of unplayed rounds where their teams will come from", () => {
    const afterQuarters = bracket2022("round_of_16", "quarter_final");
    const [first, second] = afterQuarters.rounds[2]!.ties;
    expect([sides(first!), sides(second!)]).toEqual(["ARG-CRO", "FRA-MAR"]);
    expect(afterQuarters.rounds[3]!.ties[0]).toMatchObject({
      home: { placeholder: { kind: "winner", tieId: "semi_final-1" } },
      away: { placeholder: { kind: "winner", tieId: "semi_final-2" } },
    });
    expect(afterQuarters.thirdPlace).toMatchObject({ home: { placeholder: { kind: "loser", tieId: "semi_final-1" } } });
  });

  it("needs no word of the groups to find the way back from the final", () => {
    const matches = worldCup(...ALL);
    const back = bracketOf(matches, planOf({ competition: WORLD_CUP, season: "2022", matches })!);
    const joined = ({ rounds: own }: PlayedBracket) =>
      own.flatMap(({ ties }) => ties.filter((tie) => tie.feeds).map((tie) => winnerIdOf(tie)));
    expect(joined(back).sort()).toEqual(joined({ rounds }).sort());
    expect(back.rounds[0]!.ties.every(({ matches: played }) => played.length === 1)).toBe(true);
  });

  it("stands there before any team is known", () => {
    const { rounds: empty } = bracket2022();
    expect(empty[0]!.ties[0]).toMatchObject({
      home: { placeholder: { kind: "group", rank: 1, group: "A" } },
      away: { placeholder: { kind: "group", rank: 2, group: "B" } },
    });
    expect(empty.map(({ ties }) => ties.length)).toEqual([8, 4, 2, 1]);
  });
});

describe.each([
  ["77", "Africa Cup of Nations 2023", AFCON_RULES, "CIV"],
  ["78", "AFC Asian Cup 2023", ASIAN_CUP_RULES, "QAT"],
] as const)("of competition %s, the %s", (id, _, ruleSet, champion) => {
  const tournament = RECORDED_SEASONS.find(({ competitionId, season }) => competitionId === id && season === "2023")!;
  const competition = { id, format: { kind: "recorded" as const }, teamIds: [] };
  const played = tournament.matches.map((match) => {
    const { fixture, state } = knockoutMatch((match.stage ?? "group") as "final", match.home, match.away, {
      score: pairOf(match.extraTime ?? match.fullTime)!,
      ...(match.extraTime && { phase: "AFTER_ET" as const }),
      ...(match.shootout && { shootout: pairOf(match.shootout)! }),
    });
    return { fixture: { ...fixture, ...(match.group !== undefined && { group: match.group }) }, state };
  });
  const { tables } = seasonTables(played, { competition, season: "2023", source: "recorded", ruleSet, deductions: {} });
  const rowsOf = (table: string) => tables.find((one) => one.id === table)!.rows.map(({ teamId }) => teamId);
  const isIn = (teamId: string, place: Placeholder): boolean =>
    (place.kind === "group" && rowsOf(`group-${place.group}`)[place.rank - 1] === teamId) ||
    (place.kind === "third" && place.groups.some((group) => rowsOf(`group-${group}`)[2] === teamId));
  const plan = planOf({ competition, season: "2023", matches: played, isFrom: isIn })!;
  const { rounds } = bracketOf(played, plan);

  it("has sixteen teams in the places that the regulations gave them, four thirds among them", () => {
    for (const [index, { home, away }] of rounds[0]!.ties.entries()) {
      for (const place of plan.openings![index]!) {
        expect([home.teamId!, away.teamId!].some((teamId) => isIn(teamId, place!))).toBe(true);
      }
    }
    const through = rowsOf("thirds").slice(0, 4);
    const inRound = rounds[0]!.ties.flatMap(({ home, away }) => [home.teamId, away.teamId]);
    expect(inRound).toEqual(expect.arrayContaining(through));
    expect(inRound).not.toContain(rowsOf("thirds")[4]);
  });

  it("was won by its champion", () => {
    expect(winnerIdOf(rounds.at(-1)!.ties[0]!)).toBe(champion);
  });
});

it("gives the eight best thirds of 2026 their places", () => {
  const { rounds } = bracketOf([], planOf({ competition: WORLD_CUP, season: "2026", matches: [] })!);
  const places = rounds[0]!.ties.flatMap(({ home, away }) => [home.placeholder, away.placeholder]);
  expect(rounds[0]!.ties).toHaveLength(16);
  expect(places.filter((place) => place?.kind === "third")).toHaveLength(8);
  const ofGroups = places.filter((place) => place?.kind === "group");
  expect(new Set(ofGroups.map((place) => JSON.stringify(place))).size).toBe(24);
});

const engine = createEngine(testWorld);
const LATE = Date.UTC(2029, 11, 31);
const CUPS = ["cup", "groups_cup", "league_phase_cup"] as const;

describe.each(CUPS)("the engine's %s", (kind) => {
  const competition = testCompetition(kind);
  const season = kind === "groups_cup" ? "2025" : "2025-26";
  const matchesAt = (now: number): MatchAt[] =>
    engine.season(competition.id, season, now).map((fixture) => ({ fixture, state: engine.stateAt(fixture, now) }));
  const bracketAt = (now: number) => {
    const matches = matchesAt(now);
    return bracketOf(matches, planOf({ competition, season, matches })!);
  };
  const whole = bracketAt(LATE);

  it("joins each tie to the next, down to the final", () => {
    for (const [index, { ties }] of whole.rounds.entries()) {
      expect(ties).toHaveLength(2 ** (whole.rounds.length - 1 - index));
      for (const tie of ties) {
        expect(winnerIdOf(tie)).toBeDefined();
        const next = whole.rounds[index + 1]?.ties.find(({ id }) => id === tie.feeds?.tieId);
        if (next) expect(next[tie.feeds!.slot].teamId).toBe(winnerIdOf(tie));
      }
    }
    expect(whole.rounds.at(-1)!.ties[0]!.feeds).toBeUndefined();
  });

  it("has every knock-out match in one tie, two where there are legs", () => {
    const inTies = whole.rounds.flatMap(({ ties }) =>
      ties.flatMap(({ matches }) => matches.map(({ fixture }) => fixture.id)),
    );
    const stages = new Set<string>(whole.rounds.map(({ stage }) => stage));
    const played = matchesAt(LATE).filter(({ fixture }) => stages.has(fixture.stage));
    expect(inTies.sort()).toEqual(played.map(({ fixture }) => fixture.id).sort());
    for (const tie of whole.rounds.flatMap(({ ties }) => ties)) expect(tie.matches).toHaveLength(tie.legs);
  });

  it("keeps its ties in their places from the first day on, and never names a team too early", () => {
    const all = matchesAt(LATE);
    const [start, end] = [all[0]!.fixture.kickOff, all.at(-1)!.fixture.kickOff];
    for (let part = 0; part <= 8; part++) {
      const now = start + ((end - start) * part) / 8;
      const { rounds } = bracketAt(now);
      const known = new Set(matchesAt(now).flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
      for (const [round, { ties }] of rounds.entries()) {
        for (const [index, tie] of ties.entries()) {
          const later = whole.rounds[round]!.ties[index]!;
          const laterTeams = [later.home.teamId, later.away.teamId];
          for (const slot of [tie.home, tie.away]) {
            if (slot.teamId === undefined) continue;
            expect(laterTeams).toContain(slot.teamId);
            expect(known).toContain(slot.teamId);
          }
        }
      }
    }
  });
});

describe("a basketball play-off", () => {
  const competition = {
    id: "8001",
    sport: "basketball" as const,
    teamIds: [],
    format: {
      kind: "basketball_league" as const,
      times: 4 as const,
      playoffs: {
        teams: 8 as const,
        bestOf: [3, 5, 7] as const,
        isByConference: true as const,
        hasPlayIn: true as const,
      },
    },
    basketball: {
      periods: 4 as const,
      periodMinutes: 12 as const,
      table: "nba" as const,
      conferences: ["east", "west"].map((key) => ({ key, names: { en: key }, teamIds: [] })),
    },
  };
  const simulated = { source: "simulated" as const };
  const game = (home: string, away: string, score: readonly [number, number]) =>
    knockoutMatch("quarter_final", home, away, { score, ...simulated });

  it("seeds each conference by itself, the play-in's winners taking the last places", () => {
    const matches: MatchAt[] = [knockoutMatch("playin", "E4", "E5", simulated)];
    const { rounds } = bracketOf(matches, planOf({ competition, season: "2025-26", matches })!);
    expect(rounds.map(({ stage, ties }) => [stage, ties.length, ties[0]!.bestOf])).toEqual([
      ["quarter_final", 4, 3],
      ["semi_final", 2, 5],
      ["final", 1, 7],
    ]);
    expect(rounds[0]!.ties.map(({ home, away }) => [home.placeholder, away.placeholder])).toEqual(
      ["east", "west"].flatMap((conference) =>
        [
          [1, 4],
          [2, 3],
        ].map((pair) => pair.map((rank) => ({ kind: "rank", rank, conference }))),
      ),
    );
  });

  it("puts games into series, and these where their teams are seeded", () => {
    const matches = [game("W1", "W4", [90, 80]), game("W4", "W1", [70, 80]), game("E2", "E3", [90, 80])];
    const isFrom = (teamId: string, place: { kind: string; rank?: number; conference?: string }) =>
      place.kind === "rank" && teamId === `${place.conference === "east" ? "E" : "W"}${place.rank}`;
    const { rounds } = bracketOf(matches, planOf({ competition, season: "2025-26", matches, isFrom })!);
    const [, second, third] = rounds[0]!.ties;
    expect(second).toMatchObject({ home: { teamId: "E2" }, seriesWins: [1, 0] });
    expect(third).toMatchObject({ home: { teamId: "W1" }, seriesWins: [2, 0], winner: "home", decidedBy: "SERIES" });
    expect(rounds[1]!.ties[1]!.home).toEqual({ teamId: "W1" });
  });
});
