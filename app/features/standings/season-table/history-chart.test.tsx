import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { arsenal, burnley, chelsea, competition } from "~/features/standings/test-standings";
import { translatorOf } from "~/i18n/translator";
import { HistoryChart } from "./HistoryChart.tsx";

const history = {
  competition,
  season: "2026-27",
  rounds: [1, 2, 3, 4, 5],
  dates: [],
  series: [arsenal, burnley, chelsea].map((team, at) => ({
    team,
    ranks: [null, at + 1, at + 1, at + 1, at + 1],
    points: [],
  })),
};

const render = (teams?: readonly string[], shown = history): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", ["standings"])}>
      <HistoryChart
        history={shown}
        teams={teams}
        addressWith={(chosen) => `/table?teams=${chosen.join(",")}`}
        nameOf={(id) => `The ${id}`}
      />
    </I18nextProvider>,
  );

describe("the history of places", () => {
  test("is a drawing with the same in sentences", () => {
    const markup = render();
    expect(markup).toContain("Arsenal: position 1 after round 5; best 1, worst 1.");
    expect(markup).toContain('role="img" aria-labelledby="history-t history-d"');
    expect(markup.match(/<polyline/g)).toHaveLength(3);
    expect(markup).not.toContain("style=");
  });

  test("is one drawing for each table, with its name", () => {
    const series = history.series.flatMap((one) => ["East", "West"].map((table) => ({ ...one, table })));
    const markup = render(undefined, { ...history, series });
    expect(markup.match(/<h2>[^<]*<\/h2>/g)).toEqual([
      "<h2>Positions by round, The East</h2>",
      "<h2>Positions by round, The West</h2>",
    ]);
    expect(markup).toContain('/table?teams=1,2#history-2"');
  });

  test("lets teams of the address stand out, to be added or taken away again", () => {
    const markup = render(["2"]);
    expect(markup).toContain("Burnley: position 2");
    expect(markup).not.toContain("Arsenal: position 1");
    expect(markup).toContain('<a href="/table?teams=2,1#history" rel="nofollow"><b>1</b> Arsenal</a>');
    expect(markup).toContain(
      '<a href="/table?teams=#history" rel="nofollow" aria-current="true" class="team0"><b>2</b> Burnley</a>',
    );
    expect(markup.match(/<g class="team\d">/g)).toEqual(['<g class="team0">']);
  });

  test("leads back to the teams that lead only where others were chosen", () => {
    expect(render(["2"]).match(/\/table\?teams=#history/g)).toHaveLength(2);
    expect(render(["nobody"])).not.toContain('href="/table?teams=#history"');
  });

  test("has its figures as a table, a dash before the first match", () => {
    const figures = render().match(/<table.*<\/table>/)?.[0] ?? "";
    expect(figures.match(/scope="row"/g)).toHaveLength(5);
    expect(figures).toContain('<tr><th scope="row">1</th><td>–</td><td>–</td><td>–</td></tr>');
    expect(figures).toContain('<tr><th scope="row">5</th><td>1</td><td>2</td><td>3</td></tr>');
  });

  test("is nothing of a few rounds only", () => {
    expect(render(undefined, { ...history, rounds: [1, 2] })).toBe("");
  });
});
