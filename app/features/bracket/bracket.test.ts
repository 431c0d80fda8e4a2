import { describe, expect, test } from "vitest";
import type { FinishedMatch, Match, Team } from "#contract/domain/match";
import { FIRST_KNOCKOUT_ROUNDS } from "#contract/tables/bracket-places";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { type BracketTie, makeBracket } from "./bracket.ts";

const team = (name: string): Team => ({ id: name, key: name.toLowerCase(), name });
let day = 0;
const match = (stage: Match["stage"], home: string, away: string, change: Partial<FinishedMatch> = {}): Match => ({
  ...finished,
  id: `${stage} ${home} ${away}`,
  stage,
  home: team(home),
  away: team(away),
  kickOff: ++day,
  score: [1, 0],
  winner: "home",
  ...change,
});
const named = ({ sides }: BracketTie) =>
  sides.map(({ team: one, from }) => one?.name ?? (from ? `${from.place}${from.group}` : "?")).join("-");
const rounds = (matches: Match[], first?: Parameters<typeof makeBracket>[1]) =>
  makeBracket(matches, first).rounds.map(({ stage, ties }) => `${stage}: ${ties.map(named).join(" ")}`);

describe("a bracket", () => {
  test("puts each tie where its winner went, whatever the order of play", () => {
    expect(rounds([match("semi_final", "A", "B"), match("semi_final", "C", "D"), match("final", "C", "A")])).toEqual([
      "semi_final: C-D A-B",
      "final: C-A",
    ]);
  });

  test("has a team that is through in its next tie before the other is known", () => {
    expect(
      rounds([match("semi_final", "A", "B"), { ...scheduled, id: "x", stage: "semi_final", kickOff: 99 }]),
    ).toEqual(["semi_final: A-B Hà Nội FC-Nam Định", "final: A-?"]);
  });

  test("shows the way to the final from the start", () => {
    expect(rounds([match("quarter_final", "A", "B")])).toEqual([
      "quarter_final: A-B ?-? ?-? ?-?",
      "semi_final: A-? ?-?",
      "final: ?-?",
    ]);
  });

  test("names the groups' places where the regulations fix them, and the teams once they stand there", () => {
    const places = FIRST_KNOCKOUT_ROUNDS["75 2022"];
    const group = (letter: string, name: string) => match("group", name, `${name}2`, { group: letter });
    const [opening] = rounds(
      [group("B", "England"), group("A", "Senegal"), match("round_of_16", "England", "Senegal")],
      places,
    );
    expect(opening).toBe("round_of_16: 1A-2B 1C-2D 1E-2F 1G-2H England-Senegal 1D-2C 1F-2E 1H-2G");
  });

  test("keeps the match for third place beside the tree", () => {
    const { rounds: tree, thirdPlace } = makeBracket([match("third_place", "B", "D"), match("final", "A", "C")]);
    expect(tree.map(({ stage }) => stage)).toEqual(["final"]);
    expect(thirdPlace && named(thirdPlace)).toBe("B-D");
  });

  test("is empty without knockout matches", () => {
    expect(makeBracket([match("group", "A", "B")])).toEqual({ rounds: [] });
  });
});

describe("who goes through", () => {
  const tieWinner = (...legs: Match[]) => makeBracket(legs).rounds[0]?.ties[0]?.winner;
  const leg = (number: 1 | 2, home: string, away: string, change: Partial<FinishedMatch>) =>
    match("semi_final", home, away, { leg: number, ...change });

  test.each<[string, 0 | 1 | undefined, Match[]]>([
    ["the winner of a single match", 1, [match("final", "A", "B", { score: [0, 1], winner: "away" })]],
    ["the winner of its shoot-out", 0, [match("final", "A", "B", { score: [1, 1], shootout: [4, 3], winner: "home" })]],
    ["nobody after a first leg", undefined, [leg(1, "A", "B", { score: [3, 0] })]],
    [
      "who leads over two legs, though the other won the second",
      0,
      [leg(1, "A", "B", { score: [3, 0] }), leg(2, "B", "A", { score: [1, 0], aggregate: [1, 3], winner: "home" })],
    ],
    [
      "the winner of the second leg's shoot-out",
      1,
      [
        leg(1, "A", "B", { score: [1, 0] }),
        leg(2, "B", "A", { score: [1, 0], aggregate: [1, 1], shootout: [5, 4], winner: "home" }),
      ],
    ],
    ["nobody while it is played", undefined, [{ ...scheduled, stage: "final" }]],
  ])("is %s", (_, winner, legs) => {
    expect(tieWinner(...legs)).toBe(winner);
  });
});
