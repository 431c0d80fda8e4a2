import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { FormMark } from "#contract/domain/standings";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { TIE_MEASURES, ZONES } from "#contract/tables/standings-keys";
import { translatorOf } from "~/i18n/translator";
import { ScrolledTable } from "./ScrolledTable.tsx";
import { StandingsTable, type StandingsTableProps } from "./StandingsTable.tsx";
import { StandingsTables } from "./StandingsTables.tsx";
import type { StandingsFacts } from "./standings-facts.ts";
import type { AnyRow, AnyTable } from "./standings-rows.ts";
import { hasGapBefore } from "./standings-rows.ts";
import { arsenal, basketballRow, burnley, competition, mark, row, testFacts } from "./test-standings.ts";
import { ClinchLegend, ZoneLegend } from "./ZoneLegend.tsx";

const caption = "V.League 1: table";
const level = (criterion: string) => ({
  tieBreak: { criterion, values: { [arsenal.id]: "3", [burnley.id]: "1" }, against: [burnley.id] },
});

const render = (element: JSX.Element, code: LocaleCode = "en"): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(code, ["standings", "matches"])}>{element}</I18nextProvider>,
  );

const tableOf = (
  rows: AnyRow[],
  facts: StandingsFacts = testFacts(),
  options: Partial<StandingsTableProps> = {},
): string =>
  render(<StandingsTable table={{ rows } as AnyTable} facts={facts} caption={caption} {...options} />, facts.locale);

describe("a football table", () => {
  const rows = [
    row(1, { previousRank: 3, zone: "champions_league", formMatches: [mark], ...level("h2h.points") }),
    row(2, { previousRank: 1, deducted: 6, deductedReason: "insolvency" }),
    row(3, { isTied: true, live: { matchId: "9", score: [2, 1], isCounted: true }, zone: "of_their_own" }),
  ];
  const text = tableOf(rows);

  test("is a table with a caption and named rows and columns, without style attributes", () => {
    expect(text).toContain(`<caption class="visually-hidden">${caption}</caption>`);
    expect(text.match(/scope="row"/g)).toHaveLength(3);
    expect(text.match(/scope="col"/g)).toHaveLength(10);
    expect(text).not.toContain("style=");
  });

  test("says in words what colours and signs say", () => {
    expect(text).toContain("Champions League");
    expect(text).toContain("Up from 3");
    expect(text).toContain("Down from 1");
    expect(text).toContain('<abbr title="Joint position">=</abbr>');
    expect(text).not.toContain("of_their_own");
  });

  test("a mark of form says which match it was and leads to it", () => {
    expect(text).toContain('title="Won: Chelsea 1-3 Arsenal, Sat 14 Nov"');
    expect(text).toContain('href="/en/football/vietnam/v-league-1/chelsea-vs-arsenal/77"');
  });

  test("a mark of half a match says so", () => {
    expect(tableOf(rows, { ...testFacts(), half: "h1" })).toContain('title="Won (1st half): Chelsea 1-3 Arsenal');
  });

  test("a result whose match is not known is a letter with its meaning", () => {
    expect(text).toContain('<span class="lost" title="Lost">L</span>');
  });

  test("a level place opens the sentence that explains it", () => {
    expect(text).toContain(
      "Arsenal and Burnley are level on points; Arsenal are ahead on points in the matches between them.",
    );
  });

  test("points off and the score of a match in play stand with the team", () => {
    expect(text).toContain("6 points deducted (insolvency)");
    expect(text).toContain("Live 2-1");
    expect(text).toContain('/en/football/team/arsenal/1/overview"');
  });

  test("the score of a match between two teams of the table leads to it by both names", () => {
    const live = { matchId: "9", score: [2, 1] as [number, number], isCounted: true };
    const both = tableOf([row(1, { live }), row(2), row(3, { live })]);
    expect(both).toContain("arsenal-vs-chelsea/9");
    expect(both).toContain("chelsea-vs-arsenal/9");
  });

  test("in short it has neither form nor explanations; rows around a team, which is marked", () => {
    const around = { teamId: burnley.id, count: 1 };
    const short = tableOf(rows, testFacts(), { isShort: true, highlight: [burnley.id], around });
    expect(short.match(/<tr class="ownTeam">/g)).toHaveLength(1);
    expect(short.match(/scope="row"/g)).toHaveLength(1);
    expect(short).not.toContain("<details");
    expect(short).not.toContain('class="strip"');
  });

  test("has no crests for a visitor who saves data, although the same rows are cached with them", () => {
    expect(text).toContain('<img class="crest" src="https://storage.example/team/1"');
    expect(tableOf(rows, { ...testFacts(), storageBaseUrl: undefined })).not.toContain("<img");
  });

  test("names the day of the visitor's own zone, although the same rows are cached for another zone", () => {
    expect(tableOf(rows, { ...testFacts(), timeZone: "Pacific/Auckland" })).toContain("Sun 15 Nov");
  });

  test("follows a change of another row's name in its explanation", () => {
    const renamed = [rows[0] ?? row(1), { ...row(2), team: { ...burnley, name: "Burnley FC" } }];
    expect(tableOf(renamed)).toContain("Arsenal and Burnley FC are level");
  });
});

