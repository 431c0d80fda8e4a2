import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { StandingsRow } from "#contract/domain/standings";
import { translatorOf } from "~/i18n/translator";
import { textsOf } from "~/ui/test-translated";
import type { StandingsFacts } from "./standings-facts.ts";
import { TeamCell } from "./TeamCell.tsx";
import { basketballRow, row } from "./test-standings.ts";

const facts: StandingsFacts = {
  sport: "football",
  countryKey: "england",
  leagueKey: "premier-league",
  locale: "en",
  timeZone: "UTC",
  storageBaseUrl: undefined,
};
const t = translatorOf("en", ["standings"]).getFixedT(null, "standings");

const html = (change: Partial<StandingsRow> = {}, opponent?: string) =>
  renderToStaticMarkup(<TeamCell row={row(1, change)} facts={facts} t={t} {...(opponent && { opponent })} />);
const named = (name: string, shortName?: string) =>
  html({ team: { id: "1", key: "team", name, ...(shortName && { shortName }) } });
const text = (markup: string) => textsOf(markup, "th")[0];

describe("a team in a table", () => {
  test("leads to its page", () => {
    expect(html()).toContain('href="/en/football/team/arsenal/1/overview"');
    expect(text(html())).toBe("Arsenal");
  });

  test("has its short name on phones, with the full one as its title", () => {
    expect(named("Manchester United", "Man Utd")).toContain('title="Manchester United">Man Utd</abbr>');
    expect(named("Arsenal", "Arsenal")).not.toContain("<abbr");
  });

  test.each([
    ["Mönchengladbach", true],
    ["Arsenal", false],
    ["Real Madrid Femenino", false],
  ])("%s may be broken within a word: %s", (name, isLong) => {
    expect(named(name).includes("longWord")).toBe(isLong);
    expect(named("A very long name", name).includes("longWord")).toBe(isLong);
  });

  test("keeps the words of a Thai name whole", () => {
    expect(named("แมนเชสเตอร์ ยูไนเต็ด")).toContain("<i>แมนเชสเตอร์</i> <i>ยูไนเต็ด</i>");
    expect(named("Arsenal")).not.toContain("<i>");
  });

  test.each<[string, Partial<StandingsRow>, string]>([
    ["lost points", { deducted: 1 }, "1 point deducted"],
    ["lost points and why", { deducted: 3, deductedReason: "insolvency" }, "3 points deducted (insolvency)"],
    ["lost points without a known reason", { deducted: 3, deductedReason: "other" as never }, "3 points deducted"],
    ["the score of its match in play", { live: { matchId: "77", score: [2, 1], isCounted: true } }, "Live 2-1"],
    [
      "the home side's score first, away as well",
      { live: { matchId: "77", score: [2, 1], isCounted: true, side: "away" } },
      "Live 2-1",
    ],
  ])("has %s", (_name, change, words) => {
    expect(text(html(change))).toContain(words);
  });

  test.each<["home" | "away" | undefined, [number, number], string | undefined]>([
    ["home", [2, 1], "winning"],
    ["away", [2, 1], "losing"],
    ["away", [0, 1], "winning"],
    ["home", [1, 1], undefined],
    [undefined, [2, 1], undefined],
  ])("shows how its match in play stands for it: %s at %j", (side, score, expected) => {
    const markup = html({ live: { matchId: "77", score, isCounted: true, ...(side && { side }) } });
    expect(/class="liveScore ?(\w*)"/.exec(markup)?.[1] || undefined).toBe(expected);
  });

  test("says what is certain, in words too", () => {
    const certain = <TeamCell row={basketballRow(1, { clinch: "first" })} facts={facts} t={t} />;
    expect(text(renderToStaticMarkup(certain))).toMatch(/Team 1 Clinched first place$/);
    expect(renderToStaticMarkup(certain)).toContain('class="clinch"');
    expect(html()).not.toContain('class="clinch"');
  });

  test("leads to its match in play, named with the other side if that is in the table", () => {
    const live: StandingsRow["live"] = { matchId: "77", score: [2, 1], isCounted: true };
    expect(html({ live }, "burnley")).toContain("/en/football/england/premier-league/arsenal-vs-burnley/77");
    expect(html({ live })).toContain("/en/football/england/premier-league/arsenal/77");
  });
});
