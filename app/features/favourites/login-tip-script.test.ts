import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HANDLED_EVENT } from "~/runtime/page-script/pressed";
import { WIDE } from "~/ui/screens";
import { openPage, press } from "~/ui/test-browser";
import { startLoginTip } from "./login-tip-script.ts";
import { TIP_ID, TIP_TEXT_IDS } from "./star-forms.ts";
import { readUnsaved } from "./unsaved.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Visit {
  /** Attributes of the root. */
  root?: string;
  isPhone?: boolean;
  hasPopovers?: boolean;
}

function open({ root = "", isPhone = false, hasPopovers = true }: Visit = {}) {
  const page = openPage(`<html lang="en" ${root}><body>
    <a id="fantasy" href="/en/signin" data-tip="fantasy" data-tab="4">Fantasy</a>
    <a id="link" href="/en/signin" data-tip="favourites">Favourites</a>
    <button id="star" form="fav" name="team" value="7" data-name="Hà Nội"></button>
    <a id="bell" href="/en/account/notifications?thing=football-team-7" data-tip="favourites"><i>!</i></a>
    <div id="${TIP_ID}" tabindex="-1"><p id="${TIP_TEXT_IDS.favourites}">f</p><p id="${TIP_TEXT_IDS.fantasy}" hidden>g</p>
      <a href="/en/signin?for=favourites" data-fantasy="/en/signin?for=fantasy">Sign in</a></div></body></html>`);
  const handled: string[] = [];
  page.addEventListener(HANDLED_EVENT, (event) => handled.push((event as CustomEvent<string>).detail));
  const tip = page.getElementById(TIP_ID) as HTMLElement;
  let isOpen = false;
  const showPopover = vi.fn(() => {
    isOpen = true;
  });
  const hidePopover = vi.fn();
  if (hasPopovers) Object.assign(tip, { showPopover, hidePopover, matches: () => isOpen });
  Object.assign(page.defaultView ?? {}, { matchMedia: (query: string) => ({ matches: query === WIDE && !isPhone }) });
  startLoginTip(page);
  return {
    page,
    tip,
    handled,
    showPopover,
    hidePopover,
    element: (id: string) => page.getElementById(id) as HTMLElement,
    shownText: () => [...tip.querySelectorAll("p")].find(({ hidden }) => !hidden)?.id,
  };
}

describe("a guest who chooses a part for members", () => {
  test("stays on the page and is told what it needs", () => {
    const { element, showPopover, tip, shownText } = open();
    expect(press(element("fantasy"))).toBe(false);
    expect(showPopover).toHaveBeenCalledOnce();
    expect([shownText(), tip.getAttribute("aria-labelledby")]).toEqual(Array(2).fill(TIP_TEXT_IDS.fantasy));
    expect(tip.querySelector("a")?.getAttribute("href")).toBe("/en/signin?for=fantasy");
    press(element("link"));
    expect(shownText()).toBe(TIP_TEXT_IDS.favourites);
    expect(tip.querySelector("a")?.getAttribute("href")).toBe("/en/signin?for=favourites");
  });

  test("sees the tab pressed for a moment", () => {
    const { element } = open();
    press(element("fantasy"));
    expect(element("fantasy").dataset.pressed).toBe("");
    vi.advanceTimersByTime(300);
    expect(element("fantasy").dataset.pressed).toBeUndefined();
  });

  test.each(["ctrlKey", "metaKey", "shiftKey"])("with %s opens its page elsewhere", (key) => {
    const { element, showPopover } = open();
    expect(press(element("link"), { [key]: true })).toBe(true);
    expect(showPopover).not.toHaveBeenCalled();
  });

  test("has the tip beside what was pressed, or as a sheet on a phone", () => {
    const wide = open();
    press(wide.element("link"));
    expect(wide.tip.style.left).not.toBe("");
    const phone = open({ isPhone: true });
    press(phone.element("link"));
    expect(phone.tip.style.left).toBe("");
  });

  test("loses the tip by scrolling, except on a phone", () => {
    for (const isPhone of [false, true]) {
      const { page, element, hidePopover } = open({ isPhone });
      press(element("link"));
      page.defaultView?.dispatchEvent(new Event("scroll"));
      expect(hidePopover).toHaveBeenCalledTimes(isPhone ? 0 : 1);
    }
  });
});

describe("a guest's bell", () => {
  test("says what it needs and keeps what it is about, which is followed after sign-in to the same page", () => {
    const { element, tip, shownText } = open();
    expect(press(element("bell"))).toBe(false);
    expect(shownText()).toBe(TIP_TEXT_IDS.favourites);
    expect(tip.querySelector("a")?.getAttribute("href")).toBe("/en/signin?for=favourites");
    expect(readUnsaved()).toEqual([{ sport: "football", kind: "team", id: "7", name: "Hà Nội", isFollowed: true }]);
  });

  test("does so too where guests have favourites", () => {
    const { element, shownText } = open({ root: "data-guest-favourites" });
    expect(press(element("bell"))).toBe(false);
    expect(shownText()).toBe(TIP_TEXT_IDS.favourites);
    expect(readUnsaved()).toHaveLength(1);
  });
});

describe("a guest's star", () => {
  test("is kept until they have signed in, and forgotten when the tip closes", () => {
    const { element, tip } = open();
    press(element("star"));
    expect(readUnsaved()).toEqual([{ sport: "football", kind: "team", id: "7", name: "Hà Nội", isFollowed: true }]);
    const toggle = (newState: string) => tip.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
    toggle("open");
    expect(readUnsaved()).toHaveLength(1);
    toggle("closed");
    expect(readUnsaved()).toEqual([]);
  });

  test("is left to others where guests have favourites", () => {
    const { element, showPopover, handled } = open({ root: "data-guest-favourites" });
    expect(press(element("star"))).toBe(true);
    expect(press(element("link"))).toBe(false);
    expect(showPopover).toHaveBeenCalledOnce();
    expect(handled).toEqual(["tip"]);
  });
});

test("a member follows links and keeps stars", () => {
  const { element, showPopover } = open({ root: 'data-account="member"' });
  expect([press(element("link")), press(element("star"))]).toEqual([true, true]);
  expect(showPopover).not.toHaveBeenCalled();
});

test("without popovers everything leads to sign-in, and no press is kept waiting", () => {
  const { element, handled } = open({ hasPopovers: false });
  expect(press(element("link"))).toBe(true);
  expect(handled).toEqual(["tip", "stars"]);
});
