import { expect, test } from "vitest";
import { DAY } from "#contract/time/units";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";
import { contextAt } from "../../../matches/history/test-context.ts";
import { toPreview } from "./preview.ts";
import { readPreview } from "./preview-data.ts";
import type { Outline } from "./story.ts";
import { finishedOf, reportOf } from "./test-stories.ts";

const GAMES = 24;
/** Words of football in English, which basketball has others for. */
const OF_FOOTBALL = /\b(?:match(?!day)|matches|kick-off|goal|pitch|draws?|drawn)\b/i;

const keysOf = ({ titles, openings, summaries, parts }: Outline): StoryKey[] => [
  ...[...titles, ...openings].flat(),
  ...[...summaries, ...parts.flatMap(({ lines }) => lines)].map(({ key }) => key),
];

test("what stories tell of basketball has no word of football", async () => {
  const keys = new Set<StoryKey>();
  for (const fixture of finishedOf("8001", "2026-27", 40, GAMES)) {
    const preview = toPreview(await readPreview(fixture, contextAt(fixture.kickOff - DAY)));
    for (const outline of [preview, (await reportOf(fixture)).outline])
      for (const key of keysOf(outline)) keys.add(key);
  }
  const texts = storyTexts("en", "basketball");
  const wrong = [...keys].flatMap((key) =>
    texts[key].filter((text) => OF_FOOTBALL.test(text.replace(/\{[^}]*\}/g, ""))),
  );
  expect(keys.size).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
