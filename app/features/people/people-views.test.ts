import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { absenceView, goesOn } from "./absence-view.ts";
import { arePeopleInvented } from "./invented-people.server.ts";
import { namedClub, namedPlayer } from "./name-of.ts";
import { FOOTBALLER, TEAM } from "./test-people.ts";
import { playerTransferView, teamTransferView } from "./transfer-view.ts";

const NOW = Date.parse("2026-11-21T13:40:00Z");
const facts = {
  sport: "football",
  locale: "en",
  t: translatorOf("en", ["people"]).getFixedT(null, "people"),
} as const;

test.each([
  ["that has begun and has no end", { from: "2026-10-27" }, true],
  ["that ends today", { from: "2026-10-27", until: "2026-11-21" }, true],
  ["that ended yesterday", { from: "2026-10-27", until: "2026-11-20" }, false],
  ["that begins tomorrow", { from: "2026-11-22" }, false],
  ["of which nothing is known", {}, true],
])("a spell %s goes on: %j, %s", (_name, spell, isOn) => {
  expect(goesOn({ reason: "knee", ...spell }, NOW)).toBe(isOn);
});

test("an absence is said with its reason and its days", () => {
  const [spell] = FOOTBALLER.sidelined;
  if (!spell) throw new Error("no spell");
  expect(absenceView(spell, NOW, facts)).toEqual({
    reason: "Hamstring injury",
    from: "01 Nov 2026",
    until: "01 Dec 2026",
    isNow: true,
  });
});

describe("transfers", () => {
  test("of a team name player, other club and fee", () => {
    expect(teamTransferView(TEAM.transfersIn[0]!, "in", facts)).toMatchObject({
      day: "01 Jul 2026",
      player: { name: "Tim Briggs", href: "/en/football/player/tim-briggs/9/overview" },
      from: { name: "Brentford", href: "/en/football/team/brentford/20106/overview" },
      terms: "€31M",
    });
  });

  test("of which little is known say so", () => {
    expect(teamTransferView(TEAM.transfersOut[0]!, "out", facts)).toEqual({
      player: { name: "Theo Finch" },
      terms: "Undisclosed fee",
    });
  });

  test("of a player name both clubs", () => {
    expect(playerTransferView(FOOTBALLER.transfers[0]!, facts)).toMatchObject({
      from: { name: "Leeds United" },
      to: { name: "Arsenal" },
      terms: "€350k",
    });
  });
});

test("who has no id has no page; who has no slug is addressed by the id", () => {
  expect(namedPlayer({ name: "Nobody" }, facts)).toEqual({ name: "Nobody" });
  expect(namedPlayer({ id: "7", name: "Seven" }, facts).href).toBe("/en/football/player/7/7/overview");
  expect(namedClub({ id: "7", key: "a", name: "A" }, { ...facts, sport: "basketball" }).href).toBe(
    "/en/basketball/team/a/7/overview",
  );
});

describe("people are said to be made up", () => {
  const isInvented = (...sources: ("simulated" | "recorded" | "supplied")[]) => {
    const matches = sources.map((source) => ({ ...finished, source }));
    const { context } = testContext(() => ({ value: { competitions: [], matches } }));
    return arePeopleInvented(context, "football", "20101");
  };

  test.each([
    ["simulated", true],
    ["recorded", true],
    ["supplied", false],
  ] as const)("where matches are %s: %s", async (source, isSaid) => {
    expect(await isInvented(source)).toBe(isSaid);
  });

  test("of a club that has just played a supplied cup, beside its simulated league", async () => {
    expect(await isInvented("supplied", "simulated")).toBe(true);
  });

  test("but not where nothing is known", async () => {
    const { context } = testContext(() => Promise.reject(faultOf("network")));
    expect(await arePeopleInvented(context, "football", "20101")).toBe(false);
    expect(await arePeopleInvented(context, "football", undefined)).toBe(false);
  });
});
