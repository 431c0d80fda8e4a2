import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { rowFacts } from "~/features/match-list/row-view";
import { finished } from "~/features/match-list/test-matches";
import { messagesOf } from "~/i18n/messages.server";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { TournamentStages } from "./TournamentStages.tsx";
import { tournamentStages } from "./tournament-stages.ts";

const i18n = translatorOf("en", messagesOf("en", ["matches", "worldcup"]));
const facts = rowFacts(i18n, "en", offsetsBetween(finished.kickOff, finished.kickOff, "UTC"));
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
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <TournamentStages
        stages={tournamentStages(matches, isTableThere ? [{ group: "A", rows }] : [])}
        facts={facts}
        days={{ "2026-11-21": "Sat 21 Nov" }}
        storageBaseUrl="https://storage.example"
      />
    </I18nextProvider>,
  );
}

describe("the tournament's stages", () => {
  test("a group has a table with named columns and rows", () => {
    const markup = html(true);
    expect(markup).toContain("Group A table</caption>");
    expect(markup.match(/scope="col"/g)).toHaveLength(10);
    expect(markup.match(/scope="row"/g)).toHaveLength(3);
    expect(markup).toContain('<abbr title="Goal difference">GD</abbr>');
  });

  test("goal differences carry their sign", () => {
    const markup = html(true);
    for (const figure of ["+2", "0", "−3"]) expect(markup).toContain(`>${figure}</td>`);
  });

  test("without a table the matches stand alone", () => {
    expect(html(false)).not.toContain("<table");
    expect(html(false).match(/class="m"/g)).toHaveLength(2);
  });

  test("each match carries its day", () => {
    expect(html(true).match(/Sat 21 Nov\nFT/g)).toHaveLength(2);
  });
});
