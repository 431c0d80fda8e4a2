import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { TEAMS } from "../../../competitions/world/world.ts";
import { nameIn } from "../../entries/names.ts";
import { shortNamedKeys, shortNameIn } from "./short-names.ts";

const byKey = (key: string) => TEAMS.find((team) => team.key === key)!;

describe("a short name", () => {
  it.each([
    ["manchester-united", "en", "Man United"],
    ["manchester-united", "vn", "Man United"],
    ["manchester-united", "th", "แมนฯ ยูไนเต็ด"],
    ["manchester-united", "zh-Hans", undefined],
    ["wolverhampton-wanderers", "pt", "Wolves"],
    ["los-angeles-lakers", "zh-Hant", "湖人"],
    ["los-angeles-lakers", "th", "เลเกอร์ส"],
    ["los-angeles-lakers", "kh", "Lakers"],
    ["preah-khan-reach-svay-rieng", "en", "Svay Rieng"],
    ["preah-khan-reach-svay-rieng", "kh", undefined],
    ["accrington-stanley", "th", "แอคคริงตัน"],
    ["connahs-quay-nomads", "th", "Connah's Quay"],
    ["ajax", "en", undefined],
  ] as const)("of %s in %s is %s", (key, locale, short) => {
    expect(shortNameIn(byKey(key), locale)).toBe(short);
  });

  it("is shorter than the name, and of a club that exists", () => {
    for (const key of shortNamedKeys) expect(byKey(key), key).toBeDefined();
    const longer = TEAMS.flatMap((team) =>
      LOCALE_CODES.filter((locale) => {
        const short = shortNameIn(team, locale);
        return short !== undefined && short.length > nameIn(team.names, locale).name.length;
      }).map((locale) => `${team.key} ${locale}`),
    );
    expect(longer).toEqual([]);
  });

  it("is no other team's of the same competition's country and sport", () => {
    const seen = new Map<string, string>();
    const twice = TEAMS.filter(({ shortName }) => shortName).filter(({ country, sport, shortName, key }) => {
      const id = `${sport} ${country} ${shortName}`;
      const other = seen.get(id);
      seen.set(id, key);
      return other !== undefined;
    });
    expect(twice.map(({ key }) => key)).toEqual([]);
  });
});
