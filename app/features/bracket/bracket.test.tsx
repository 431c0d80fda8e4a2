import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { type Bracket, DECIDED_BY, type Placeholder, type Tie } from "#contract/domain/bracket";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { finished, NOW, STATES } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { testPage } from "~/page/test-page";
import { KnockoutBracket } from "./KnockoutBracket.tsx";
import { bracket, played, tie } from "./test-bracket.ts";

const zone = offsetsBetween(finished.kickOff, finished.kickOff, "UTC");

function html(of: Bracket, locale: LocaleCode = "en", change: Partial<Parameters<typeof KnockoutBracket>[0]> = {}) {
  const page = testPage(locale, { now: finished.kickOff });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["bracket", "matches", "rows"])}>
      <KnockoutBracket of={{ sport: "football", bracket: of, zone, timeZone: "UTC" }} page={page} {...change} />
    </I18nextProvider>,
  );
}

const final = (one: Partial<Tie>): string =>
  html({ rounds: [{ stage: "final", ties: [tie("final-1", "Ajax", "Bayern", one)] }] });

/** The ties as a screen reader reads them, in order. */
const said = (markup: string): string[] =>
  [...markup.matchAll(/<span class="visually-hidden">([^<]*)<\/span><span class="board"/g)].map(
    ([, text]) => text ?? "",
  );

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
    const sides = [...html(bracket).matchAll(/<span class="side[^"]*">.*?<\/span>((?:<[ib]>[^<]+<\/[ib]>)*)<\/span>/g)];
    expect(sides.slice(0, 2).map(([, figures]) => figures?.replace(/<[^>]+>/g, " ").trim())).toEqual([
      "1  0  1",
      "0  2  2",
    ]);
  });

  test("leads to its only match, opens to several, is plain text before the draw", () => {
    const markup = html(bracket);
    expect(markup.match(/<details name="tie">/g)).toHaveLength(1);
    expect(markup.match(/First leg · |Second leg · /g)).toHaveLength(2);
    expect(final({ matches: [played("Ajax", "Bayern")], winner: "home" })).toContain(
      '<li class="tie inTree"><a href="/en/football/',
    );
    expect(final({})).toContain('<li class="tie inTree"><div>');
  });

  test("crowns the winner of the final", () => {
    expect(said(final({ matches: [played("Ajax", "Bayern")], winner: "home" }))[0]).toMatch(/Ajax are champions\.$/);
  });

  test("sends up, and does not crown, the winner of a final for promotion", () => {
    const one = tie("final-1", "Ajax", "Bayern", { matches: [played("Ajax", "Bayern")], winner: "home" });
    const markup = html({ rounds: [{ stage: "final", ties: [one] }], isForPromotion: true });
    expect(said(markup)[0]).toMatch(/Ajax are promoted\.$/);
    expect(markup).toContain("<small>Promoted</small>");
    expect(markup).not.toMatch(/champions/i);
  });

  test("counts wins in a series, and names its games", () => {
    const matches = [1, 2, 3].map((game) =>
      played("Ajax", "Bayern", { id: `${game}`, series: { bestOf: 5, game, wins: [game, 0] } }),
    );
    const markup = final({ matches, bestOf: 5, seriesWins: [3, 0], decidedBy: "SERIES", winner: "home" });
    expect(said(markup)[0]).toContain("Ajax against Bayern, 3 to 0 in the series.");
    expect(markup).toContain("Best of 5");
    expect(markup.match(/Game \d · /g)).toHaveLength(3);
  });

  test("shows long rounds as lists that open, and lines only where the rounds halve", () => {
    const many = Array.from({ length: 16 }, (_, at) => tie(`round_of_32-${at + 1}`, `H${at}`, `A${at}`));
    const markup = html({ rounds: [{ stage: "round_of_32", ties: many }, ...bracket.rounds] });
    expect(markup).toContain("<summary>Round of 32</summary>");
    expect(markup).toContain('<ol class="tree columns2">');
    const [semi, last] = bracket.rounds as [Bracket["rounds"][number], Bracket["rounds"][number]];
    expect(html({ rounds: [{ ...semi, ties: [...semi.ties, ...semi.ties.slice(1)] }, last] })).not.toContain("tree");
  });

  test("has the match for third place under the final", () => {
    const markup = html({ ...bracket, thirdPlace: tie("third_place-1", "Celtic", "Ajax") });
    expect(markup).toMatch(/<h3>Final<\/h3>.*<h3>Third-place match<\/h3>/);
    expect(said(markup).at(-1)).toBe("Third-place match: Celtic against Ajax.");
  });

  test("has a heading of its own where the page gives none", () => {
    expect(html(bracket, "en", { hasHeading: true })).toContain("<h2>Knockout bracket</h2>");
    expect(html(bracket)).not.toContain("<h2>");
  });

  test("marks the tie of the page's own match, and opens an early round that it is of", () => {
    const own = tie("semi_final-1", "Ajax", "Bayern", { matches: [played("Ajax", "Bayern", { id: "own" })] });
    const semi: Bracket = { rounds: [{ stage: "semi_final", ties: [own, tie("semi_final-2", "A", "B")] }] };
    expect(html(semi, "en", { matchId: "own" }).match(/<li class="tie ownTie" aria-current="true">/g)).toHaveLength(1);
    expect(html(semi)).not.toContain("aria-current");
    const many = [own, ...Array.from({ length: 15 }, (_, at) => tie(`round_of_32-${at + 2}`, `H${at}`, `A${at}`))];
    const early: Bracket = { rounds: [{ stage: "round_of_32", ties: many }] };
    expect(html(early, "en", { matchId: "own" })).toContain('<details class="card earlyRound" open="">');
    expect(html(early)).toContain('<details class="card earlyRound">');
  });

  test("has the days and pictures of its visitor, although the same ties are cached for others", () => {
    const page = { ...testPage("en"), now: finished.kickOff };
    const match = played("Ajax", "Bayern", { kickOff: Date.parse("2026-11-21T20:00:00Z") });
    const of = {
      rounds: [{ stage: "final" as const, ties: [tie("final-1", "Ajax", "Bayern", { matches: [match] })] }],
    };
    expect(html(of)).toContain("Sat 21 Nov");
    expect(html(of)).toContain("<img");
    const inTokyo = { sport: "football" as const, bracket: of, zone, timeZone: "Asia/Tokyo" };
    expect(html(of, "en", { of: inTokyo })).toContain("Sun 22 Nov");
    expect(html(of, "en", { page: { ...page, savesData: true } })).not.toContain("<img");
  });

  test("moves with the clock of a match in play", () => {
    const of = {
      rounds: [
        { stage: "final" as const, ties: [tie("final-1", "Ajax", "Bayern", { matches: [STATES.runningClock] })] },
      ],
    };
    const at = (now: number) => html(of, "en", { page: testPage("en", { now }) });
    expect(at(NOW + 300_000)).not.toBe(at(NOW));
  });

  test("names the champions above it, with the final's result and how it was decided", () => {
    const champion = (markup: string) =>
      markup
        .match(/<a class="card champion hold-until-parsed".*?<\/a>/)?.[0]
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim();
    const matches = [played("Ajax", "Bayern", { score: [3, 3], how: "AFTER_PENS", shootout: [4, 2] })];
    expect(champion(final({ matches, decidedBy: "PENS", winner: "home" }))).toBe(
      "Champions Ajax Ajax 3-3 Bayern Pens 4-2 · Sat 21 Nov",
    );
    const series = [played("Bayern", "Ajax", { series: { bestOf: 5, game: 3, wins: [0, 3] } })];
    expect(champion(final({ matches: series, bestOf: 5, seriesWins: [3, 0], winner: "home" }))).toContain(
      "Ajax 3-0 Bayern",
    );
    expect(champion(final({ matches: [STATES.runningClock] }))).toBeUndefined();
    expect(champion(html(bracket))).toBeUndefined();
  });

  test("starts at the first round with an undecided tie", () => {
    expect(html(bracket)).toContain('<li id="br-semi_final" class="current">');
    expect(final({ matches: [played("Ajax", "Bayern")], winner: "home" })).not.toContain("current");
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
    if (decidedBy === "PENS") expect(markup).toMatch(/2[-:]4/);
  });
});
