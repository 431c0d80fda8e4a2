import { describe, expect, test } from "vitest";
import type { FormMark } from "#contract/domain/standings";
import { LOCALES } from "#contract/tables/locales";
import { TIE_MEASURES, ZONES } from "#contract/tables/standings-keys";
import { standingsTable, zoneLegend } from "./standings-table.server.ts";
import { tablesMarkup } from "./tables-markup.server.ts";
import { arsenal, basketballRow, burnley, competition, mark, row, testFacts } from "./test-standings.ts";

const caption = "V.League 1: table";
const level = (criterion: string) => ({
  tieBreak: { criterion, values: { [arsenal.id]: "3", [burnley.id]: "1" }, against: [burnley.id] },
});

describe("a football table", () => {
  const rows = [
    row(1, { previousRank: 3, zone: "champions_league", formMatches: [mark], ...level("h2h.points") }),
    row(2, { previousRank: 1, deducted: 6, deductedReason: "insolvency" }),
    row(3, { isTied: true, live: { matchId: "9", score: [2, 1], isCounted: true }, zone: "of_their_own" }),
  ];
  const { text } = standingsTable({ rows }, testFacts(), { caption });

  test("is a table with a caption and named rows and columns, without style attributes", () => {
    expect(text).toContain(`<caption class="vh">${caption}</caption>`);
    expect(text.match(/scope="row"/g)).toHaveLength(3);
    expect(text.match(/scope="col"/g)).toHaveLength(10);
    expect(text).not.toContain("style=");
  });

  test("says in words what colours and signs say", () => {
    expect(text).toContain("Champions League");
    expect(text).toContain("Up from 3");
    expect(text).toContain("Down from 1");
    expect(text).toContain('<abbr title="Shared place">=</abbr>');
    expect(text).not.toContain("of_their_own");
  });

  test("a mark of form says which match it was and leads to it", () => {
    expect(text).toContain('title="Won: Chelsea 1–3 Arsenal, Sat 14 Nov"');
    expect(text).toContain('href="/en/football/vietnam/v-league-1/chelsea-vs-arsenal/77"');
  });

  test("a mark of half a match says so", () => {
    const half = { ...testFacts(), counted: "1st half" };
    expect(standingsTable({ rows }, half, { caption }).text).toContain('title="Won (1st half): Chelsea 1–3 Arsenal');
  });

  test("a level place opens the sentence that explains it", () => {
    expect(text).toContain(
      "Arsenal and Burnley are level on points; Arsenal is ahead on points in the matches between them.",
    );
  });

  test("points off and the score of a match in play stand with the team", () => {
    expect(text).toContain("6 points deducted (insolvency)");
    expect(text).toContain("Live 2–1");
    expect(text).toContain('/en/football/team/arsenal/1/overview"');
  });

  test("in short it has neither form nor explanations; rows around a team, which is marked", () => {
    const short = standingsTable({ rows }, testFacts(), {
      caption,
      isShort: true,
      highlight: [burnley.id],
      around: { teamId: burnley.id, count: 1 },
    }).text;
    expect(short.match(/<tr class="st-own">/g)).toHaveLength(1);
    expect(short.match(/scope="row"/g)).toHaveLength(1);
    expect(short).not.toContain("<details");
    expect(short).not.toContain('class="fs"');
  });
});

describe("a basketball table", () => {
  test("goes by the share of wins and says what is certain", () => {
    const rows = [basketballRow(1, { clinch: "clinched" }), basketballRow(2, { clinch: "eliminated" })];
    const { text } = standingsTable({ rows }, testFacts("basketball"), { caption });
    for (const word of [".875", "1.5", "8–2", "+165", "Play-off place certain", "Out of the play-offs"])
      expect(text).toContain(word);
    expect(text).toContain("/en/basketball/team/");
    expect(text).toContain('<table class="st num whole bk">');
  });

  test("of a league with points goes by these", () => {
    const { text } = standingsTable({ rows: [basketballRow(1, { points: 30 })] }, testFacts("basketball"), { caption });
    expect(text).toContain('<table class="st num whole bk bp">');
  });

  test("has no draw: a game that is level is still open", () => {
    const level: FormMark = { ...mark, result: "D", goalsFor: 91, goalsAgainst: 91 };
    const rows = [basketballRow(1, { formMatches: [level] })];
    const { text } = standingsTable({ rows }, testFacts("basketball"), { caption });
    expect(text).toMatch(/class="fO" href="[^"]+" title="Chelsea 91–91 Team 1, [^"]+">–</);
  });
});

describe("names", () => {
  const textOf = (name: string) =>
    standingsTable({ rows: [row(1, { team: { id: "1", key: "x", name } })] }, testFacts(), { caption }).text;

  test.each([
    ["Portsmouth", "<span>Portsmouth</span>"],
    ["Middlesbrough", '<span class="long">Middlesbrough</span>'],
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
    const rows = TIE_MEASURES.map((measure) => [row(1, level(`h2h.${measure}`)), row(2)]).map((pair) =>
      standingsTable({ rows: pair }, facts, { caption }),
    );
    const text = [zoneLegend([{ rows: [], zones }], facts), ...rows].map((one) => (one ? one.text : "")).join("");
    expect(text).not.toMatch(/(zone|measure|tie|column|short|letter|result)\.\w/);
    expect(text).not.toContain("{{");
  });
});

describe("the tables of a season", () => {
  test.each([
    [{ group: "B" }, "Group B"],
    [{ name: "Eastern Conference" }, "Eastern Conference"],
    [{ id: "thirds" }, "Best third-placed teams"],
    [{ id: "league_phase" }, "League phase"],
  ])("%j is called %s", (change, name) => {
    const { text } = tablesMarkup([{ ...change, rows: [row(1)] }], testFacts(), competition);
    expect(text).toContain(`<h2>${name}</h2>`);
    expect(text).toContain(`V.League 1, ${name}: table`);
  });

  test("a league's only one needs no name; zones that tables share are explained once", () => {
    const zones = [{ zone: "relegation", colour: "#c01c28", fromRank: 18, toRank: 20 }];
    expect(tablesMarkup([{ rows: [row(1)] }], testFacts(), competition).text).not.toContain("<h2>");
    const two = tablesMarkup(
      [
        { rows: [row(1)], zones },
        { rows: [row(2)], zones },
      ],
      testFacts(),
      competition,
    );
    expect(two.text.match(/<b>18–20<\/b> Relegation/g)).toHaveLength(1);
  });
});
