import { describe, expect, test } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import type { Match } from "#contract/domain/match";
import { createRowPainter } from "./paint-rows.ts";
import { elementsOf } from "./test-element.ts";
import { testFacts } from "./test-facts.ts";
import { NOW, STATES } from "./test-matches.ts";
import { rowMarkup } from "./test-row.tsx";

const facts = testFacts();
const render = (match: Match, day?: string, now = NOW) => elementsOf(rowMarkup(match, { ...facts, now }, day));
const changeTo = (match: Match): MatchChange => ({ id: match.id, seq: 2, at: NOW, match });
const painterOf = (page: ReturnType<typeof elementsOf>, now = () => NOW) =>
  createRowPainter(page, { texts: facts.texts, offsets: facts.offsets, now });
const NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

describe("a painted row", () => {
  test.each(NAMES)("from %s to every other state is the row that the server renders", (from) => {
    for (const to of NAMES) {
      const page = render(STATES[from]);
      painterOf(page).paint(changeTo(STATES[to]));
      expect(page.outerHTML, to).toBe(render(STATES[to]).outerHTML);
    }
  });

  test("is so in every state one after the other, where rows carry their day, and without images", () => {
    const facts = testFacts("th", { savesData: true });
    const rendered = (match: Match) => elementsOf(rowMarkup(match, facts, "ส. 21 พ.ย."));
    const page = rendered(STATES.scheduled);
    const painter = createRowPainter(page, { texts: facts.texts, offsets: facts.offsets, now: () => NOW });
    for (const match of Object.values(STATES)) {
      painter.paint(changeTo(match));
      expect(page.outerHTML).toBe(rendered(match).outerHTML);
    }
  });

  test("is not touched when nothing of it changes", () => {
    for (const match of Object.values(STATES)) {
      const page = render(match);
      expect(painterOf(page).paint(changeTo(match))?.event).toBe("none");
      expect(page.writes).toBe(0);
    }
  });

  test("keeps its elements, so that focus and pictures stay, and the classes that others gave it", () => {
    const page = render(STATES.scheduled);
    const elements = (root: typeof page): unknown[] => [root, ...root.children.flatMap(elements)];
    const before = elements(page);
    page.children[0]?.setAttribute("class", "row upcoming goal");
    painterOf(page).paint(changeTo(STATES.redCards));
    const after = elements(page);
    expect(after).toHaveLength(before.length);
    for (const [index, element] of after.entries()) expect(element).toBe(before[index]);
    expect(page.children[0]?.getAttribute("class")).toBe("row live goal");
  });

  test("says who plays and how it stands", () => {
    const page = render(STATES.halfTime);
    const painted = painterOf(page).paint(changeTo(STATES.secondHalf));
    expect(painted).toEqual({
      row: page.children[0],
      names: { home: "Hà Nội FC", away: "Nam Định" },
      event: "goal",
      side: "home",
      sentence: "Hà Nội FC against Nam Định, 2 to 1, in play, minute 67. Half-time score 1 to 1.",
      score: [2, 1],
    });
  });

  test("is each of those that the match has, and the first is reported", () => {
    const page = render(STATES.firstHalf);
    page.nodes.push(...render(STATES.firstHalf).nodes);
    const painter = painterOf(page);
    expect(painter.paint(changeTo(STATES.runningClock))?.row).toBe(page.children[0]);
    painter.tick(NOW + 60_000);
    const [row] = render(STATES.runningClock, undefined, NOW + 60_000).children;
    expect(page.children.map(({ outerHTML }) => outerHTML)).toEqual([row?.outerHTML, row?.outerHTML]);
  });

  test("is none for a match that has no row here", () => {
    expect(painterOf(render(STATES.firstHalf)).paint({ ...changeTo(STATES.halfTime), id: "1" })).toBeUndefined();
  });

  test("shows what an upstream calls a status as text", () => {
    const page = render(STATES.scheduled);
    painterOf(page).paint(changeTo({ ...STATES.unknownWord, word: "<b>" }));
    expect(page.outerHTML).toBe(render({ ...STATES.unknownWord, word: "<b>" }).outerHTML);
  });

  test("is found among rows that came later", () => {
    const page = elementsOf("");
    const painter = painterOf(page);
    page.nodes = [...render(STATES.runningClock).nodes];
    expect(painter.paint(changeTo(STATES.halfTime))).toBeUndefined();
    expect(painter.untilNextTick(NOW)).toBeUndefined();
    painter.reread();
    expect(painter.untilNextTick(NOW)).toBe(30_000);
    expect(painter.paint(changeTo(STATES.halfTime))?.event).toBe("correction");
  });
});

describe("a minute", () => {
  test.each(["runningClock", "clockInAddedTime", "varCheck"] as const)("of %s passes as on the server", (state) => {
    const page = render(STATES[state], "Sat 21 Nov");
    const painter = painterOf(page);
    for (const later of [0, 30_000, 60_000, 40 * 60_000]) {
      painter.tick(NOW + later);
      expect(page.outerHTML).toBe(render(STATES[state], "Sat 21 Nov", NOW + later).outerHTML);
    }
  });

  test("passes only where a clock runs", () => {
    const painter = painterOf(render(STATES.runningClock));
    expect(painter.untilNextTick(NOW)).toBe(30_000);
    painter.paint(changeTo(STATES.halfTime));
    expect(painter.untilNextTick(NOW)).toBeUndefined();
    painter.paint(changeTo(STATES.runningClock));
    expect(painter.untilNextTick(NOW + 30_000)).toBe(60_000);
  });

  test("is that of the page's clock when the row is painted", () => {
    const page = render(STATES.halfTime);
    painterOf(page, () => NOW + 30_000).paint(changeTo(STATES.runningClock));
    expect(page.outerHTML).toBe(render(STATES.runningClock, undefined, NOW + 30_000).outerHTML);
  });
});
