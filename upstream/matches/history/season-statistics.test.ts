import { expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import { competitionById, teamById } from "../../competitions/world/world.ts";
import { getStatistics } from "./season-statistics.ts";
import { contextAt } from "./test-context.ts";

const NOVEMBER = Date.parse("2026-11-21T00:00:00Z");

it("a match counts from its end on, not only the day after", async () => {
  const season = await contextAt(NOVEMBER).sources.season("101", "2026-27", NOVEMBER);
  const last = season.filter(({ kickOff }) => kickOff < NOVEMBER).at(-1)!;
  const team = teamById(last.homeId)!;
  const starts = async (now: number) => {
    const { football } = await getStatistics(team, competitionById("101")!, "2026-27", contextAt(now));
    return [...football.values()].reduce((sum, { starts = 0 }) => sum + Number(starts), 0);
  };
  const phaseAt = async (now: number) => phaseGroup((await contextAt(now).sources.stateAt(last, now)).phase);
  const before = await starts(last.kickOff);
  const [inPlay, over] = [last.kickOff + 60 * MINUTE, last.kickOff + 150 * MINUTE];
  expect([await phaseAt(inPlay), await phaseAt(over)]).toEqual(["live", "final"]);
  expect(await starts(inPlay)).toBe(before);
  expect(await starts(over)).toBe(before + 11);
});
