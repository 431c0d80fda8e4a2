import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { OddsLine, OddsQuote, Prices } from "#contract/domain/odds";
import { testHead } from "~/features/match/test-head";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { aboutOf, pageIn } from "~/features/odds/test-odds-pages";
import { translatorOf } from "~/i18n/translator";
import { markupOf, textsOf } from "~/ui/test-translated";
import { CompanySection } from "./CompanySection.tsx";
import { ComparisonRow } from "./ComparisonRow.tsx";
import { FiguresSection } from "./FiguresSection.tsx";
import type { CompanyData, OddsData } from "./load-odds.server.ts";
import { marketFigures } from "./market-figures.ts";
import { OutcomesSection } from "./OutcomesSection.tsx";
import { PriceChart } from "./PriceChart.tsx";
import { handicapLine, quote, winnerLine } from "./test-odds.ts";

const TEXTS = ["common", "odds", "matches", "match"] as const;

const dataOf = (choice: Partial<OddsData["choice"]> = {}, match: Match = scheduled): OddsData => ({
  head: testHead(aboutOf(match), { tab: "odds" }),
  choice: { market: "handicap", isHalf: false, ...choice },
  showsPrices: true,
  timeZone: "Asia/Bangkok",
});
const companyOf = (lines: OddsLine[], change: Partial<CompanyData> = {}): CompanyData => ({
  id: 8,
  name: "Bet365",
  lines,
  ...change,
});
const totalLine = (total: string, stage: OddsQuote["stage"] = "pre"): OddsLine => ({
  ...handicapLine(8, {}),
  market: "OU",
  [stage]: quote(stage, { total, over: "1.90", under: "1.95" }),
});

describe("what a line means", () => {
  const outcomes = (line: OddsLine, choice: Partial<OddsData["choice"]> = {}, match: Match = scheduled) =>
    markupOf(<OutcomesSection company={companyOf([line])} data={dataOf(choice, match)} />, TEXTS);
  const rows = (markup: string) => textsOf(markup, "tr").filter((text) => /win|loss|push/i.test(text));

  test("of a half is a win or a loss for every result", () => {
    const markup = outcomes(handicapLine(8, { pre: ["-0.5", 1.95, 1.9] }));
    expect(rows(markup)).toEqual(["Hà Nội FC win Win Loss", "Nam Định win or draw Loss Win"]);
    expect(markup).not.toContain("split in two");
  });

  test("of a quarter is split in two, with half wins and losses", () => {
    const markup = outcomes(handicapLine(8, { pre: ["-0.75", 1.95, 1.9] }));
    expect(markup).toContain("half settles at -0.5, half at -1");
    expect(rows(markup)).toEqual([
      "Hà Nội FC win by 2 or more Win Loss",
      "Hà Nội FC win by exactly 1 Half win Half loss",
      "Nam Định win or draw Loss Win",
    ]);
  });

  test("of a whole number returns the stake at that result", () => {
    expect(rows(outcomes(handicapLine(8, { pre: ["0", 1.95, 1.9] })))).toEqual([
      "Hà Nội FC win Win Loss",
      "Draw Push Push",
      "Nam Định win Loss Win",
    ]);
    expect(rows(outcomes(totalLine("3"), { market: "total" }))).toEqual([
      "Goals: 4 or more Win Loss",
      "Goals: 3 Push Push",
      "Goals: 2 or fewer Loss Win",
    ]);
  });

  test("in play counts from the score at that moment", () => {
    const line = {
      ...handicapLine(8, {}),
      live: quote("live", { homeLine: "-0.5", home: "1.9", away: "1.9" }, { scoreAtQuote: [2, 1] }),
    };
    const markup = outcomes(line, {}, live);
    expect(markup).toContain("counts only what is scored after");
    expect(textsOf(markup, "caption")).toEqual(["By score", "By result"]);
  });

  test.each<[Partial<OddsData["choice"]>, string]>([
    [{}, "Settled on 90 minutes plus added time"],
    [{ isHalf: true }, "Settled on the first half"],
  ])("with %j says which part of the match counts", (choice, text) => {
    expect(outcomes(handicapLine(8, { pre: ["-0.5", 1.95, 1.9] }), choice)).toContain(text);
  });

  test("is not explained without a main line", () => {
    expect(outcomes({ ...handicapLine(8, { pre: ["-0.5", 1.9, 1.9] }), lineIndex: 2 })).toBe("");
    expect(outcomes({ ...handicapLine(8, {}), pre: quote("pre", { homeLine: "?", home: "1.9" }) })).toBe("");
  });
});

