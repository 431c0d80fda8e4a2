import { describe, expect, test } from "vitest";
import { openPage, press } from "~/ui/test-browser";
import { startSportChoice } from "./sport-choice.ts";

/** A page with the tab bar and the switch between sports. */
function open(path: string, stored?: string) {
  const page = openPage(
    `<a data-tab="1" href="/en/football/matches">Matches</a><a data-tab="3" href="/en/news">News</a>
    <a data-tab="2" data-tip="fantasy" href="/en/signin">Highlights</a>
    <details open><a data-sport="football" href="/en/football/matches" aria-current="true">Football</a>
    <a data-sport="basketball" href="/en/basketball/matches">Basketball</a><a data-sport="cricket" href="/">?</a></details>`,
    `https://scores.example${path}`,
  );
  if (stored) localStorage.setItem("sport", stored);
  startSportChoice(page);
  const link = (selector: string) => page.querySelector(selector) as HTMLElement;
  return {
    page,
    link,
    stored: () => localStorage.getItem("sport"),
    matches: () => link('[data-tab="1"]').getAttribute("href"),
    current: () => page.querySelector<HTMLElement>("[aria-current]")?.dataset.sport,
  };
}

describe("the last sport", () => {
  test("is that of the page, on this device and in a cookie", () => {
    const { stored, page } = open("/en/basketball/matches");
    expect([stored(), page.cookie]).toEqual(["basketball", "sport=basketball"]);
  });

  test("decides where the tabs of a page for all sports lead", () => {
    const { matches, current, link } = open("/en/news", "basketball");
    expect([matches(), current()]).toEqual(["/en/basketball/matches", "basketball"]);
    expect(link('[data-tab="3"]').getAttribute("href")).toBe("/en/news");
    expect(link("[data-tip]").getAttribute("href")).toBe("/en/signin");
  });

  test.each([undefined, "cricket"])("is football where the device has %s", (stored) => {
    expect(open("/en/news", stored).matches()).toBe("/en/football/matches");
  });

  test("does not change the tabs of a sport's own page", () => {
    expect(open("/en/football/matches", "basketball").matches()).toBe("/en/football/matches");
  });
});

describe("choosing a sport", () => {
  test("on a page for all sports changes where the tabs lead, and closes the choice", () => {
    const { link, stored, matches, current } = open("/en/news");
    expect(press(link("[data-sport=basketball]"))).toBe(false);
    expect([stored(), matches(), current()]).toEqual(["basketball", "/en/basketball/matches", "basketball"]);
    expect(link("details").hasAttribute("open")).toBe(false);
  });

  test("elsewhere leads to its page", () => {
    const { link, stored } = open("/en/football/matches");
    expect(press(link("[data-sport=basketball]"))).toBe(true);
    expect(stored()).toBe("basketball");
  });

  test("that is none is an ordinary link", () => {
    const { link, stored } = open("/en/football/matches");
    expect(press(link("[data-sport=cricket]"))).toBe(true);
    expect(stored()).toBe("football");
  });
});
