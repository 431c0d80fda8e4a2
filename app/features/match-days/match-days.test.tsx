import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { DAY } from "#contract/time/units";
import { testContext } from "~/features/match-list/test-context";
import { FEATURED_ROWS } from "~/features/match-row/row-classes";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { groupByDay, zoneOfMatches } from "./group-by-day.ts";
import { MatchDays } from "./MatchDays.tsx";
import { MatchDaysList } from "./MatchDaysList.tsx";

const { context } = testContext(() => undefined);
const later = { ...scheduled, id: "9", kickOff: scheduled.kickOff + DAY };

const render = (matches: Match[], options: { level?: 2 | 3; isContinued?: boolean; groupOf?(): string } = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", ["matches", "rows"])}>
      <MatchDaysList sport="football" canChange fetchedAt={7}>
        <MatchDays
          days={groupByDay(matches, context, options.groupOf)}
          zone={zoneOfMatches(matches, context)}
          page={testPage("en")}
          {...options}
        />
      </MatchDaysList>
    </I18nextProvider>,
  );

describe("matches under their days", () => {
  test("are parted where the day or the group changes, in their order", () => {
    const days = groupByDay([finished, live, later], context, ({ id }) => (id === "9" ? "Cup" : ""));
    expect(days.map(({ date, label, group, matches }) => [date, label, group, matches.length])).toEqual([
      ["2026-11-21", "Sat 21 Nov 2026", "", 2],
      ["2026-11-22", "Sun 22 Nov 2026", "Cup", 1],
    ]);
    // Shortly after midnight in Hanoi.
    const late = { ...scheduled, kickOff: Date.parse("2026-11-21T17:30:00Z") };
    expect(groupByDay([late], context)[0]?.date).toBe("2026-11-22");
  });

  test("stand in one list, each day with its heading and rows", () => {
    const html = render([finished, later], { groupOf: () => "V.League 1" });
    expect(html).toContain(
      `<div id="list" data-live="football" data-fetched="7" data-show="all" data-refetch="on-change" data-rows="${FEATURED_ROWS}">`,
    );
    expect(html).toContain(
      '<section class="card day"><h2><time dateTime="2026-11-21">Sat 21 Nov 2026</time> <small>V.League 1</small></h2><div class="row finished">',
    );
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html.match(/id="star"/g)).toHaveLength(1);
  });

  test("continue another list without a second label of stars, under headings of their level", () => {
    const html = render([finished], { level: 3, isContinued: true });
    expect(html).not.toContain('id="star"');
    expect(html).toContain("<h3><time");
  });

  test("say how many rows a day has below the first screens", () => {
    const rows = Array.from({ length: 24 }, (_, index) => ({ ...finished, id: `${index}` }));
    const html = render([...rows, later]);
    expect(html.match(/data-n="\d+"/g)).toEqual(['data-n="1"']);
  });
});
