import { expect, it } from "vitest";
import { type Cover, highlightAnimation, highlightCover } from "./highlight.ts";

const cover: Cover = {
  home: { id: "20101", key: "arsenal", sport: "football", colours: ["#d0021b", "#ffffff"] },
  away: { id: "20107", key: "chelsea", sport: "football", colours: ["#0a3cff", "#ffffff"] },
};

it("a cover says nothing of the result", () => {
  expect(highlightCover(cover)).not.toMatch(/\d-\d<|animation/);
});

it("a summary has a scene for the start, each goal and the end", () => {
  const goals = [
    { side: "home", minute: 12 },
    { side: "away", minute: 45, addedMinute: 2 },
  ] as const;
  const drawing = highlightAnimation(cover, goals, [1, 1]);
  expect([...drawing.matchAll(/font-size="40">(\d-\d)</g)].map(([, score]) => score)).toEqual([
    "0-0",
    "1-0",
    "1-1",
    "1-1",
  ]);
  expect(drawing).toContain("45+2'");
  expect(drawing).toContain("prefers-reduced-motion");
});
