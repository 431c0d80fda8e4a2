import { describe, expect, test } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import type { Match } from "#contract/domain/match";
import { createRowPainter } from "~/features/match-row/paint-rows";
import { elementsOf } from "~/features/match-row/test-element";
import { testFacts } from "~/features/match-row/test-facts";
import { GAMES } from "~/features/match-row/test-games";
import { NOW, STATES } from "~/features/match-row/test-matches";
import { html } from "~/server-markup/html";
import { scoreBoard, scoreLine } from "./score-board.server.ts";

const facts = testFacts();
const render = (match: Match, now = NOW) =>
  elementsOf(
    html`${scoreBoard(match, { facts: { ...facts, now }, day: "Sat 21 Nov" })}${scoreLine(match, { ...facts, now })}`
      .text,
  );
const changeTo = (standing: Match): MatchChange => ({ id: standing.id, seq: 2, at: NOW, standing });
const painterOf = (page: ReturnType<typeof elementsOf>) =>
  createRowPainter(page, { words: facts.words, offsets: facts.offsets, now: () => NOW });

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

test("the teams lead to their pages, and the line is for eyes only", () => {
  const { outerHTML } = render(STATES.firstHalf);
  expect(outerHTML).toContain('href="/en/football/team/ha-noi/70001/overview"');
  const [, line = ""] = outerHTML.split(' ml"');
  expect(line).toContain('aria-hidden="true"');
  expect(line).not.toContain("<a");
});
