import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { strangersIn } from "../../../locales/checks/chinese.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { Names } from "../../data/entries/types.ts";
import { COMPETITIONS, TEAMS } from "./world.ts";

const isComplete = ({ names }: { names: Names }) => LOCALE_CODES.every((locale) => names[locale]);

const nationalTeams = TEAMS.filter(({ isNational }) => isNational);
const localisedClubs = TEAMS.filter((team) => !team.isNational && isComplete(team));
const named = [...COUNTRIES, ...COMPETITIONS, ...nationalTeams, ...localisedClubs];

describe("the world's names", () => {
  it("are complete in seven languages for countries, competitions, national teams and the best-known clubs", () => {
    const incomplete = [...COUNTRIES, ...COMPETITIONS, ...nationalTeams].filter((entry) => !isComplete(entry));
    expect(incomplete.map(({ key }) => key)).toEqual([]);
    expect(localisedClubs.length).toBeGreaterThanOrEqual(200);
  });

  it("are trimmed, composed and not empty", () => {
    const untidy = [...COUNTRIES, ...COMPETITIONS, ...TEAMS]
      .flatMap(({ names }) => Object.values(names))
      .filter((name) => name === "" || name !== name.trim().normalize("NFC") || /[\u200b\u00a0]|\s\s/.test(name));
    expect(untidy).toEqual([]);
  });

  it("have Thai letters in Thai", () => {
    expect(named.map(({ names }) => names.th!).filter((name) => !/[\u0e01-\u0e5b]/.test(name))).toEqual([]);
  });

  it("have Khmer letters for countries and national teams in Khmer", () => {
    const latin = [...COUNTRIES, ...nationalTeams].filter(({ names }) => !/[\u1780-\u17ff]/.test(names.kh!));
    expect(latin.map(({ key }) => key)).toEqual([]);
  });

  it("have nothing but Latin letters in English, Vietnamese and Portuguese", () => {
    const foreign = named
      .flatMap(({ names }) => [names.en, names.vn!, names.pt!])
      .filter((name) => /\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, "")));
    expect(foreign).toEqual([]);
  });

  it("have no character of the other script in Simplified and in Traditional Chinese", () => {
    const stray = named.flatMap(({ key, names }) =>
      (["zh-Hans", "zh-Hant"] as const).flatMap((locale) =>
        strangersIn(names[locale]!, locale).map((character) => `${key}: ${character} in ${locale}`),
      ),
    );
    expect(stray).toEqual([]);
  });

  it("have full-width brackets and no space beside Latin in Chinese", () => {
    const badlySet = [...COUNTRIES, ...COMPETITIONS, ...TEAMS]
      .flatMap(({ names }) => [names["zh-Hans"], names["zh-Hant"]])
      .filter((name) => name && /\p{Script=Han}[( ]|[) ]\p{Script=Han}/u.test(name));
    expect(badlySet).toEqual([]);
  });

  it("set digits and Latin off by a space in Thai and Khmer", () => {
    const stuck = [...COUNTRIES, ...COMPETITIONS, ...TEAMS]
      .flatMap(({ names }) => [names.th, names.kh])
      .filter(
        (name) => name && /[\u0e01-\u0e4e\u1780-\u17d3][\dA-Za-z]|[\dA-Za-z][\u0e01-\u0e4e\u1780-\u17d3]/.test(name),
      );
    expect(stuck).toEqual([]);
  });

  it.each(["football", "basketball"])("are not those of two %s teams in any language", (sport) => {
    const twice = LOCALE_CODES.flatMap((locale) => {
      const teams = TEAMS.filter((team) => team.sport === sport);
      const names = teams.flatMap((team) => team.names[locale] ?? []);
      return names.filter((name, index) => names.indexOf(name) !== index);
    });
    expect(twice).toEqual([]);
  });

  it("have Han characters in Chinese for countries and national teams", () => {
    const latin = [...COUNTRIES, ...nationalTeams]
      .flatMap(({ names }) => [names["zh-Hans"]!, names["zh-Hant"]!])
      .filter((name) => !/\p{Script=Han}/u.test(name));
    expect(latin).toEqual([]);
  });

  it("follow Hong Kong's usage in Traditional Chinese and Brazil's in Portuguese", () => {
    const nameOf = (key: string) => [...COMPETITIONS, ...TEAMS].find((entry) => entry.key === key)?.names;
    expect(nameOf("arsenal")?.["zh-Hant"]).toBe("阿仙奴");
    expect(nameOf("champions-league")?.["zh-Hant"]).toBe("歐聯");
    expect(nameOf("south-korea")?.["zh-Hant"]).toBe("南韓");
    expect(nameOf("iran")?.pt).toBe("Irã");
    expect(nameOf("vietnam")?.pt).toBe("Vietnã");
  });
});
