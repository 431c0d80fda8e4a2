import { expect, test } from "vitest";
import { languageReport } from "./language-report.ts";

test("a language is compared with English, text by text", () => {
  const report = languageReport("pt", {
    english: {
      match: { until: { title: "Kick-off in {{time}}" }, goals_one: "One goal", goals_other: "{{count}} goals" },
    },
    translated: { match: { until: { title: "Começa já" }, goals_one: "Um gol", goals_other: "{{count}} gols" } },
    stale: ["match:goals"],
  });
  expect(report).toEqual({
    locale: "pt",
    texts: 3,
    incomplete: ["match:goals_many is missing", "match:until.title lacks the placeholder time"],
    stale: [
      { key: "match:goals_one", english: "One goal", text: "Um gol" },
      { key: "match:goals_other", english: "{{count}} goals", text: "{{count}} gols" },
    ],
    suspicious: [],
    tight: undefined,
  });
});
