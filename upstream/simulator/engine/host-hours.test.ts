import { describe, expect, it } from "vitest";
import { COMPETITIONS, countryByCode, teamById } from "../../competitions/world/world.ts";
import { HOST_HOURS } from "../../data/countries/host-hours.ts";
import { slotsAtHost } from "./kick-offs.ts";
import { WORLD_ENGINE } from "./test-world-engine.ts";

const at = (text: string): number => Date.parse(`2026-10-${text}:00Z`);
const SLOTS = ["01T07:00", "01T11:30", "01T18:45", "01T23:30"].map(at);

describe("the slots of a match", () => {
  it.each([
    ["in London", 0, ["01T11:30", "01T18:45"]],
    ["in Tokyo", 9, ["01T07:00", "01T11:30"]],
    ["in Auckland", 12, ["01T07:00", "01T23:30"]],
    ["in Lima", -5, ["01T18:45", "01T23:30"]],
  ])("%s are by day and in the evening there", (_, ahead, slots) => {
    expect(slotsAtHost(SLOTS, ahead)).toEqual(slots.map(at));
  });

  it("are the one nearest to the evening there, if all are at night", () => {
    expect(slotsAtHost(["01T17:00", "01T18:45"].map(at), 8)).toEqual([at("01T17:00")]);
  });
});

it("no match of national teams or of continental cups begins in its host's night", async () => {
  const year = [Date.parse("2026-07-01T00:00:00Z"), Date.parse("2027-07-01T00:00:00Z")] as const;
  const countriesOf = (ids: readonly string[]) => new Set(ids.map((id) => teamById(id)?.country));
  const shared = COMPETITIONS.filter(({ sport, teamIds }) => sport === "football" && countriesOf(teamIds).size > 4);
  const ids = new Set(shared.map(({ id }) => id));
  const fixtures = await WORLD_ENGINE.between(...year, year[0]);
  const hourOf = ({ homeId, kickOff }: (typeof fixtures)[number]): number | undefined => {
    const ahead = HOST_HOURS[teamById(homeId)!.country];
    return ahead === undefined ? undefined : (kickOff / 3_600_000 + ahead) % 24;
  };
  const known = fixtures.filter((one) => ids.has(one.competitionId) && hourOf(one) !== undefined);
  expect(known.length).toBeGreaterThan(300);
  const nightly = known.filter((one) => hourOf(one)! < 11 || hourOf(one)! >= 23.25);
  expect(nightly.map(({ id, kickOff }) => `${id} ${new Date(kickOff).toISOString()}`)).toEqual([]);
});

it("hours are of countries that there are", () => {
  expect(Object.keys(HOST_HOURS).filter((code) => !countryByCode(code))).toEqual([]);
});
