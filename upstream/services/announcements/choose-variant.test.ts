import { expect, test } from "vitest";
import { chooseVariant } from "./choose-variant.ts";

const NOW = 1_000;
type Variant = Parameters<typeof chooseVariant>[0][number];

const variant = (language: Variant["language"], change: Partial<Variant> = {}): Variant => ({
  language,
  status: "published",
  publishedAt: NOW,
  ...change,
});
const withdrawn = { status: "withdrawn" } as const;
const later = { publishedAt: NOW + 1 };

test.each<[string, Variant[], string]>([
  ["their language", [variant("en"), variant("th"), variant("vn")], "th"],
  ["English, where theirs is missing", [variant("vn"), variant("en")], "en"],
  ["English, where theirs was withdrawn", [variant("en"), variant("th", withdrawn)], "en"],
  ["English, where theirs is not out", [variant("th", later), variant("en")], "en"],
  ["any other, where there is neither", [variant("vn"), variant("pt")], "vn"],
  ["that it was withdrawn", [variant("en", withdrawn), variant("th", withdrawn)], "withdrawn"],
  [
    "that it was withdrawn, though a language is to come",
    [variant("en", withdrawn), variant("th", later)],
    "withdrawn",
  ],
  ["nothing before it is out", [variant("en", later), variant("th", later)], "unknown"],
  ["nothing of what there is none", [], "unknown"],
])("Thai readers get %s", (_, variants, expected) => {
  const chosen = chooseVariant(variants, "th", NOW);
  expect(typeof chosen === "string" ? chosen : chosen.language).toBe(expected);
});
