import { expect, test } from "vitest";
import { listCallsOf, walkthroughCalls } from "./list-calls.ts";
import type { ModalState } from "./modal-state.ts";

const ENGLAND = { country: { id: "1", name: "England", back: "engl" } };

const written = (calls: ReturnType<typeof listCallsOf>): string[] =>
  calls.map(({ path, query, lists }) => `${path}?${new URLSearchParams(query)} ${Object.keys(lists)}`);

test.each<[Pick<ModalState, "tab" | "country">, string, string[]]>([
  [{ tab: "teams" }, "", ["team/popular?limit=10 popularTeams"]],
  [{ tab: "teams" }, "ars", ["team/search?q=ars&limit=10 teams"]],
  [{ tab: "competitions" }, "", ["competition/popular?limit=10 popularCompetitions"]],
  [
    { tab: "competitions" },
    "engl",
    ["country/search?q=engl&limit=10 countries", "competition/search?q=engl&limit=10 competitions"],
  ],
  [{ tab: "competitions", ...ENGLAND }, "", ["competition/search?countryId=1&limit=50 competitions"]],
  [{ tab: "filter", ...ENGLAND }, "cup", ["competition/search?countryId=1&q=cup&limit=50 competitions"]],
  [{ tab: "filter" }, "", ["global/popular?limit=5 popularCompetitions,popularTeams"]],
  [{ tab: "filter" }, "real", ["global/search?q=real&limit=5 countries,competitions,teams"]],
])("%j with “%s”", (state, text, calls) => {
  expect(written(listCallsOf(state, text))).toEqual(calls);
});

test.each([
  [
    "suggests what fans of the member's country follow, and its competitions",
    { country: "TH", countryId: "40" },
    "",
    ["team/popular?limit=10&country=TH popularTeams", "competition/search?countryId=40&limit=50 competitions"],
  ],
  [
    "suggests what fans everywhere follow where the country is not known",
    { country: "", countryId: undefined },
    "",
    ["team/popular?limit=10 popularTeams", "competition/popular?limit=10 popularCompetitions"],
  ],
  [
    "finds teams and competitions by a text",
    { country: "TH", countryId: "40" },
    "liver",
    ["global/search?q=liver&limit=10 teams,competitions"],
  ],
])("the walkthrough %s", (_, state, text, calls) => {
  expect(written(walkthroughCalls(state, text))).toEqual(calls);
});
