import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { SURFACES } from "#contract/tables/match-facts";
import { info } from "~/features/team/test-team";
import { translatorOf } from "~/i18n/translator";
import { TEAM_FACTS, teamFacts, VENUE_FACTS, venueFacts } from "./AboutTeam.tsx";

/** The labelled fields of a team and its venue in the specification, section 3. */
const LABELLED = { venue: ["surface", "address", "city", "capacity"], team: ["founded"] } as const;

/** Words kept in English, as Khmer fans use them. */
const AS_IN_ENGLISH: Partial<Record<LocaleCode, readonly string[]>> = { kh: ["Division"] };

const english = translatorOf("en", ["team"]).getFixedT(null, "team");

describe("facts of a team", () => {
  test("every labelled field of the specification is one", () => {
    expect(TEAM_FACTS).toEqual(expect.arrayContaining([...LABELLED.team]));
    expect(VENUE_FACTS).toEqual(expect.arrayContaining([...LABELLED.venue]));
  });

  test.each(LOCALES.map(({ code }) => code))("each that is known is shown with its name in %s", (locale) => {
    const t = translatorOf(locale, ["team"]).getFixedT(null, "team");
    const facts = [...teamFacts(info, t), ...venueFacts(info.venue, locale, t)];
    expect(facts).toHaveLength(TEAM_FACTS.length + VENUE_FACTS.length);
    for (const { name, value } of facts) {
      expect(name).not.toMatch(/^(fact|venue)\./);
      expect(value).toBeTruthy();
    }
    if (locale !== "en") {
      const inEnglish = new Set(
        [...teamFacts(info, english), ...venueFacts(info.venue, "en", english)].map(({ name }) => name),
      );
      expect(facts.filter(({ name }) => inEnglish.has(name) && !AS_IN_ENGLISH[locale]?.includes(name))).toEqual([]);
    }
  });

  test.each(LOCALES.flatMap(({ code }) => SURFACES.map((surface) => [surface, code] as const)))(
    "%s has a name in %s",
    (surface, locale) => {
      const t = translatorOf(locale, ["team"]).getFixedT(null, "team");
      expect(t(`surface.${surface}`)).not.toMatch(/^surface\./);
    },
  );

  test("what is unknown is left out, and a full name that says no more", () => {
    const { team, competitions, squad } = info;
    const bare = { team, competitions, squad, transfersIn: [], transfersOut: [], trophies: [], sidelined: [] };
    expect(teamFacts({ ...bare, fullName: team.name }, english)).toEqual([]);
    expect(venueFacts(undefined, "en", english)).toEqual([]);
    expect(venueFacts({ name: "Hàng Đẫy" }, "en", english)).toEqual([{ name: "Name", value: "Hàng Đẫy" }]);
  });

  test("a national team's country and full name say no more than its name", () => {
    const national = { ...info, team: { ...info.team, name: "Việt Nam", flag: "vn" }, country: "Việt Nam" };
    expect(teamFacts(national, english).map(({ name }) => name)).toEqual([
      "Founded",
      "Conference",
      "Division",
      "Coach",
    ]);
  });

  test("numbers are written as the language does", () => {
    expect(venueFacts(info.venue, "vn", english)).toContainEqual({ name: "Capacity", value: "22.500" });
  });
});
