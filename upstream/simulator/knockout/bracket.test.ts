import { describe, expect, it } from "vitest";
import type { Placeholder } from "#contract/domain/bracket";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import { AFCON_RULES, ASIAN_CUP_RULES } from "../../data/standings/rules/cups.ts";
import type { MatchAt } from "../../match/match.ts";
import { RECORDED_SEASONS } from "../../seed/seed.ts";
import { buildBracket, type PlayedBracket, type PlayedTie, winnerIdOf } from "./bracket.ts";
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
const WORLD_CUP = { id: "75", sport: "football" as const, format: { kind: "recorded" as const }, teamIds: [] };
// Winners and runners-up of groups A to H.
const WINNERS = ["NED", "ENG", "ARG", "FRA", "JPN", "MAR", "BRA", "POR"];
const RUNNERS_UP = ["SEN", "USA", "POL", "AUS", "ESP", "CRO", "SUI", "KOR"];
const isFrom = (teamId: string, place: Placeholder): boolean =>
  place.kind === "group" && (place.rank === 1 ? WINNERS : RUNNERS_UP)["ABCDEFGH".indexOf(place.group)] === teamId;

const bracket2022 = (...stages: string[]): PlayedBracket => {
  const matches = worldCup(...stages);
  return buildBracket(matches, planOf({ competition: WORLD_CUP, season: "2022", matches, isFrom })!);
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
    const back = buildBracket(matches, planOf({ competition: WORLD_CUP, season: "2022", matches })!);
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
  const competition = { id, sport: "football" as const, format: { kind: "recorded" as const }, teamIds: [] };
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
  const { rounds } = buildBracket(played, plan);

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
  const { rounds } = buildBracket([], planOf({ competition: WORLD_CUP, season: "2026", matches: [] })!);
  const places = rounds[0]!.ties.flatMap(({ home, away }) => [home.placeholder, away.placeholder]);
  expect(rounds[0]!.ties).toHaveLength(16);
  expect(places.filter((place) => place?.kind === "third")).toHaveLength(8);
  const ofGroups = places.filter((place) => place?.kind === "group");
  expect(new Set(ofGroups.map((place) => JSON.stringify(place))).size).toBe(24);
});
