import { expect, test } from "vitest";
import { contentAt, nextContent, type PanelContent } from "./BellDropdown.tsx";

/** The content after these steps: open, close, or wait for so many milliseconds. */
function run(steps: readonly ("open" | "close" | number)[]): PanelContent {
  let content: PanelContent = "none";
  let age = 0;
  for (const step of steps) {
    if (typeof step !== "number") {
      const after = contentAt(step === "open", content);
      if (after !== content) age = 0;
      content = after;
      continue;
    }
    age += step;
    const next = nextContent(content);
    if (next && age >= next.after) {
      content = next.content;
      age -= next.after;
    }
  }
  return content;
}

test.each<[what: string, steps: ("open" | "close" | number)[], content: PanelContent]>([
  ["is not there before it opens", [1_000], "none"],
  ["comes 200 ms after it", ["open", 199], "coming"],
  ["is shown then", ["open", 200], "shown"],
  ["stays 500 ms when it closes", ["open", 200, "close", 499], "leaving"],
  ["is gone then", ["open", 200, "close", 500], "none"],
  ["never came where it closes at once", ["open", 100, "close"], "none"],
  ["stays where it opens again at once", ["open", 200, "close", 300, "open"], "shown"],
])("the content of a panel %s", (_, steps, content) => {
  expect(run(steps)).toBe(content);
});
