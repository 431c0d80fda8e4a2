import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { bracket } from "~/features/bracket/test-bracket";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { testPage } from "~/page/test-page";
import { tournamentStages } from "./load-world-cup.server.ts";
import { Stages } from "./Stages.tsx";

const row = { team: finished.home, played: 3, won: 1, drawn: 0, lost: 2, goalsFor: 2, points: 3, deducted: 0 };
const rows = [
  { ...row, rank: 1, goalsAgainst: 0, goalDifference: 2, form: [] },
  { ...row, rank: 2, goalsAgainst: 2, goalDifference: 0, form: [] },
  { ...row, rank: 3, goalsAgainst: 5, goalDifference: -3, form: [] },
];

const { competition } = testGroup("75", []);
const facts = standingsFacts(testContext(() => undefined).context, { sport: "football", competition });
const zone = offsetsBetween(finished.kickOff, finished.kickOff, "UTC");
const inGroup = { ...finished, id: "1", stage: "group", group: "A" } as const;
const final = { ...finished, id: "64", stage: "final" } as const;

const render = (change: Partial<Parameters<typeof Stages>[0]["data"]>): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", [...namespacesOf("world-cup-2022")])}>
      <Stages
        data={{ stages: tournamentStages([], []), facts, days: { "2026-11-21": "Sat 21 Nov" }, zone, ...change }}
        page={testPage("en", { now: finished.kickOff })}
      />
    </I18nextProvider>,
  );

const html = (isTableThere: boolean, matches: Match[] = [inGroup, final]): string =>
  render({ stages: tournamentStages(matches, isTableThere ? [{ group: "A", rows }] : []) });

describe("the tournament's stages", () => {
  test("a group has a table with named columns and rows", () => {
    const markup = html(true);
    expect(markup).toContain("Group A table</caption>");
    expect(markup.match(/scope="row"/g)).toHaveLength(3);
  });

  test("without a table the matches stand alone", () => {
    expect(html(false)).not.toContain("<table");
    expect(html(false).match(/class="row finished"/g)).toHaveLength(2);
  });

  test("the first screen ends behind their first section", () => {
    expect(html(true).split('<i id="first-screen" hidden=""></i>')[0]).toMatch(
      /<section class="card stage"><h3>Final.*<\/section>$/,
    );
    expect(render({})).toMatch(/<i id="first-screen" hidden=""><\/i>$/);
  });

  test("each match carries its day", () => {
    expect(html(true).match(/<span class="day">Sat 21 Nov<\/span>/g)).toHaveLength(2);
  });

  const stages = tournamentStages([inGroup, final], [{ group: "A", rows }]);
  const headings = (markup: string) => [...markup.matchAll(/<h[23][^>]*>([^<]+)/g)].map(([, name]) => name);

  test("come with the bracket first once its teams are known, then the groups; no match stands twice", () => {
    const markup = render({ stages, bracket: { sport: "football", bracket, zone, timeZone: "UTC" } });
    expect(headings(markup)).toEqual(["Knockout stage", "Semi-final", "Final", "Groups", "Group A"]);
    expect(markup.match(/class="row finished"/g)).toHaveLength(1);
    expect(headings(html(true, [inGroup]))).toEqual(["Groups", "Group A"]);
  });

  test("list the knock-out rounds where the bracket is missing", () => {
    expect(headings(render({ stages }))).toEqual(["Knockout stage", "Final", "Groups", "Group A"]);
  });

  test("have groups open while they are played, then closed with who went through", () => {
    expect(html(true, [inGroup])).toContain('<details id="group-A" class="card stage" open="">');
    expect(html(true, [inGroup])).not.toContain("through");
    const closed = render({ stages });
    expect(closed).toContain('<details id="group-A" class="card stage">');
    expect(closed.match(/class="through">.*?<\/summary>/)?.[0].match(/<img/g)).toHaveLength(2);
  });

  test("say how many rows they have where they are open below the first screens", () => {
    const many = Array.from({ length: 24 }, (_, at) => ({ ...inGroup, id: `${at}` }));
    const next = { ...inGroup, group: "B" };
    expect(html(false, [...many, next]).match(/<details [^>]*open="" data-n="1">/g)).toHaveLength(1);
    expect(html(true)).not.toContain("data-n");
  });
});
