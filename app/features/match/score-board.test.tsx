import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import type { Match } from "#contract/domain/match";
import { createRowPainter } from "~/features/match-row/paint-rows";
import { rowView } from "~/features/match-row/row-view";
import { elementsOf } from "~/features/match-row/test-element";
import { testFacts } from "~/features/match-row/test-facts";
import { GAMES } from "~/features/match-row/test-games";
import { NOW, STATES } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import type { Records } from "./load-match-head.server.ts";
import { ScoreBoard } from "./ScoreBoard.tsx";
import { ScoreLine } from "./ScoreLine.tsx";

const facts = testFacts();
const storageBaseUrl = "https://storage.example";
const render = (match: Match, now = NOW, records?: Records) => {
  const view = rowView(match, { ...facts, now });
  return elementsOf(
    renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf("en", ["match"])}>
        <ScoreBoard
          match={match}
          view={view}
          day="Sat 21 Nov"
          locale="en"
          storageBaseUrl={storageBaseUrl}
          records={records}
        />
        <ScoreLine match={match} view={view} storageBaseUrl={storageBaseUrl} />
      </I18nextProvider>,
    ),
  );
};
const changeTo = (match: Match): MatchChange => ({ id: match.id, seq: 2, at: NOW, match });
const painterOf = (page: ReturnType<typeof elementsOf>) =>
  createRowPainter(page, { texts: facts.texts, offsets: facts.offsets, now: () => NOW });

describe.each([
  ["football", STATES],
  ["basketball", GAMES],
])("the board and the line of %s", (_sport, states: Readonly<Record<string, Match>>) => {
  test.each(Object.keys(states))("painted from %s to every other state are those that the server renders", (from) => {
    const before = states[from];
    if (!before) throw new Error(`no state ${from}`);
    for (const [to, match] of Object.entries(states)) {
      const page = render(before);
      painterOf(page).paint(changeTo(match));
      expect(page.outerHTML, to).toBe(render(match).outerHTML);
    }
  });

  test.each(Object.keys(states))("of %s go on as on the server", (state) => {
    const match = states[state];
    if (!match) throw new Error(`no state ${state}`);
    const page = render(match);
    painterOf(page).tick(NOW + 30_000);
    expect(page.outerHTML).toBe(render(match, NOW + 30_000).outerHTML);
  });
});

test("records stand behind all that is painted", () => {
  const records = { home: [3, 1], away: [2, 2] } as const;
  const page = render(GAMES.scheduled, NOW, records);
  expect(page.outerHTML).toMatch(/Won 3, lost 1<.*>3-1<.*Won 2, lost 2<.*>2-2</s);
  painterOf(page).paint(changeTo(GAMES.fullTime));
  expect(page.outerHTML).toBe(render(GAMES.fullTime, NOW, records).outerHTML);
});

test("the teams lead to their pages, and the line is for eyes only", () => {
  const { outerHTML } = render(STATES.firstHalf);
  expect(outerHTML).toContain('href="/en/football/team/ha-noi/70001/overview"');
  const [, line = ""] = outerHTML.split(' scoreLine"');
  expect(line).toContain('aria-hidden="true"');
  expect(line).not.toContain("<a");
});
