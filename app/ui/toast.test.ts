import { describe, expect, test } from "vitest";
import { type Toast, toastClasses, toastTimes } from "./toast.ts";

describe("a toast", () => {
  test.each<[string, Pick<Toast, "kind" | "duration">, number, number]>([
    ["plain one is read for two seconds", { kind: "plain" }, 2_100, 2_400],
    ["one with an icon too", { kind: "icon" }, 2_100, 2_400],
    ["favourite's is shorter", { kind: "favourite" }, 1_300, 1_600],
    ["one with its own duration keeps to it", { kind: "favourite", duration: 5_000 }, 5_100, 5_400],
  ])("%s, and fades for 300 ms", (_, toast, leaves, gone) => {
    expect(toastTimes(toast)).toEqual({ shown: 100, leaves, gone });
  });

  test.each<[Pick<Toast, "kind" | "isAdded">, string]>([
    [{ kind: "plain" }, "toast toast-plain"],
    [{ kind: "icon" }, "toast toast-icon"],
    [{ kind: "favourite", isAdded: true }, "toast toast-favourite is-added"],
    [{ kind: "favourite", isAdded: false }, "toast toast-favourite"],
  ])("%j looks like its kind", (toast, classes) => {
    expect(toastClasses(toast)).toBe(classes);
  });
});
