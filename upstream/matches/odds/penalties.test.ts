import { describe, expect, it } from "vitest";
import { getCast, teamsOf } from "../../simulator/football/progress.ts";
import { contextAt } from "../history/test-context.ts";
import { KICK_OFF } from "../test-data.ts";
import { penaltiesOf, ratesOf } from "./priced-football.ts";
import { footballBetween } from "./test-fixtures.ts";

describe("the penalty kicks that prices stop for", () => {
  it("are those that a match tells of", async () => {
    const context = contextAt(KICK_OFF);
    const fixtures = (await footballBetween(KICK_OFF, KICK_OFF + 6 * 3_600_000)).slice(0, 60);
    let kicks = 0;
    for (const fixture of fixtures) {
      const { home, away } = teamsOf(fixture, context);
      const timeline = await context.sources.timelineOf(fixture);
      const { events } = await getCast(fixture, context);
      const penalties = events.filter((one) => one.kind === "miss" || (one.kind === "goal" && one.how === "penalty"));
      const found = penaltiesOf(fixture.id, timeline, ratesOf(fixture, home, away));
      expect(found).toEqual(penalties.map(({ at }) => at));
      kicks += found.length;
    }
    expect(kicks).toBeGreaterThan(5);
  });
});
