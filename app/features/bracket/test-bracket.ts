import type { Bracket, Slot, Tie } from "#contract/domain/bracket";
import type { FinishedMatch, Team } from "#contract/domain/match";
import { finished } from "~/features/match-row/test-matches";

export const team = (name: string): Team => ({ id: name, key: name.toLowerCase(), name });
const slot = (name: string): Slot => ({ team: team(name) });

/** A finished match of two teams; home wins 2-1 unless changed. */
export const played = (home: string, away: string, change: Partial<FinishedMatch> = {}): FinishedMatch => ({
  ...finished,
  id: `${home}-${away}`,
  home: team(home),
  away: team(away),
  ...change,
});

export const tie = (id: string, home: Slot | string, away: Slot | string, change: Partial<Tie> = {}): Tie => ({
  id,
  order: Number(id.split("-")[1]),
  home: typeof home === "string" ? slot(home) : home,
  away: typeof away === "string" ? slot(away) : away,
  matches: [],
  legs: 1,
  awayGoalsRule: false,
  extraTime: "always",
  ...change,
});

/** A decided semi-final of two legs, one that is drawn but not played, and a final waiting for its winners. */
export const bracket: Bracket = {
  rounds: [
    {
      stage: "semi_final",
      ties: [
        tie("semi_final-1", "Ajax", "Bayern", {
          legs: 2,
          matches: [
            played("Ajax", "Bayern", { leg: 1, score: [1, 0] }),
            played("Bayern", "Ajax", { leg: 2, score: [2, 0], how: "AFTER_ET" }),
          ],
          aggregate: [1, 2],
          decidedBy: "ET",
          winner: "away",
          feeds: { tieId: "final-1", slot: "home" },
        }),
        tie("semi_final-2", "Celtic", { placeholder: { kind: "rank", rank: 4 } }, { legs: 2 }),
      ],
    },
    {
      stage: "final",
      ties: [tie("final-1", "Bayern", { placeholder: { kind: "winner", tieId: "semi_final-2" } })],
    },
  ],
};
