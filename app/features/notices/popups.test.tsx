import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withinIsland } from "~/runtime/islands/test-island";
import { control, fire, mount, openPage, press } from "~/ui/test-browser";
import { announceNotices, POPUPS_READY_EVENT, type WireRow } from "./notice-calls.ts";
import { readMarks, writeMarks } from "./notice-record.ts";
import { Popups } from "./Popups.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = (id: string, fields: object = {}): WireRow => ({
  id,
  fields: { title: `Goal ${id}`, content: "Arsenal 2–1 Chelsea\n45' Saka", ...fields },
});

function open({ isListOpen = false, ...given }: { isListOpen?: boolean; storage?: string | undefined } = {}) {
  const storage = "storage" in given ? given.storage : "/storage";
  const page = openPage();
  const onReady = vi.fn();
  page.addEventListener(POPUPS_READY_EVENT, onReady);
  const { place, render } = mount(withinIsland()(<Popups storage={storage} isListOpen={isListOpen} />));
  return {
    page,
    place,
    onReady,
    arrive: (...rows: WireRow[]) => act(() => void announceNotices(page, rows)),
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000)),
    titles: () => Array.from(place.querySelectorAll("li b"), ({ textContent }) => textContent),
    openList: () => render(withinIsland()(<Popups storage={storage} isListOpen />)),
    stack: () => place.querySelector("ul") as HTMLElement,
  };
}

describe("new notices over the page", () => {
  test("appear as they arrive, and go after five seconds", () => {
    const { onReady, arrive, titles, pass } = open();
    expect(onReady).toHaveBeenCalledOnce();
    arrive(row("1"), row("2"));
    expect(titles()).toEqual(["Goal 2", "Goal 1"]);
    pass(6);
    expect(titles()).toEqual([]);
  });

  test("say the first line, and lead to their page if they have one", () => {
    const { arrive, place } = open();
    const details = { countryKey: "england", leagueKey: "pl", matchName: "a-vs-b", matchId: "77" };
    arrive(row("1"), row("2", { notificationType: 2, redirectDetails: JSON.stringify(details) }));
    expect(place.textContent).toContain("Arsenal 2–1 Chelsea");
    expect(place.textContent).not.toContain("Saka");
  });

  test("stay while the pointer is on them", () => {
    const { arrive, titles, pass, stack } = open();
    arrive(row("1"));
    fire(stack(), new MouseEvent("pointerover", { bubbles: true }));
    pass(20);
    expect(titles()).toEqual(["Goal 1"]);
    fire(stack(), new MouseEvent("pointerout", { bubbles: true }));
    pass(6);
    expect(titles()).toEqual([]);
  });

  test("can be closed one by one, and the focus goes to the next", () => {
    const { arrive, titles } = open();
    arrive(row("1"), row("2"));
    press(control("Close: Goal 2"));
    expect(titles()).toEqual(["Goal 1"]);
    expect(document.activeElement).toBe(control("Close: Goal 1"));
  });

  test("leave the bell without its mark when the last one is closed", () => {
    const { arrive } = open();
    writeMarks({ isFlagged: false, hasNew: true });
    arrive(row("1"), row("2"));
    press(control("Close: Goal 2"));
    expect(readMarks().hasNew).toBe(true);
    press(control("Close: Goal 1"));
    expect(readMarks().hasNew).toBe(false);
  });

  test("have a picture, unless the visitor saves data", () => {
    const { arrive, place } = open();
    arrive(row("1", { logo: "team/7" }), row("2"));
    expect(place.querySelectorAll("img")).toHaveLength(1);
    expect(place.querySelector("img")?.closest("li")?.textContent).toContain("Goal 1");
    const saving = open({ storage: undefined });
    saving.arrive(row("1", { logo: "team/7" }));
    expect(saving.place.querySelector("img")).toBeNull();
  });

  test("hide the banner that only says that there are some, until they are gone", () => {
    const { page, arrive, pass } = open();
    arrive(row("1"));
    expect(page.documentElement.hasAttribute("data-popups")).toBe(true);
    pass(6);
    expect(page.documentElement.hasAttribute("data-popups")).toBe(false);
  });

  test("blur the page behind three of them", () => {
    const { arrive, place } = open();
    arrive(row("1"), row("2"));
    expect(place.querySelector("[data-blurred]")).toBeNull();
    arrive(row("3"));
    expect(place.querySelector("[data-blurred]")).not.toBeNull();
  });

  test("go when the list opens, which shows them itself", () => {
    const { arrive, titles, openList } = open();
    arrive(row("1"));
    openList();
    expect(titles()).toEqual([]);
    arrive(row("2"));
    expect(titles()).toEqual([]);
  });
});