describe("a company", () => {
  const company = (data: CompanyData, choice: Partial<OddsData["choice"]> = {}) =>
    markupOf(<CompanySection company={data} data={dataOf(choice)} page={pageIn("en")} />, TEXTS);

  test("has its other lines with the latest price of each", () => {
    const other = { ...handicapLine(8, { early: ["-1", 2.1, 1.8], pre: ["-1", 2.2, 1.7] }), lineIndex: 2 };
    const markup = company(companyOf([other]));
    expect(textsOf(markup, "caption")).toEqual(["Other lines"]);
    expect(textsOf(markup, "tr").at(-1)).toBe("Pre-match -1 2.20 1.70");
  });

  test("has all its markets by stage", () => {
    const stages = {
      winner: { ...winnerLine(8, "2.10", "3.40", "3.60") },
      handicap: handicapLine(8, { pre: ["-0.5", 1.9, 1.9] }),
    };
    const markup = company(companyOf([], { stages: stages as CompanyData["stages"] }));
    expect(markup).toContain("All markets");
    expect(textsOf(markup, "caption")).toHaveLength(2);
    expect(textsOf(markup, "tr")).toContain("Pre-match 2.10 3.40 3.60");
  });

  test("that has suspended its prices says so, and lacks those that are none", () => {
    const suspended = {
      ...handicapLine(8, {}),
      lineIndex: 2,
      pre: quote("pre", { homeLine: "-1" }, { isSuspended: true }),
    };
    expect(company(companyOf([suspended]))).toContain('<td colSpan="2" class="suspended">Suspended</td>');
    const without = {
      ...handicapLine(8, {}),
      lineIndex: 2,
      pre: quote("pre", { homeLine: "-1", home: "0", away: "1.90" }),
    };
    expect(textsOf(company(companyOf([without])), "tr").at(-1)).toBe("Pre-match -1 – 1.90");
  });

  test("without prices has its name alone", () => {
    expect(textsOf(company(companyOf([])), "caption")).toEqual([]);
  });
});

