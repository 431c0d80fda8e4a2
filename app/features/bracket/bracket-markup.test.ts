import { describe, expect, test } from "vitest";
import { type Bracket, DECIDED_BY, type Placeholder, type Tie } from "#contract/domain/bracket";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { rowFacts } from "~/features/match-row/row-view";
import { finished } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { bracketMarkup } from "./bracket-markup.server.ts";
import { bracket, played, tie } from "./test-bracket.ts";

const zone = offsetsBetween(finished.kickOff, finished.kickOff, "UTC");

function html(of: Bracket, locale: LocaleCode = "en", hasHeading = false): string {
  const i18n = translatorOf(locale, ["bracket", "matches", "rows"]);
  const facts = rowFacts(
    i18n,
    { locale, now: finished.kickOff, config: { storageBaseUrl: "/storage" }, visitor: { savesData: false } },
    zone,
  );
  return bracketMarkup(of, { hasHeading, facts, i18n, dayOf: () => "Sat 21 Nov" }).text;
}

const final = (one: Partial<Tie>): string =>
  html({ rounds: [{ stage: "final", ties: [tie("final-1", "Ajax", "Bayern", one)] }] });

/** What a screen reader says of the ties, in order. */
const said = (markup: string): string[] =>
  [...markup.matchAll(/<span class="vh">([^<]*)<\/span><span class="bt"/g)].map(([, text]) => text ?? "");

describe("a bracket", () => {
  test("is a list of rounds under headings, each a list of its ties", () => {
    const markup = html(bracket);
    expect([...markup.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name)).toEqual(["Semi-final", "Final"]);
    expect(said(markup)).toEqual([
      "Semi-final 1: Ajax against Bayern, 1 to 2 on aggregate. After extra time. Bayern go through.",
      "Semi-final 2: Celtic against No. 4 in the table.",
      "Final: Bayern against Winner of Semi-final 2.",
    ]);
  });

  test("turns goals of the second leg to the sides of the tie", () => {
    const sides = [...html(bracket).matchAll(/<span class="bs [^"]*">.*?<\/span>((?:<[ib]>[^<]+<\/[ib]>)*)<\/span>/g)];
    expect(sides.slice(0, 2).map(([, figures]) => figures?.replace(/<[^>]+>/g, " ").trim())).toEqual([
      "1  0  1",
      "0  2  2",
    ]);
  });

  test("leads to its only match, opens to several, is plain text before the draw", () => {
    const markup = html(bracket);
    expect(markup.match(/<details name="tie">/g)).toHaveLength(1);
    expect(markup.match(/First leg · |Second leg · /g)).toHaveLength(2);
    expect(final({ matches: [played("Ajax", "Bayern")], winner: "home" })).toContain('<li><a href="/en/football/');
    expect(final({})).toContain("<li><div>");
  });

  test("crowns the winner of the final", () => {
    expect(said(final({ matches: [played("Ajax", "Bayern")], winner: "home" }))[0]).toMatch(/Ajax are champions\.$/);
  });

  test("counts wins in a series, and names its games", () => {
    const matches = [1, 2, 3].map((game) =>
      played("Ajax", "Bayern", { id: `${game}`, series: { bestOf: 5, game, wins: [game, 0] } }),
    );
    const markup = final({ matches, bestOf: 5, seriesWins: [3, 0], decidedBy: "SERIES", winner: "home" });
    expect(said(markup)[0]).toContain("Ajax against Bayern, 3 to 0 in wins.");
    expect(markup).toContain("Best of 5");
    expect(markup.match(/Game \d · /g)).toHaveLength(3);
  });

  test("shows long rounds as lists that open, and lines only where the rounds halve", () => {
    const many = Array.from({ length: 16 }, (_, at) => tie(`round_of_32-${at + 1}`, `H${at}`, `A${at}`));
    const markup = html({ rounds: [{ stage: "round_of_32", ties: many }, ...bracket.rounds] });
    expect(markup).toContain("<summary>Round of 32</summary>");
    expect(markup).toContain('<ol class="brt brc2">');
    const [semi, last] = bracket.rounds as [Bracket["rounds"][number], Bracket["rounds"][number]];
    expect(html({ rounds: [{ ...semi, ties: [...semi.ties, ...semi.ties.slice(1)] }, last] })).not.toContain("brt");
  });

  test("has the match for third place under the final", () => {
    const markup = html({ ...bracket, thirdPlace: tie("third_place-1", "Celtic", "Ajax") });
    expect(markup).toMatch(/<h3>Final<\/h3>.*<h3>Third-place match<\/h3>/);
    expect(said(markup).at(-1)).toBe("Third-place match: Celtic against Ajax.");
  });

  test("has a heading of its own where the page gives none", () => {
    expect(html(bracket, "en", true)).toContain("<h2>Knockout bracket</h2>");
    expect(html(bracket)).not.toContain("<h2>");
  });

  test("escapes names", () => {
    expect(html({ rounds: [{ stage: "final", ties: [tie("final-1", "<b>A", "B")] }] })).not.toContain("<b>A");
  });
});

const PLACES: Placeholder[] = [
  { kind: "winner", tieId: "semi_final-1" },
  { kind: "loser", tieId: "semi_final-1" },
  { kind: "group", rank: 1, group: "A" },
  { kind: "group", rank: 2, group: "A" },
  { kind: "group", rank: 3, group: "A" },
  { kind: "third", groups: ["A", "B"] },
  { kind: "rank", rank: 3 },
  { kind: "rank", rank: 3, conference: "east" },
  { kind: "rank", rank: 3, conference: "west" },
  { kind: "rank", rank: 3, conference: "north" },
];

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(PLACES)("%o has words", (placeholder) => {
    const [sentence] = said(
      html({ rounds: [{ stage: "final", ties: [tie("final-1", { placeholder }, "B")] }] }, locale),
    );
    expect(sentence).not.toMatch(/\{\{|bracket:|undefined|Of$|semi_final/);
    expect(sentence?.length).toBeGreaterThan(8);
  });

  test.each(DECIDED_BY)("a tie decided by %s has words", (decidedBy) => {
    const matches = [played("A", "B", { leg: 1 }), played("B", "A", { leg: 2, shootout: [4, 2] })];
    const one = tie("semi_final-1", "A", "B", { legs: 2, matches, aggregate: [3, 3], decidedBy, winner: "home" });
    const markup = html({ rounds: [{ stage: "semi_final", ties: [one, one] }] }, locale);
    expect(markup).not.toMatch(/\{\{|bracket:|undefined/);
    if (decidedBy === "PENS") expect(markup).toContain("2-4");
  });
});
