import { describe, expect, test } from "vitest";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { rowFacts } from "~/features/match-row/row-view";
import { finished } from "~/features/match-row/test-matches";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { stageMarkup } from "./stage-markup.server.ts";
import { tournamentStages } from "./tournament-stages.ts";

const i18n = translatorOf("en", ["matches", "rows", "standings", "worldcup"]);
const facts = rowFacts(
  i18n,
  {
    locale: "en",
    now: finished.kickOff,
    config: { storageBaseUrl: "https://storage.example" },
    visitor: { savesData: false },
  },
  offsetsBetween(finished.kickOff, finished.kickOff, "UTC"),
);
const row = { team: finished.home, played: 3, won: 1, drawn: 0, lost: 2, goalsFor: 2, points: 3, deducted: 0 };
const rows = [
  { ...row, rank: 1, goalsAgainst: 0, goalDifference: 2, form: [] },
  { ...row, rank: 2, goalsAgainst: 2, goalDifference: 0, form: [] },
  { ...row, rank: 3, goalsAgainst: 5, goalDifference: -3, form: [] },
];

function html(isTableThere: boolean): string {
  const matches = [
    { ...finished, id: "1", stage: "group", group: "A" } as const,
    { ...finished, id: "64", stage: "final" } as const,
  ];
  const stages = tournamentStages(matches, isTableThere ? [{ group: "A", rows }] : []);
  const { competition } = testGroup("75", []);
  const standings = standingsFacts(testContext(() => undefined).context, { sport: "football", competition, i18n });
  return stageMarkup(stages, { facts, i18n, standings, days: { "2026-11-21": "Sat 21 Nov" } }).text;
}

describe("the tournament's stages", () => {
  test("a group has a table with named columns and rows", () => {
    const markup = html(true);
    expect(markup).toContain("Group A table</caption>");
    expect(markup.match(/scope="row"/g)).toHaveLength(3);
  });

  test("without a table the matches stand alone", () => {
    expect(html(false)).not.toContain("<table");
    expect(html(false).match(/class="m f"/g)).toHaveLength(2);
  });

  test("the first screen ends behind their first section", () => {
    expect(html(true).split('<i id="first-screen" hidden></i>')[0]).toMatch(
      /<section class="card stage"><h3>Final.*<\/section>$/,
    );
    const none = stageMarkup(tournamentStages([], []), { facts, i18n, days: {} }).text;
    expect(none).toMatch(/<i id="first-screen" hidden><\/i>$/);
  });

  test("each match carries its day", () => {
    expect(html(true).match(/<span class="d">Sat 21 Nov<\/span>/g)).toHaveLength(2);
  });
});
