import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#upstream/services/members/limits";
import { LONGEST_SESSION, SESSION_LIFE } from "#upstream/services/members/sessions";
import { SITE_WORDS } from "#upstream/services/members/users";
import { ROOT } from "./lib/project.mjs";

const read = (name: string): string => readFileSync(path.join(ROOT, "docs/security", name), "utf8");
const numbers = (section: string, last: number, except: readonly number[] = []): string[] =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !except.includes(number))
    .map((number) => `${section}.${number}`);

/** The requirements of levels 1 and 2 in ASVS 5.0.0; missing numbers are level 3. */
const REQUIREMENTS = [
  ...[numbers("3.2", 2), numbers("3.3", 4), numbers("3.4", 6), numbers("3.5", 5), numbers("3.7", 2)],
  ...[numbers("6.1", 3), numbers("6.2", 12), numbers("6.3", 4), numbers("6.4", 4), numbers("6.5", 5)],
  ...[numbers("6.6", 3), numbers("6.8", 4)],
  ...[numbers("7.1", 3), numbers("7.2", 4), numbers("7.3", 2), numbers("7.4", 5), numbers("7.5", 2), numbers("7.6", 2)],
  ...[numbers("10.1", 2), numbers("10.2", 2), numbers("10.3", 4), numbers("10.4", 11), numbers("10.5", 5)],
  ...[numbers("10.6", 2), numbers("10.7", 3)],
].flat();

interface Row {
  number: string;
  level: string;
  state: string;
  shownBy: string;
}

const rows = [...read("asvs.md").matchAll(/^\| (\d+\.\d+\.\d+) *\|(.*)\|$/gm)].map(
  ([, number = "", rest = ""]): Row => {
    const [level = "", , state = "", shownBy = ""] = rest.split("|").map((cell) => cell.trim());
    return { number, level, state, shownBy };
  },
);

const filesIn = (text: string): string[] => [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, file = ""]) => file);

describe("docs/security/asvs.md", () => {
  test("has every requirement of levels 1 and 2 once", () => {
    expect(rows.map(({ number }) => number)).toEqual(REQUIREMENTS);
    expect(rows.filter(({ level }) => !/^[12]$/.test(level))).toEqual([]);
  });

  test("says of each whether it is met, and by what or why not", () => {
    expect(rows.filter(({ state }) => !["yes", "partly", "no", "n/a"].includes(state))).toEqual([]);
    expect(rows.filter(({ state, shownBy }) => state === "yes" && filesIn(shownBy).length === 0)).toEqual([]);
    expect(rows.filter(({ shownBy }) => shownBy === "")).toEqual([]);
  });

  test("names files that exist", () => {
    const named = [...new Set(filesIn(read("asvs.md") + read("authentication.md")))];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

describe("docs/security/authentication.md", () => {
  const text = read("authentication.md");

  test.each(Object.values(LIMITS))("has the limit $name", ({ name, most, window }) => {
    expect(text).toMatch(new RegExp(`\\| ${most} +\\| ${window / 60_000} minutes? +\\| \`${name}\` *\\|`));
  });

  test("has the lifetimes of sessions", () => {
    const days = (milliseconds: number) => `${milliseconds / 86_400_000} days`;
    expect(text).toMatch(new RegExp(`without use +\\| ${days(SESSION_LIFE)} `));
    expect(text).toMatch(new RegExp(`however much it is used +\\| ${days(LONGEST_SESSION)} `));
  });

  test("lists the words that passwords may not be made of", () => {
    expect(text).toContain(`: ${SITE_WORDS.join(", ")}.`);
  });
});
