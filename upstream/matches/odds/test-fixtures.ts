import type { Fixture } from "../../match/match.ts";
import { contextAt } from "../history/test-context.ts";

/** Football matches of the world's leagues that kick off in [from, to), in milliseconds. */
export async function footballBetween(from: number, to: number): Promise<Fixture[]> {
  const { sources, directory } = contextAt(from);
  const fixtures = await sources.between(from, to, from);
  return fixtures.filter(
    ({ stage, competitionId }) =>
      stage === "regular" && directory.competitionById(competitionId)?.sport !== "basketball",
  );
}
