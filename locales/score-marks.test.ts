import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { scoreText } from "#contract/text/score-text";
import { flatten } from "./checks/messages.ts";

/** Placeholders of two numbers that make a score; names that are not numbers (home, away) count only in figures. */
const PAIR =
  /\{\{(?:homeScore|scored|homePens|homeCorners|homeYellow)\}\}([^{}]{1,3})\{\{(?:awayScore|conceded|awayPens|awayCorners|awayYellow)\}\}/g;

/** Texts for ears: they name the numbers as they are said. */
const SAID = { en: " to ", "zh-Hans": "比" } as const;

it.each(LOCALES)("the texts in $code write every score with the language's mark", ({ code }) => {
  const folder = path.join(import.meta.dirname, code);
  const marks = (["cell", "sentence", "names"] as const).map((place) =>
    scoreText(["", ""], code, place).replaceAll("\u00a0", " "),
  );
  const allowed: readonly string[] = [...marks, ...(code in SAID ? [SAID[code as keyof typeof SAID]] : [])];
  const others = fs.readdirSync(folder).flatMap((file) => {
    const texts = flatten(JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")));
    return [...texts].flatMap(([key, text]) =>
      [...text.matchAll(PAIR)]
        .filter(([, mark = ""]) => !allowed.includes(mark.replaceAll("\u00a0", " ")))
        .map(([pair]) => `${file} ${key}: ${pair}`),
    );
  });
  expect(others).toEqual([]);
});
