import { expect, test } from "vitest";
import type { Stage } from "#contract/tables/stages";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { roundPath } from "./CompetitionLine.tsx";

const { competition } = testGroup("766", []);

test.each<[string, Stage | undefined, number | undefined, string | undefined]>([
  ["a matchday", "regular", 9, "regular-9"],
  ["a matchday of a match that names no stage", undefined, 9, "regular-9"],
  ["a league phase's", "league_phase", 2, "league_phase-2"],
  ["a knock-out round", "quarter_final", undefined, "quarter_final"],
  ["a season without matchdays", "regular", undefined, undefined],
])("the round of %s", (_name, stage, matchday, round) => {
  const { stage: _, matchday: __, ...match } = finished;
  const about = {
    sport: "football" as const,
    season: "2026-27",
    competition,
    match: { ...match, ...(stage && { stage }), ...(matchday !== undefined && { matchday }) },
  };
  expect(roundPath(about as Parameters<typeof roundPath>[0])).toBe(
    round && `/football/vietnam/v-league-1/matches?leagueId=766&season=2026-27&round=${round}`,
  );
});
