import type { BasketballRules } from "../../data/entries/types.ts";
import type { Alignment, TableFacts, Teams } from "./measures.ts";
import { rankTeams } from "./rank-teams.ts";
import { pctOf } from "./tally.ts";

/** Play-off places per conference. */
const PLAYOFF_PLACES = 8;

export function toAlignment(conferences: NonNullable<BasketballRules["conferences"]>): Alignment {
  const conferenceSets = conferences.map(({ teamIds }): Teams => new Set(teamIds));
  const divisionSets = conferences.flatMap(({ divisions = [] }) =>
    divisions.map(({ teamIds }): Teams => new Set(teamIds)),
  );
  const setOf = (sets: readonly Teams[], teamId: string) => sets.find((teams) => teams.has(teamId));
  // Both depend on the matches, so they are memoised by the table's tallies.
  const winners = new WeakMap<TableFacts["all"], Teams>();
  const inPlayoffs = new WeakMap<TableFacts["all"], readonly Teams[]>();

  const playoffsOf = ({ all }: TableFacts): readonly Teams[] => {
    const known = inPlayoffs.get(all);
    if (known) return known;
    const found = conferenceSets.map((teams): Teams => {
      const shares = [...teams].flatMap((id) => (all.has(id) ? [pctOf(all.get(id)!)] : [])).sort((a, b) => b - a);
      const least = shares[PLAYOFF_PLACES - 1] ?? 0;
      return new Set([...teams].filter((id) => all.has(id) && pctOf(all.get(id)!) >= least));
    });
    inPlayoffs.set(all, found);
    return found;
  };

  return {
    hasDivisions: divisionSets.length > 0,
    conferenceOf: (teamId) => setOf(conferenceSets, teamId),
    divisionOf: (teamId) => setOf(divisionSets, teamId),
    areOfOne(part, teams) {
      const first = setOf(part === "conference" ? conferenceSets : divisionSets, teams[0] ?? "");
      return first !== undefined && teams.every((id) => first.has(id));
    },
    divisionWinners(facts) {
      const known = winners.get(facts.all);
      if (known) return known;
      const { ruleSet, all, matches } = facts;
      // Division leaders are settled first, without the step that looks at division leaders.
      const steps = ruleSet.steps.filter(({ measure }) => measure !== "divisionWinner");
      const found = divisionSets.flatMap((division) => {
        const teamIds = [...division].filter((id) => all.has(id));
        const table = rankTeams({ teamIds, matches, among: [...all.keys()], ruleSet: { ...ruleSet, steps } });
        return table.filter(({ rank, played }) => rank === 1 && played > 0).map(({ teamId }) => teamId);
      });
      winners.set(facts.all, new Set(found));
      return new Set(found);
    },
    playoffTeams(teamId, whose, facts) {
      const sets = playoffsOf(facts);
      const own = conferenceSets.findIndex((teams) => teams.has(teamId));
      const chosen = sets.filter((_, index) => (index === own) === (whose === "own"));
      return new Set(chosen.flatMap((teams) => [...teams]));
    },
  };
}
