import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listPart } from "#worker/pages/part/list-part";
import type { PagePart } from "~/features/beside/page-part";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { parsePage } from "~/runtime/live/parse-page";
import { mount, openPage } from "~/ui/test-browser";
import FeaturedMatchIsland from "./featured-match.island.tsx";
import { readCard } from "./read-card.ts";
import { featuredAddress, watchRows } from "./watch-rows.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROWS = ".row.live,.row.upcoming,.row.finished";

const row = (state: string, id: string) => `<div class="row ${state}"><a href="/en/m/${id}"><b>${id}</b></a></div>`;
const openList = (...rows: string[]) => {
  openPage(`<div id="list" data-rows="${ROWS}">${rows.join("")}</div>`);
  return document.getElementById("list") as HTMLElement;
};

describe("the match shown first", () => {
  test.each<[string, string[], string | undefined]>([
    [
      "is the first in play",
      [row("finished", "1"), row("upcoming", "2"), row("live", "3"), row("live", "4")],
      "/en/m/3",
    ],
    ["is the next one before any is played", [row("finished", "1"), row("upcoming", "2")], "/en/m/2"],
    ["is the first of those that are over", [row("other", "1"), row("finished", "2")], "/en/m/2"],
    ["is none on a day without matches", [], undefined],
  ])("%s", (_name, rows, address) => {
    expect(featuredAddress(openList(...rows))).toBe(address);
  });
});

describe("a row", () => {
  const watch = () => {
    const list = openList(row("live", "1"), row("live", "2"));
    const rested: string[] = [];
    const end = watchRows(list, (address) => rested.push(address));
    const [first, second] = [...list.querySelectorAll("b")];
    const point = (at: Element | undefined, pointerType = "mouse") =>
      at?.dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));
    return { list, rested, end, first, second, point };
  };

  test("counts once the mouse rests on it", () => {
    const { rested, first, second, point } = watch();
    point(first);
    vi.advanceTimersByTime(100);
    point(second);
    vi.advanceTimersByTime(149);
    expect(rested).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(rested).toEqual(["/en/m/2"]);
  });

  test("counts with the focus, not with a finger, and not after the end", () => {
    const { rested, end, first, second, point } = watch();
    point(first, "touch");
    vi.advanceTimersByTime(500);
    expect(rested).toEqual([]);
    second?.closest("a")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    vi.advanceTimersByTime(150);
    expect(rested).toEqual(["/en/m/2"]);
    end();
    point(first);
    vi.advanceTimersByTime(500);
    expect(rested).toEqual(["/en/m/2"]);
  });

  test("that the mouse has left does not count", () => {
    const { list, rested, first, point } = watch();
    point(first);
    list.dispatchEvent(new Event("pointerleave"));
    vi.advanceTimersByTime(500);
    expect(rested).toEqual([]);
  });
});

const PAGE = `<style nonce="n">:root{--home:var(--l,#123456) var(--d,#abcdef);--home-ground:#123456}</style>
<div id="list" data-live="football"><div class="head hold-until-parsed"><div id="board"><b>2</b></div><div id="strip"></div></div>
<section id="events">Goals</section><section id="facts">no</section><section id="momentum"><h2 id="mo">Momentum</h2></section></div>`;

describe("a card", () => {
  const cardOf = (html: string): PagePart | undefined => {
    openPage();
    return readCard(parsePage(listPart(`<!doctype html><html><body>${html}</body></html>`) ?? ""));
  };

  test("has the head, the sections that say most, without ids or anything held back, and both sides' colours", () => {
    const card = cardOf(PAGE);
    expect(card?.parts.map(({ outerHTML }) => outerHTML)).toEqual([
      '<div class="head"><div><b>2</b></div><div></div></div>',
      "<section><h2>Momentum</h2></section>",
    ]);
    expect(card?.colours).toEqual([
      ["--home", "var(--l,#123456) var(--d,#abcdef)"],
      ["--home-ground", "#123456"],
    ]);
    expect(card?.canChange).toBe(true);
  });

  test("has the events where no section says more", () => {
    const card = cardOf(PAGE.replace('id="momentum"', ""));
    expect(card?.parts.map(({ textContent }) => textContent)).toEqual(["2", "Goals"]);
  });

  test("of a match that is over does not change, and a page without a match has none", () => {
    expect(cardOf(PAGE.replace(' data-live="football"', ""))?.canChange).toBe(false);
    expect(cardOf('<div id="list"></div>')).toBeUndefined();
  });

  test("is shown with its colours and a link to the match", () => {
    const card = cardOf(PAGE);
    openList(row("live", "7"));
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const queries = testQueries();
    queries.setQueryData(["featured-match", "/en/m/7"], card);
    const { place } = mount(withinIsland(queries)(<FeaturedMatchIsland open="Open match" />));
    expect(place.querySelector("section h2")?.textContent).toBe("Momentum");
    expect(place.querySelector<HTMLElement>("[data-sheets]")?.style.getPropertyValue("--home-ground")).toBe("#123456");
    expect(place.querySelector("a")?.getAttribute("href")).toBe("/en/m/7");
    expect(place.textContent).toContain("Open match");
  });
});