describe("the figures of all companies", () => {
  const figuresOf = (
    lines: OddsLine[],
    choice: Partial<OddsData["choice"]>,
    outcomes: readonly ("home" | "draw" | "away" | "over" | "under")[],
  ) => {
    const figures = marketFigures(lines, { stage: "pre", outcomes });
    if (!figures) throw new Error("no prices");
    return markupOf(<FiguresSection figures={figures} stage="pre" data={dataOf(choice)} locale="en" />, TEXTS);
  };

  test.each<[string, string]>([
    ["-0.5", "Providers quoting Hà Nội FC -0.5: 1 of 1."],
    ["0.25", "Providers quoting Hà Nội FC +0/0.5: 1 of 1."],
  ])("of a handicap of %s name the line from the home side", (line, text) => {
    expect(figuresOf([handicapLine(8, { pre: [line, 1.9, 1.9] })], {}, ["home", "away"])).toContain(text);
  });

  test("leave pushes out where a line can have one", () => {
    const pushes = (line: string) =>
      figuresOf([handicapLine(8, { pre: [line, 1.9, 1.9] })], {}, ["home", "away"]).includes("Pushes");
    expect([pushes("-1"), pushes("-0.75"), pushes("-0.5")]).toEqual([true, true, false]);
  });

  test("of the winner have a share of each outcome and no line", () => {
    const markup = figuresOf([winnerLine(8, "2.00", "4.00", "4.00")], { market: "winner" }, ["home", "draw", "away"]);
    expect(textsOf(markup, "tr").slice(1)).toEqual([
      "Home 50.0% 2.00 2.00 2.00",
      "Draw 25.0% 4.00 4.00 4.00",
      "Away 25.0% 4.00 4.00 4.00",
    ]);
    expect(markup).toContain("Providers: 1. Prices: Pre-match.");
    expect(markup.match(/class="(first|middle|last)Share\b/g)).toHaveLength(3);
  });

  test("of a total name its line", () => {
    const markup = figuresOf([totalLine("2.5")], { market: "total" }, ["over", "under"]);
    expect(markup).toContain("Providers quoting 2.5: 1 of 1.");
  });
});

describe("a company's row", () => {
  const row = (
    line: OddsLine,
    change: Partial<Parameters<typeof ComparisonRow>[0]["columns"]> = {},
    isChosen = false,
  ) =>
    renderToStaticMarkup(
      <table>
        <tbody>
          <ComparisonRow
            line={line}
            columns={{
              stages: ["early", "pre"],
              outcomes: ["home", "away"],
              hasLine: true,
              format: undefined,
              ...change,
            }}
            href="?company=8"
            isChosen={isChosen}
            t={translatorOf("en", ["odds"]).getFixedT(null, "odds")}
          />
        </tbody>
      </table>,
    );

  test("has line and prices of each stage, and how they have moved", () => {
    const markup = row(handicapLine(8, { early: ["-0.5", 1.9, 1.9], pre: ["-0.5", 2, 1.8] }));
    expect(textsOf(markup, "td")).toEqual(["-0.5", "1.90", "1.90", "-0.5", "2.00 up", "1.80 down"]);
  });

  test("says where there is no price, and where it is suspended", () => {
    const suspended = { ...handicapLine(8, {}), pre: quote("pre", {}, { isSuspended: true }) };
    expect(textsOf(row(suspended), "td")).toEqual(["–", "Suspended"]);
    const half = { ...handicapLine(8, {}), pre: quote("pre", { homeLine: "-1", home: "1.90" }) };
    expect(textsOf(row(half, { stages: ["pre"] }), "td")).toEqual(["-1", "1.90", "–"]);
  });

  test("has no line in the market of winners, and is marked when it is chosen", () => {
    const winner = winnerLine(8, "2.10", "3.40", "3.60");
    const columns = { stages: ["pre"], outcomes: ["home", "draw", "away"], hasLine: false } as const;
    expect(textsOf(row(winner, columns), "td")).toEqual(["2.10", "3.40", "3.60"]);
    expect(row(winner, columns)).not.toContain("aria-current");
    expect(row(winner, columns, true)).toContain('aria-current="true"');
  });
});

describe("the chart of prices", () => {
  const chart = (...steps: [OddsQuote["stage"], Prices][]) =>
    markupOf(
      <PriceChart
        steps={steps.map(([stage, prices]) => quote(stage, prices))}
        outcomes={["home", "away"]}
        format={undefined}
        title="Odds movement"
        ends={["Wed", "90'"]}
      />,
      TEXTS,
    );
  const prices = (home: string, away: string, homeLine = "-0.5"): Prices => ({ homeLine, home, away });
  const paths = (markup: string) =>
    Array.from(markup.matchAll(/<path class="prices[^"]*" d="([^"]+)"/g), ([, path]) => path ?? "");

  test("needs two changes with all prices", () => {
    expect(chart(["pre", prices("1.90", "1.90")])).toBe("");
    expect(chart(["pre", prices("1.90", "1.90")], ["pre", { homeLine: "-0.5", home: "1.95" }])).toBe("");
  });

  test("has one path for each outcome, and says the first and last price", () => {
    const markup = chart(["pre", prices("1.90", "1.95")], ["pre", prices("2.00", "1.80")]);
    expect(paths(markup)).toHaveLength(2);
    expect(textsOf(markup, "p")).toEqual(["Home: first 1.90 , last 2.00 . Away: first 1.95 , last 1.80 ."]);
  });

  test("breaks its paths where the line changes, which it names", () => {
    const same = chart(["pre", prices("1.90", "1.90")], ["pre", prices("2.00", "1.80")]);
    const moved = chart(["pre", prices("1.90", "1.90")], ["pre", prices("2.00", "1.80", "-1")]);
    expect(paths(same)[0]?.match(/M/g)).toHaveLength(1);
    expect(paths(moved)[0]?.match(/M/g)).toHaveLength(2);
    expect(textsOf(moved, "text")).toEqual(expect.arrayContaining(["-0.5", "-1"]));
  });

  test("marks the kick-off if it lies in between", () => {
    const before: [OddsQuote["stage"], Prices] = ["pre", prices("1.90", "1.90")];
    const after: [OddsQuote["stage"], Prices] = ["live", prices("2.00", "1.80")];
    expect(textsOf(chart(before, after), "text")).toContain("In play");
    expect(textsOf(chart(after, after), "text")).not.toContain("In play");
    expect(textsOf(chart(before, before), "text")).not.toContain("In play");
  });
});

test("a finished match is explained by the last line before its start", () => {
  const line = handicapLine(8, { pre: ["-0.5", 1.9, 1.9], live: ["-1.5", 1.9, 1.9] });
  const markup = markupOf(<OutcomesSection company={companyOf([line])} data={dataOf({}, finished)} />, TEXTS);
  expect(markup).toContain("What Hà Nội FC -0.5 means");
});
