import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

test.each<[string, Record<string, string | number | undefined>, string]>([
  ["{home} – {away}", { home: "Hà Nội", away: "Huế" }, "Hà Nội – Huế"],
  ["{{home}} – {{away}}", { home: "Hà Nội", away: "Huế" }, "Hà Nội – Huế"],
  ["{count} of {of}", { count: 0, of: 5 }, "0 of 5"],
  ["{name}, {name}", { name: "$& {name}" }, "$& {name}, $& {name}"],
  ["{home} – {away}", { home: "a", away: undefined }, "a – {away}"],
  ["{} and { home }", { home: "a" }, "{} and { home }"],
  ["nothing", {}, "nothing"],
])("%s", (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
