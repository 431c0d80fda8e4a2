import type { BasketballRules } from "../../data/entries/types.ts";
import { createRandom } from "../../platform/random.ts";
import type { BasketballRole, SquadMember } from "../people/types.ts";
import type { Game } from "./game.ts";
import { playGame } from "./play-game.ts";
import { type BasketballProgress, progressOfGame } from "./progress.ts";
import { buildRoster } from "./roster.ts";

export const NBA: BasketballRules = { book: "nba", periods: 4, periodMinutes: 12, table: "nba" };
export const FIBA: BasketballRules = { book: "fiba", periods: 4, periodMinutes: 10, table: "fiba" };
export const WNBA: BasketballRules = { book: "wnba", periods: 4, periodMinutes: 10, table: "nba" };
export const PBA: BasketballRules = { book: "pba", periods: 4, periodMinutes: 12, table: "nba" };
export const COLLEGE: BasketballRules = { book: "college", periods: 2, periodMinutes: 20, table: "fiba" };
export const RULES = { NBA, FIBA, WNBA, PBA, COLLEGE };

export const TIP_OFF = Date.parse("2026-11-21T18:00:00Z");

const ROLES: readonly BasketballRole[] = ["PG", "SG", "SF", "PF", "C"];

/** Fifteen players, three per role. */
const testSquad = (teamId: string): SquadMember[] =>
  Array.from({ length: 15 }, (_, slot) => {
    const role = ROLES[slot % 5]!;
    const id = `${teamId}${String(slot).padStart(2, "0")}2020`;
    const names = { en: `Player ${id}` };
    return {
      player: {
        id,
        key: `player-${id}`,
        names,
        firstName: "Player",
        lastName: id,
        birthDate: "2000-01-01",
        country: "US",
        heightCm: 200,
        weightKg: 95,
        role,
        detail: role,
      },
      number: slot,
      skill: 90 - 3 * slot,
      since: 2020,
    };
  });

export function testGame(id: string, rules: BasketballRules = NBA): Game {
  const random = createRandom(`test ${id}`);
  const strengths = [random.integer(40, 95), random.integer(40, 95)] as const;
  return playGame({ id, tipOff: TIP_OFF, knownAt: 0, strengths, isNeutral: false, rules, disruption: { delay: 0 } });
}

export function testProgress(id: string, rules: BasketballRules = NBA): BasketballProgress {
  const rosters = {
    home: buildRoster(testSquad("80101"), new Map()),
    away: buildRoster(testSquad("80102"), new Map()),
  };
  return progressOfGame(id, testGame(id, rules), rosters);
}
