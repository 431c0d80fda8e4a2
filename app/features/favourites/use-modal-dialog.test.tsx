import { type RefObject, useRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { RENEW_EVENT } from "~/runtime/page-script/page-events";
import { fire, mount, mountHook, openPage } from "~/ui/test-browser";
import { TOASTS_ID } from "~/ui/toast";
import { FAVOURITE_SAVED_EVENT } from "./followed-event.ts";
import { closeTip, useModalDialog, useParentRenewal } from "./use-modal-dialog.ts";

const PAGE = `<nav></nav><div id="${TOASTS_ID}"></div><aside id="tip"></aside><main></main>`;

function Modal({ isOpen, tipId }: { isOpen: boolean; tipId?: string }) {
  const borrowed = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  useModalDialog({ isOpen, borrowed, ...(tipId && { tipId }) });
  return <div id="modal" ref={borrowed} />;
}
const inModal = () => Array.from(document.querySelectorAll("#modal > *"), ({ id }) => id);
const isLocked = () => document.documentElement.classList.contains("locked");

describe("an open modal dialog", () => {
  test("has the page's toasts and tip inside, and gives them back to their places", () => {
    const before = openPage(PAGE).body.innerHTML;
    const { place, render } = mount(<Modal isOpen tipId="tip" />);
    expect([inModal(), isLocked()]).toEqual([["tip", TOASTS_ID], true]);
    render(<Modal isOpen={false} tipId="tip" />);
    expect([inModal(), isLocked()]).toEqual([[], false]);
    place.remove();
    expect(document.body.innerHTML).toBe(before);
  });

  test("takes what the page has", () => {
    openPage(`<div id="${TOASTS_ID}"></div>`);
    mount(<Modal isOpen tipId="tip" />);
    expect(inModal()).toEqual([TOASTS_ID]);
  });

  test("that is removed gives back what it took", () => {
    openPage(PAGE);
    const { unmount } = mount(<Modal isOpen />);
    unmount();
    expect([document.getElementById(TOASTS_ID)?.parentElement?.nodeName, isLocked()]).toEqual(["BODY", false]);
  });

  test("takes nothing while it is closed", () => {
    openPage(PAGE);
    mount(<Modal isOpen={false} />);
    expect([inModal(), isLocked()]).toEqual([[], false]);
  });
});

test.each([
  [true, 1],
  [false, 0],
])("a page behind a dialog whose openness is %s is renewed %i times by a saved favourite", (isOpen, times) => {
  const page = openPage();
  const renewed = vi.fn();
  page.addEventListener(RENEW_EVENT, renewed);
  mountHook(() => useParentRenewal(isOpen));
  fire(page, new Event(FAVOURITE_SAVED_EVENT));
  expect(renewed).toHaveBeenCalledTimes(times);
});

describe("scrolling the lists", () => {
  test.each([
    ["closes an open tip", true, true, 1],
    ["leaves a tip on phones, where it is a sheet", true, false, 0],
    ["leaves a tip that is not open", false, true, 0],
  ])("%s", (_name, isOpen, isDesktop, times) => {
    const tip = openPage(PAGE).getElementById("tip") as HTMLElement;
    const hidePopover = vi.fn();
    Object.assign(tip, { hidePopover, matches: () => isOpen });
    vi.stubGlobal("matchMedia", () => ({ matches: isDesktop }));
    closeTip("tip");
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });

  test("of a page without a tip is nothing special", () => {
    openPage();
    expect(() => closeTip("tip")).not.toThrow();
  });
});