describe("what the last round changed", () => {
  const firstCell = (previousRank?: number) =>
    tableOf([row(2, { previousRank })])
      .match(/<tbody>.*?<\/td>/)?.[0]
      .replace(/^<tbody><tr>/, "");

  test("a team that moved up has ▲ and its words", () => {
    expect(firstCell(4)).toBe(
      '<td class="rank"><span>2</span><small class="up" title="Up from 4">▲</small><span class="visually-hidden"> Up from 4</span></td>',
    );
  });

  test("a team that moved down has ▼ and its words", () => {
    expect(firstCell(1)).toBe(
      '<td class="rank"><span>2</span><small class="down" title="Down from 1">▼</small><span class="visually-hidden"> Down from 1</span></td>',
    );
  });

  test.each([2, undefined])("a team that was at %s before has neither", (previousRank) => {
    expect(firstCell(previousRank)).toBe('<td class="rank"><span>2</span></td>');
  });
});

describe("a basketball table", () => {
  const facts = testFacts("basketball");

  test("goes by the share of wins and says what is certain", () => {
    const text = tableOf([basketballRow(1, { clinch: "playoffs" }), basketballRow(2, { clinch: "eliminated" })], facts);
    for (const word of [".875", "1.5", "8-2", "+165", ">x</b>", "> Clinched a play-off place<", "> Eliminated<"])
      expect(text).toContain(word);
    expect(text).toContain("/en/basketball/team/");
    expect(text).toContain('<table class="table tabular hold-until-parsed basketball">');
  });

  test("scrolls below its teams, in a region of its own name, unless it is short", () => {
    const rows = [basketballRow(1, { conferenceRecord: [3, 1] })];
    expect(tableOf(rows, facts, { frame: ScrolledTable })).toMatch(
      /^<div class="scrolled more4 withForm" tabindex="0" role="region" aria-label="V.League 1: table"><table /,
    );
    expect(tableOf(rows, facts, { frame: ScrolledTable, isShort: true })).toMatch(/^<table /);
    expect(tableOf([row(1)], testFacts(), { frame: ScrolledTable })).toMatch(/^<table /);
  });

  test("of a league with points goes by these", () => {
    expect(tableOf([basketballRow(1, { points: 30 })], facts)).toContain(
      '<table class="table tabular hold-until-parsed basketball byPoints">',
    );
  });

  test("has no draw: a game that is level is still open", () => {
    const level: FormMark = { ...mark, result: "D", goalsFor: 91, goalsAgainst: 91 };
    expect(tableOf([basketballRow(1, { formMatches: [level] })], facts)).toMatch(
      /class="open" href="[^"]+" title="Chelsea 91-91 Team 1, [^"]+">–</,
    );
  });
});

test.each(LOCALES)("in $code a legend explains the letters that occur", ({ code }) => {
  const tables = [{ rows: [basketballRow(2, { clinch: "eliminated" }), basketballRow(1, { clinch: "first" })] }];
  const legend = render(<ClinchLegend tables={tables as AnyTable[]} />, code);
  expect(legend).toMatch(/<b>z<\/b>[^<]+<\/li><li><b>e<\/b>[^<]+<\/li><\/ul>$/);
  expect(legend).not.toContain("clinch.");
  expect(render(<ClinchLegend tables={[{ rows: [basketballRow(1)] }] as AnyTable[]} />, code)).toBe("");
});

