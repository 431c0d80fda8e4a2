import { afterEach, expect, test, vi } from "vitest";
import { testPage } from "../page-script/test-page.ts";
import { watchPresence } from "./page-presence.ts";

afterEach(() => void vi.unstubAllGlobals());

function watch(isVisible = true) {
  const seen: string[] = [];
  const around = testPage();
  around.show(isVisible);
  watchPresence(around.page, { onReturn: () => seen.push("return"), onLeave: () => seen.push("leave") });
  return { ...around, seen };
}

test.each([
  [true, ["return"]],
  [false, ["leave"]],
])("a page whose visibility is %s at the start reports %j", (isVisible, seen) => {
  expect(watch(isVisible).seen).toEqual(seen);
});

test("a page reports each time that it is hidden and seen", () => {
  const { seen, show } = watch();
  show(false);
  show(true);
  expect(seen).toEqual(["return", "leave", "return"]);
});

test("a network that returns is a return only for a page that is seen", () => {
  const { seen, show, connect } = watch();
  connect(false);
  expect(seen).toEqual(["return"]);
  connect(true);
  show(false);
  connect(true);
  expect(seen).toEqual(["return", "return", "leave", "leave"]);
});

test("a page that comes back from the browser's cache is a return, a page that is loaded is none", () => {
  const { seen, restore, load } = watch();
  load();
  expect(seen).toEqual(["return"]);
  restore();
  expect(seen).toEqual(["return", "return"]);
});

test("a page that is left reports so, even while it is still seen", () => {
  const { seen, leave } = watch();
  leave();
  expect(seen).toEqual(["return", "leave"]);
});
