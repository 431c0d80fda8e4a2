import { describe, expect, test } from "vitest";
import { testFacts } from "~/features/match-row/test-facts";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { type H2hMatch, h2hRowView, UTC } from "./h2h-row-view.ts";

const i18n = translatorOf("en", ["h2h", "standings", "matches", "rows"]);
const view = (row: H2hMatch) =>
  h2hRowView(row, {
    row: { ...testFacts(), offsets: UTC },
    locale: "en",
    t: i18n.getFixedT(null, "h2h"),
    tStandings: i18n.getFixedT(null, "standings"),
  });

describe("a match of a list", () => {
  test("has its kick-off in UTC once it is over, and its status before", () => {
    expect(view({ match: finished }).time).toBe("12:15");
    expect(view({ match: scheduled }).time).toBe("12:15");
    expect(view({ match: STATES.postponed }).time).toBe("P-P");
    expect(view({ match: live }).time).toBe("67'");
  });

  test("has no kick-off where its source gives the day alone", () => {
    const row = view({ match: { ...finished, isDayOnly: true }, competition: "V-League" });
    expect(row.time).toBe("");
    expect(row.sentence).toMatch(/^21 Nov 2026, V-League: Hà Nội FC against/);
  });

  test("is one sentence with its day, competition and result", () => {
    expect(view({ match: finished, competition: "V-League", result: "W" }).sentence).toMatch(
      /^21 Nov 2026, 12:15 UTC\+0, V-League: Hà Nội FC against Nam Định, 2 to 1, Full time\..* Won\.$/,
    );
    expect(view({ match: scheduled }).sentence).toMatch(/^21 Nov 2026: Hà Nội FC against/);
  });

  test("says how many days later it is, if it is", () => {
    expect(view({ match: scheduled, after: "2026-11-19" }).notes).toContain("2");
    expect(view({ match: scheduled, after: "2026-11-21" }).notes).toBe("");
    expect(view({ match: scheduled }).notes).toBe("");
  });

  test.each([
    ["fullTime", ""],
    ["afterExtraTime", "AET"],
    ["awarded", "Awd"],
    ["afterPenalties", "Pens 4-5"],
  ] as const)("of the kind %s notes “%s”", (name, note) => {
    expect(view({ match: STATES[name] }).notes).toBe(note);
  });

  test("has the letter of its result for the team of the list", () => {
    expect(view({ match: finished, result: "L" }).result).toEqual({ kind: "L", letter: "L" });
    expect(view({ match: finished })).not.toHaveProperty("result");
  });

  test("has scores of both sides, and which of them has won", () => {
    const { home, away } = view({ match: finished });
    expect([home.score, home.isWinner, away.score, away.isWinner]).toEqual([2, true, 1, false]);
    expect(view({ match: scheduled }).home.score).toBeUndefined();
  });
});
