import { describe, expect, it, test } from "vitest";
import { ageAt } from "../../time/age.ts";
import { PEOPLE_CALLS } from "./people-calls.ts";
import { parseDate, parseMeasure, parsePosition, parseTerms } from "./people-wire.ts";

const { playerInfo, teamInfo } = PEOPLE_CALLS;

const answer = (result: object) => ({ message: "Success", result: { businessCode: 0, ...result } });

describe("a supplier's team", () => {
  const team = {
    "@id": "9002",
    name: "Arsenal",
    fullname: "Arsenal FC",
    founded: "1886",
    venue_name: "Emirates Stadium",
    venue_surface: "Grass",
    venue_capacity: "60704",
    image: "iVBORw0KGgo=",
    coach: { "@id": "7", "@name": "A Coach" },
    leagues: { league_id: "1204" },
    squad: {
      player: {
        "@id": "5",
        "@name": "One Man",
        "@age": "27",
        "@number": "9",
        "@position": "A",
        "@injured": "True",
        "@appearences": "12",
        "@rating": "7.21",
      },
    },
    transfers: {
      in: {
        player: [
          { "@id": "6", "@name": "Came In", "@date": "31.08.25", "@from": "Porto", "@team_id": "12", "@type": "€ 55M" },
        ],
      },
      out: null,
    },
    trophies: {
      trophy: {
        "@country": "England",
        "@league": "FA Cup",
        "@status": "Runner-up",
        "@seasons": "2019/2020, 2016/2017",
      },
    },
    sidelined: "",
  };

  it("is one object or a list of one; fees, dates and numbers are text; a picture inside is left alone", () => {
    const { value, dropped } = teamInfo.parse(answer({ teams: { team } }));
    expect(dropped).toEqual([]);
    expect(value).toEqual({
      team: { id: "9002", key: "9002", name: "Arsenal" },
      fullName: "Arsenal FC",
      founded: 1886,
      venue: { name: "Emirates Stadium", surface: "grass", capacity: 60704 },
      coach: { id: "7", name: "A Coach" },
      competitions: [],
      squad: [
        {
          id: "5",
          name: "One Man",
          number: 9,
          position: "F",
          age: 27,
          isInjured: true,
          counts: { appearances: 12, rating: "7.21" },
          averages: {},
        },
      ],
      transfersIn: [
        {
          player: { id: "6", name: "Came In" },
          date: "2025-08-31",
          club: { name: "Porto", id: "12" },
          kind: "fee",
          feeEur: 55_000_000,
        },
      ],
      transfersOut: [],
      trophies: [{ competition: "FA Cup", country: "England", isWinner: false, seasons: ["2019/2020", "2016/2017"] }],
      sidelined: [],
    });
    expect(teamInfo.parse(answer({ teams: { team: [team] } })).value).toEqual(value);
  });

  it.each([null, [], [{ id: {} }]])("is no answer where the feed has none: %j", (team) => {
    expect(() => teamInfo.parse(answer({ teams: { team } }))).toThrow();
  });
});

describe("a supplier's player", () => {
  it("has his measures and dates read, and his age left out", () => {
    const player = {
      "@id": "119",
      "@common_name": "Given Family",
      name: "Given Family",
      firstname: "Given",
      lastname: "Family",
      team: "Arsenal",
      teamid: "9002",
      nationality: "Brazil",
      birthdate: "08/06/1997",
      age: "99",
      birthcountry: "Brazil",
      birthplace: "",
      position: "Attacker",
      height: "180 cm",
      weight: "75 kg",
      preferredFoot: "left",
      marketValueEUR: "65000000",
      image: "iVBORw0KGgo=",
      statistic: { club: { "@name": "Arsenal", "@id": "9002", "@season": "2025/2026", "@goals": "4", "@minutes": "" } },
      transfers: { transfer: [{ "@date": "01.07.22", "@from": "City", "@to": "Arsenal", "@type": "Loan" }] },
      sidelined: { sidelined: { "@type": "Knee", "@start": "01.12.22", "@end": "" } },
      trophies: null,
    };
    expect(playerInfo.parse(answer({ players: { player } }))).toEqual({
      dropped: [],
      value: {
        id: "119",
        name: "Given Family",
        firstName: "Given",
        lastName: "Family",
        nationality: "Brazil",
        birthDate: "1997-06-08",
        birthCountry: "Brazil",
        position: "F",
        heightCm: 180,
        weightKg: 75,
        foot: "L",
        marketValueEur: 65_000_000,
        team: { id: "9002", key: "9002", name: "Arsenal" },
        seasons: [{ season: "2025/2026", team: { name: "Arsenal", id: "9002" }, counts: { goals: 4 }, averages: {} }],
        trophies: [],
        transfers: [{ date: "2022-07-01", from: { name: "City" }, to: { name: "Arsenal" }, kind: "loan" }],
        sidelined: [{ reason: "Knee", from: "2022-12-01" }],
      },
    });
  });
});

test.each([
  ["€ 55M", { kind: "fee", feeEur: 55_000_000 }],
  ["€1.2m", { kind: "fee", feeEur: 1_200_000 }],
  ["€ 350K", { kind: "fee", feeEur: 350_000 }],
  ["300 Th. €", { kind: "fee", feeEur: 300_000 }],
  ["Loan", { kind: "loan" }],
  ["Back from Loan", { kind: "loan_end" }],
  ["End of loan", { kind: "loan_end" }],
  ["Free Transfer", { kind: "free" }],
  ["Youth", { kind: "youth" }],
  ["NBA Draft", { kind: "draft" }],
  ["Traded", { kind: "trade" }],
  ["Retired", { kind: "retired" }],
  ["N/A", { kind: "unknown" }],
  ["€ 0", { kind: "unknown" }],
  [undefined, { kind: "unknown" }],
])("terms %j are %j", (text, terms) => {
  expect(parseTerms(text)).toEqual(terms);
});

test.each([
  ["31.08.25", "2025-08-31"],
  ["01.07.99", "1999-07-01"],
  ["8/6/1997", "1997-06-08"],
  ["2025-08-31T10:00:00Z", "2025-08-31"],
  ["31.02.25", undefined],
  ["", undefined],
  ["soon", undefined],
])("the date %j is %j", (text, date) => {
  expect(parseDate(text)).toBe(date);
});

test.each([
  ["180 cm", 180],
  ["75.5 kg", 75.5],
  ["0", undefined],
  ["-", undefined],
])("the measure %j is %j", (text, number) => {
  expect(parseMeasure(text)).toBe(number);
});

test.each([
  ["Goalkeeper", "G"],
  ["A", "F"],
  ["Attacker", "F"],
  ["m", "M"],
  ["PG", "PG"],
  ["x", undefined],
])("the position %j is %j", (word, position) => {
  expect(parsePosition(word)).toBe(position);
});

test.each([
  ["2000-11-22", "2026-11-21T12:00:00Z", 25],
  ["2000-11-21", "2026-11-21T00:00:00Z", 26],
  ["2004-02-29", "2026-03-01T00:00:00Z", 22],
  ["", "2026-03-01T00:00:00Z", undefined],
])("born on %j, at %s he is %j", (birthDate, instant, age) => {
  expect(ageAt(birthDate, Date.parse(instant))).toBe(age);
});
