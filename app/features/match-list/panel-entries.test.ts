import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import type { ListedMatches } from "./begun-before.ts";
import { countryEntries, favouredEntries } from "./panel-entries.ts";
import { testGroup } from "./test-group.ts";

interface Group {
  country?: string;
  matches?: Match[];
  isPopular?: true;
  hasBegunBefore?: true;
}

function group(
  id: string,
  { country = "vietnam", matches = [scheduled], isPopular, ...rest }: Group = {},
): ListedMatches {
  const of = testGroup(id, matches);
  const flag = country === "vietnam" ? "vn" : "th";
  const competition: ListedMatches["competition"] = {
    ...of.competition,
    name: `C${id}`,
    isPopular,
    country: { id: country, key: country, name: country, flag },
  };
  return { ...of, competition, ...rest };
}
const facts = { path: "/en/football/matches", date: undefined, show: "all" } as const;

describe("the panel of competitions", () => {
  test("has popular ones and the visitor's own country's", () => {
    const groups = [
      group("1", { isPopular: true, country: "thailand" }),
      group("2"),
      group("3", { country: "thailand" }),
    ];
    const names = (country: string | undefined) =>
      favouredEntries(groups, { ...facts, country }).map(({ name }) => name);
    expect(names("VN")).toEqual(["C1", "C2"]);
    expect(names(undefined)).toEqual(["C1"]);
  });
});

describe("the panel of countries", () => {
  test("has one line for each, with its live matches and all its competitions", () => {
    const [vietnam, thailand] = countryEntries(
      [group("1", { matches: [live, finished] }), group("2", { matches: [live] }), group("3", { country: "thailand" })],
      facts,
    );
    expect(vietnam).toMatchObject({ name: "vietnam", liveCount: 2, ids: "1 2", href: "#g-1" });
    expect(thailand).toMatchObject({ name: "thailand", liveCount: 0, href: "#g-3" });
    expect(thailand).not.toHaveProperty("ids");
  });

  test("leads to a competition that the filter shows, or else to the day's full list", () => {
    const groups = [group("1", { matches: [finished] }), group("2", { matches: [live] })];
    expect(countryEntries(groups, { ...facts, show: "live" })[0]?.href).toBe("#g-2");
    const over = [group("1", { matches: [finished] })];
    expect(countryEntries(over, { ...facts, show: "live" })[0]?.href).toBe("/en/football/matches#g-1");
    expect(countryEntries(over, { ...facts, show: "live", date: "2026-11-20" })[0]?.href).toMatch(
      /date=2026-11-20#g-1$/,
    );
  });

  test("leads to the day's own matches rather than to those that began before it", () => {
    const begun = group("1", { matches: [live], hasBegunBefore: true });
    const [both] = countryEntries([begun, group("1")], facts);
    expect(both).toMatchObject({ href: "#g-1", liveCount: 1 });
    expect(both).not.toHaveProperty("ids");
    expect(countryEntries([begun], facts)[0]?.href).toBe("#b-1");
  });
});
