import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { SESSION_LIFETIME } from "#contract/members/session-lifetime";
import { LIMITS } from "#upstream/services/members/limits";
import { LONGEST_SESSION } from "#upstream/services/members/sessions";
import { SITE_WORDS } from "#upstream/services/members/users";
import { ROOT } from "./lib/project.mjs";

const read = (name: string): string => readFileSync(path.join(ROOT, "docs/security", name), "utf8");
const numbers = (section: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);

/** The requirements of levels 1 and 2 in ASVS 5.0.0; missing numbers are level 3. V17 (WebRTC) does not apply. */
const REQUIREMENTS = [
  numbers("1.1", 2),
  numbers("1.2", 9),
  numbers("1.3", 11),
  numbers("1.4", 3),
  numbers("1.5", 2),
  numbers("2.1", 3),
  numbers("2.2", 3),
  numbers("2.3", 4),
  numbers("2.4", 1),
  numbers("3.2", 2),
  numbers("3.3", 4),
  numbers("3.4", 6),
  numbers("3.5", 5),
  numbers("3.7", 2),
  numbers("4.1", 3),
  numbers("4.2", 1),
  numbers("4.3", 2),
  numbers("4.4", 4),
  numbers("5.1", 1),
  numbers("5.2", 3),
  numbers("5.3", 2),
  numbers("5.4", 3),
  numbers("6.1", 3),
  numbers("6.2", 12),
  numbers("6.3", 4),
  numbers("6.4", 4),
  numbers("6.5", 5),
  numbers("6.6", 3),
  numbers("6.8", 4),
  numbers("7.1", 3),
  numbers("7.2", 4),
  numbers("7.3", 2),
  numbers("7.4", 5),
  numbers("7.5", 2),
  numbers("7.6", 2),
  numbers("8.1", 2),
  numbers("8.2", 3),
  numbers("8.3", 1),
  numbers("8.4", 1),
  numbers("9.1", 3),
  numbers("9.2", 4),
  numbers("10.1", 2),
  numbers("10.2", 2),
  numbers("10.3", 4),
  numbers("10.4", 11),
  numbers("10.5", 5),
  numbers("10.6", 2),
  numbers("10.7", 3),
  numbers("11.1", 2),
  numbers("11.2", 3),
  numbers("11.3", 3),
  numbers("11.4", 4),
  numbers("11.5", 1),
  numbers("11.6", 1),
  numbers("12.1", 3),
  numbers("12.2", 2),
  numbers("12.3", 4),
  numbers("13.1", 1),
  numbers("13.2", 5),
  numbers("13.3", 2),
  numbers("13.4", 5),
  numbers("14.1", 2),
  numbers("14.2", 4),
  numbers("14.3", 3),
  numbers("15.1", 3),
  numbers("15.2", 3),
  numbers("15.3", 7),
  numbers("16.1", 1),
  numbers("16.2", 5),
  numbers("16.3", 4),
  numbers("16.4", 3),
  numbers("16.5", 3),
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

const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file);

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

  test("counts its states", () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(read("asvs.md")).toContain(
      `Of ${rows.length} requirements ${count("yes")} are met, ${count("partly")} partly, ${count("no")} not, and ${count("n/a")} do not apply.`,
    );
  });

  test("names files that exist, as its neighbours do", () => {
    const documents = ["asvs.md", "authentication.md", "keys.md", "threat-model.md"];
    const named = [...new Set(filesIn(documents.map(read).join("")))];
    expect(named.length).toBeGreaterThan(100);
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
    expect(text).toMatch(new RegExp(`without use +\\| ${days(SESSION_LIFETIME)} `));
    expect(text).toMatch(new RegExp(`however much it is used +\\| ${days(LONGEST_SESSION)} `));
  });

  test("lists the words that passwords may not be made of", () => {
    expect(text).toContain(`: ${SITE_WORDS.join(", ")}.`);
  });
});
