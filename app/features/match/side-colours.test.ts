import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const filesOf = (root: string, ending: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => `${root}/${path}`)
    .filter((path) => ending.test(path) && !path.includes(".test."));

const SHEETS = filesOf("app", /\.css$/).map((path) => ({
  path,
  css: readFileSync(path, "utf8").replaceAll(/\/\*.*?\*\//gs, ""),
}));

/** What a rule for one of the sides may be coloured with, besides what inherits or hides. */
const PAIR = /^(none|transparent|inherit|currentColor|.*var\(--(home|away|side)(-ground)?\).*)$/;
const COLOUR = /(?<=[{;\s])(?:fill|stroke|background|background-color|border(?:-\w+)?-color|--side):\s*([^;}]+)/g;

/** Rules whose selector names a side, with the colours they set. */
const sideRules = ({ css }: { css: string }): string[] =>
  [...css.matchAll(/([^{}]*\.(?:home|away)\b[^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
    [...` ${body}`.matchAll(COLOUR)].map(([, value = ""]) => `${selector.trim()}: ${value.trim()}`),
  );

describe("both sides' colours", () => {
  it("are those of one function wherever a style sheet names a side", () => {
    const own = SHEETS.flatMap((sheet) =>
      sideRules(sheet)
        .filter((rule) => !PAIR.test(rule.slice(rule.indexOf(": ") + 2)))
        .map((rule) => `${sheet.path}: ${rule}`),
    );
    expect(own).toEqual([]);
  });

  it("are used by these parts of a match", () => {
    const users = SHEETS.filter(({ css }) => /var\(--(?:home|away)(?:-ground)?\)/.test(css));
    const folders = new Set(users.map(({ path }) => path.split("/").at(-2)));
    expect([...folders].sort()).toEqual([
      "box-score",
      "comparison",
      "head-to-head",
      "match",
      "match-analysis",
      "match-overview",
      "match-stats",
      "match-tracker",
      "play-by-play",
    ]);
  });

  it("are picked for the heads of matches, teams and players and for pictures only", () => {
    const users = ["app", "worker", "upstream"]
      .flatMap((root) => filesOf(root, /\.tsx?$/))
      .filter((path) => readFileSync(path, "utf8").includes("colours/pick-pair"));
    expect(users.sort()).toEqual([
      "app/features/match/load-match-head.server.ts",
      "app/features/player/load-player-head.server.ts",
      "app/features/team/load-team-head.server.ts",
      "upstream/services/media/share/match-share.ts",
      "upstream/services/media/share/subject-share.ts",
    ]);
  });
});
