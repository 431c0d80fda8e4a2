import { describe, expect, test, vi } from "vitest";
import { guardDateFields } from "./guard-date-fields.ts";

/** A document with one date field, as far as the guard needs it. */
function pageWith({ isComplete = true, hasFailed = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const field = {
    matches: () => true,
    closest: () => null,
    dataset: { opens: "calendar" },
    value: "2026-10-17",
    defaultValue: "2026-10-17",
    readOnly: false,
    click: vi.fn(),
    focus: vi.fn(),
    showPicker: vi.fn(),
  };
  const page = {
    getElementById: (id: string) => {
      if (id === "calendar") return { dataset: hasFailed ? { failed: "" } : {} };
      return isComplete ? {} : null;
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  guardDateFields(page as unknown as Document);
  const send = (type: string, event: object = {}) => {
    const preventDefault = vi.fn();
    listeners.get(type)?.({ type, target: field, isTrusted: true, preventDefault, ...event });
    return preventDefault.mock.calls.length > 0;
  };
  return { field, send };
}

describe("a date field that has a calendar", () => {
  test.each([
    ["mouse", false],
    ["touch", true],
    ["pen", true],
  ])("is read-only after a press by %s: %s", (pointerType, isReadOnly) => {
    const { field, send } = pageWith();
    send("pointerdown", { pointerType });
    expect(field.readOnly).toBe(isReadOnly);
  });

  test.each([
    [" ", false, true],
    ["F4", false, true],
    ["ArrowDown", true, true],
    ["ArrowDown", false, false],
    ["Enter", false, true],
    ["1", false, false],
  ])("is pressed by the key “%s” (with Alt: %s): %s", (key, altKey, isPressed) => {
    const { field, send } = pageWith();
    expect(send("keydown", { key, altKey })).toBe(isPressed);
    expect(field.click).toHaveBeenCalledTimes(isPressed ? 1 : 0);
  });

  test("is sent by Enter once something was typed, and can be typed in after a touch", () => {
    const { field, send } = pageWith();
    send("pointerdown", { pointerType: "touch" });
    field.value = "2026-10-18";
    expect(send("keydown", { key: "Enter" })).toBe(false);
    expect(field.readOnly).toBe(false);
  });

  test("is read-only after a touch on its label, whose own click is passed over", () => {
    const { field, send } = pageWith();
    const label = { matches: () => false, closest: () => ({ control: field }) };
    send("pointerdown", { target: label, pointerType: "touch" });
    expect(field.readOnly).toBe(true);
    expect(send("click", { target: label, ctrlKey: true })).toBe(false);
  });

  test.each(["shiftKey", "ctrlKey", "altKey", "metaKey"])("opens nothing by a click with %s", (modifier) => {
    for (const isComplete of [true, false]) {
      const { field, send } = pageWith({ isComplete });
      expect(send("click", { [modifier]: true })).toBe(true);
      send("DOMContentLoaded");
      expect(field.click).not.toHaveBeenCalled();
    }
  });

  test("leaves clicks to the boot script", () => {
    const { field, send } = pageWith();
    expect(send("click")).toBe(false);
    expect(field.showPicker).not.toHaveBeenCalled();
  });

  test("repeats a click that came before the boot script", () => {
    const { field, send } = pageWith({ isComplete: false });
    expect(send("click")).toBe(true);
    expect(field.click).not.toHaveBeenCalled();
    send("DOMContentLoaded");
    expect(field.click).toHaveBeenCalledOnce();
  });
});

describe("a date field whose calendar cannot be had", () => {
  test("opens the browser's picker when the boot script repeats the click", () => {
    const { field, send } = pageWith({ hasFailed: true });
    field.readOnly = true;
    send("click", { isTrusted: false });
    expect(field.showPicker).toHaveBeenCalledOnce();
    expect(field.readOnly).toBe(false);
  });

  test("has the focus where the browser does not allow that", () => {
    const { field, send } = pageWith({ hasFailed: true });
    field.showPicker.mockImplementation(() => {
      throw new Error("no user activation");
    });
    send("click", { isTrusted: false });
    expect(field.focus).toHaveBeenCalledOnce();
  });

  test("is the browser's own from then on", () => {
    const { field, send } = pageWith({ hasFailed: true });
    send("pointerdown", { pointerType: "touch" });
    expect(field.readOnly).toBe(false);
    expect(send("keydown", { key: " " })).toBe(false);
    expect(send("click")).toBe(false);
    expect(send("click", { shiftKey: true })).toBe(false);
    expect(field.click).not.toHaveBeenCalled();
    expect(field.showPicker).not.toHaveBeenCalled();
  });
});
