import { afterEach, expect, test, vi } from "vitest";
import { openBeside } from "./use-dialog.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A window of this width, 15 pixels of it a classic scroll bar, with a dialog next to a field. */
function open(innerWidth: number) {
  const view = Object.assign(new EventTarget(), { innerWidth, scrollX: 0, scrollY: 200 });
  vi.stubGlobal("window", view);
  vi.stubGlobal("document", {
    documentElement: {
      get clientWidth() {
        return view.innerWidth - 15;
      },
      clientHeight: 800,
    },
  });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(min-width: 640px)" && view.innerWidth >= 640,
  }));
  const style = { left: "", top: "" };
  const dialog = {
    open: false,
    style,
    showModal: () => Object.assign(dialog, { open: true }),
    getBoundingClientRect: () => ({ width: 330, height: 450 }),
  };
  const field = { getBoundingClientRect: () => ({ left: 500, top: 100, width: 130, height: 44 }) as DOMRect };
  const leave = openBeside(dialog as unknown as HTMLDialogElement, field);
  const resize = (width: number) => {
    view.innerWidth = width;
    view.dispatchEvent(new Event("resize"));
  };
  return { dialog, style, leave, resize };
}

const SHEET = { left: "", top: "" };

test.each([
  [1_280, { left: "500px", top: "348px" }],
  // Inside the window without the scroll bar.
  [645, { left: "296px", top: "348px" }],
  [640, { left: "291px", top: "348px" }],
  [639, SHEET],
])("in a window of %i pixels the calendar is placed as the style sheet expects", (width, place) => {
  const { dialog, style } = open(width);
  expect(dialog.open).toBe(true);
  expect(style).toEqual(place);
});

test("a phone that is turned makes a sheet of it and back, until it is closed", () => {
  const { style, leave, resize } = open(844);
  expect(style.left).toBe("495px");
  resize(390);
  expect(style).toEqual(SHEET);
  resize(700);
  expect(style.left).toBe("351px");
  leave();
  resize(390);
  expect(style.left).toBe("351px");
});
