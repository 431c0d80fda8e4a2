import { describe, expect, it } from "vitest";
import { matchPage } from "./pages/pages.ts";
import { isInWindow, TOURNAMENTS } from "./tournaments.ts";

const tournament = (id: string) => TOURNAMENTS.find((row) => row.id === id);

describe("tournaments", () => {
  it.each(TOURNAMENTS)("$id has a page that knows its query", ({ path }) => {
    const [bare = "", search = ""] = path.split("?");
    const page = matchPage(bare)?.page;
    expect(page).toBeDefined();
    for (const name of new URLSearchParams(search).keys()) expect(page?.query).toContain(name);
  });

  it("only the World Cup takes the place of the home page", () => {
    expect(TOURNAMENTS.filter((row) => row.rootRedirect ?? row.localeRootRedirect).map(({ id }) => id)).toEqual([
      "worldcup2022",
    ]);
  });

  it.each([
    ["afcon2023", "2024-01-12T23:59:59Z", false],
    ["afcon2023", "2024-01-13T00:00:00Z", true],
    ["afcon2023", "2024-02-12T23:59:59Z", true],
    ["afcon2023", "2024-02-13T00:00:00Z", false],
    ["asiancup2023", "2024-01-11T23:59:59Z", false],
    ["asiancup2023", "2024-01-12T00:00:00Z", true],
    ["asiancup2023", "2024-02-10T23:59:59Z", true],
    ["asiancup2023", "2024-02-11T00:00:00Z", false],
  ])("%s at %s: %s", (id, instant, is) => {
    expect(isInWindow(Date.parse(instant), tournament(id)?.window)).toBe(is);
  });
});
