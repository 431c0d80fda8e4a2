import { expect, it } from "vitest";
import { KNOCKOUT_STAGES, STAGES } from "../../tables/stages.ts";
import { fixturesByLeague } from "./match-lists.ts";

const { query } = fixturesByLeague("football");
const isRound = (round: string): boolean => query.safeParse({ leagueId: "307", lang: "en", round }).success;

it.each(STAGES)("%s is a round, and so is a matchday of it", (stage) => {
  expect(isRound(stage)).toBe(true);
  expect(isRound(`${stage}-12`)).toBe(true);
});

it.each(["", "Final", "16", `${KNOCKOUT_STAGES[0]}-1234`, "regular-", "final'--"])("“%s” is none", (round) => {
  expect(isRound(round)).toBe(false);
});