describe("names", () => {
  const textOf = (name: string) => tableOf([row(1, { team: { id: "1", key: "x", name } })]);

  test.each([
    ["Portsmouth", "<span>Portsmouth</span>"],
    ["Middlesbrough", '<span class="longWord">Middlesbrough</span>'],
    ["แบล็คเบิร์น โรเวอร์ส", "<span><i>แบล็คเบิร์น</i> <i>โรเวอร์ส</i> </span>"],
    ["巴赫切謝希爾", "<span>巴赫切謝希爾</span>"],
  ])("%s is not broken within a word", (name, markup) => {
    expect(textOf(name)).toContain(markup);
  });
});

describe("in every language", () => {
  test.each(LOCALES.map(({ code }) => code))("%s has words for every zone and tie-break", (code) => {
    const facts = testFacts("football", code);
    const zones = ZONES.map((zone, index) => ({ zone, colour: "#000000", fromRank: index + 1, toRank: index + 1 }));
    const rows = TIE_MEASURES.map((measure) => tableOf([row(1, level(`h2h.${measure}`)), row(2)], facts));
    const text = [render(<ZoneLegend tables={[{ rows: [row(1)], zones }]} />, code), ...rows].join("");
    expect(text).not.toMatch(/(zone|measure|tie|column|short|letter|result)\.\w/);
    expect(text).not.toContain("{{");
  });
});

describe("the tables of a season", () => {
  const season = (tables: AnyTable[]): string =>
    render(<StandingsTables tables={tables} facts={testFacts()} competition={competition} />);

  test.each([
    [{ group: "B" }, "Group B"],
    [{ name: "Eastern Conference" }, "Eastern Conference"],
    [{ id: "thirds" }, "Best third-placed teams"],
    [{ id: "league_phase" }, "League phase"],
  ])("%j is called %s", (change, name) => {
    const text = season([{ ...change, rows: [row(1)] }]);
    expect(text).toContain(`<h2>${name}</h2>`);
    expect(text).toContain(`V.League 1, ${name}: table`);
  });

  test("before the first match nobody has a rank, and no place leads anywhere", () => {
    const zones = [{ zone: "playoffs", colour: "#1c71d8", fromRank: 1, toRank: 6 }];
    const rows = [row(1, { played: 0, isTied: true }), row(1, { played: 0, isTied: true })];
    const markup = season([{ rows, zones }]);
    expect(markup.match(/<td class="rank">–<\/td>/g)).toHaveLength(2);
    expect(markup).not.toContain("legend");
  });

  test("teams that went through are listed once, in the past tense", () => {
    const through = (toRank: number) => [{ zone: "went_through", colour: "#1a5fb4", fromRank: 1, toRank }];
    const text = render(<ZoneLegend tables={[2, 3].map((to) => ({ rows: [row(1)], zones: through(to) }))} />);
    expect(text.match(/<li>/g)).toHaveLength(1);
    expect(text).toContain("Went through");
    expect(text).not.toContain("<b>");
  });

  test("a league's only one needs no name; zones that tables share are explained once", () => {
    const zones = [{ zone: "relegation", colour: "#c01c28", fromRank: 18, toRank: 20 }];
    expect(season([{ rows: [row(1)] }])).not.toContain("<h2>");
    const two = season([
      { rows: [row(1)], zones },
      { rows: [row(2)], zones },
    ]);
    expect(two.match(/<b>18–20<\/b> Relegation/g)).toHaveLength(1);
  });

  test("the first screen ends behind the first of them", () => {
    const groups = ["A", "B"].map((group) => ({ group, rows: [row(1)] }));
    expect(season(groups)).toMatch(/<\/section><i id="first-screen" hidden=""><\/i><section/);
  });
});

test.each([
  ["without one", [1, 2, 3], []],
  ["where places are left out", [3, 4, 13, 14], [2]],
  ["after level teams", [1, 1, 3, 5], [3]],
])("a gap is marked: %s", (_name, ranks, gaps) => {
  const rows = ranks.map((rank) => ({ rank }));
  expect(ranks.flatMap((_, at) => (hasGapBefore(rows, at) ? [at] : []))).toEqual(gaps);
});
