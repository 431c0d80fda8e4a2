import { NBA_ATLANTIC, NBA_CENTRAL, NBA_SOUTHEAST } from "../../clubs/basketball/nba-east.ts";
import { NBA_NORTHWEST, NBA_PACIFIC, NBA_SOUTHWEST } from "../../clubs/basketball/nba-west.ts";
import { WNBA_EAST, WNBA_WEST } from "../../clubs/basketball/wnba.ts";
import { basketballLeague, looseBasketball } from "../../entries/basketball-competition-entries.ts";
import { daily, kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { division, eastAndWest, eastAndWestByDivision } from "./conferences.ts";

const NBA_TEAMS = [
  ...NBA_ATLANTIC,
  ...NBA_CENTRAL,
  ...NBA_SOUTHEAST,
  ...NBA_NORTHWEST,
  ...NBA_PACIFIC,
  ...NBA_SOUTHWEST,
];

export const NORTH_AMERICA: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8001",
    country: "US",
    names: namesInSevenLanguages("NBA", { th: "เอ็นบีเอ (NBA)", "zh-Hans": "NBA", "zh-Hant": "NBA" }),
    shortNames: { th: "เอ็นบีเอ" },
    sortOrder: 10,
    isPopular: true,
    times: 2,
    schedule: "nba",
    playoffs: { teams: 16, bestOf: [7, 7, 7, 7], isByConference: true, hasPlayIn: true },
    rules: {
      book: "nba",
      table: "nba",
      conferences: eastAndWestByDivision(
        [division("atlantic", NBA_ATLANTIC), division("central", NBA_CENTRAL), division("southeast", NBA_SOUTHEAST)],
        [division("northwest", NBA_NORTHWEST), division("pacific", NBA_PACIFIC), division("southwest", NBA_SOUTHWEST)],
      ),
    },
    calendar: {
      start: "10-20",
      end: "06-20",
      timeZone: "America/New_York",
      slots: kickOffs(
        "Mon 19:00 x3, Mon 20:00 x2, Mon 22:00 x2, Tue 19:30 x2, Tue 20:00 x2, Tue 22:30, " +
          "Wed 19:00 x4, Wed 20:00 x3, Wed 21:30, Wed 22:00 x2, Thu 19:30 x2, Thu 22:00 x2, " +
          "Fri 19:00 x3, Fri 19:30 x2, Fri 20:00 x2, Fri 22:00 x2, Sat 17:00, Sat 19:00 x3, Sat 20:00 x2, Sat 22:00, " +
          "Sun 13:00, Sun 15:30 x2, Sun 18:00 x3, Sun 20:00, Sun 21:30",
      ),
      // Christmas Eve and the All-Star week.
      breaks: [
        { from: "12-24", to: "12-24" },
        { from: "02-12", to: "02-18" },
      ],
    },
    teams: NBA_TEAMS,
    aliases: ["National Basketball Association", "美国职业篮球联赛", "美國職業籃球聯賽"],
  }),
  basketballLeague({
    id: "8002",
    country: "US",
    names: namesInSevenLanguages("WNBA", { th: "ดับเบิลยูเอ็นบีเอ (WNBA)", "zh-Hans": "WNBA", "zh-Hant": "WNBA" }),
    sortOrder: 40,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 5, 7] },
    rules: { book: "wnba", table: "nba", conferences: eastAndWest(WNBA_EAST, WNBA_WEST) },
    calendar: {
      start: "05-08",
      end: "10-14",
      timeZone: "America/New_York",
      slots: kickOffs(
        "Fri 19:30 x2, Fri 20:00, Fri 22:00, Sat 13:00, Sat 15:00, Sat 20:00 x2, Sun 13:00, Sun 15:00, Sun 16:00, Sun 19:00",
      ),
      midweek: {
        slots: kickOffs("Tue 19:00 x2, Tue 20:00, Tue 22:00, Wed 12:00, Wed 19:00, Wed 22:00"),
        everyWeeks: 1,
      },
      breaks: [{ from: "07-16", to: "07-20" }],
    },
    teams: [...WNBA_EAST, ...WNBA_WEST],
  }),
  looseBasketball({
    id: "8003",
    country: "US",
    names: namesInSevenLanguages("NBA Summer League", {
      th: "เอ็นบีเอ ซัมเมอร์ลีก",
      vn: "NBA Mùa hè",
      "zh-Hans": "NBA夏季联赛",
      "zh-Hant": "NBA夏季聯賽",
      pt: "Liga de Verão da NBA",
    }),
    sortOrder: 45,
    perDay: 6,
    rules: { book: "nba", periodMinutes: 10, table: "nba" },
    calendar: {
      start: "07-09",
      end: "07-19",
      timeZone: "America/Los_Angeles",
      slots: ["13:00", "15:00", "17:00", "18:00", "19:00", "21:00"].flatMap((time) => daily(time)),
    },
    teams: NBA_TEAMS,
  }),
];
