import { EUROCUP_OTHERS, EUROLEAGUE_OTHERS } from "../../clubs/basketball/europe-others.ts";
import { BBL_TEAMS } from "../../clubs/basketball/germany.ts";
import { LBA_TEAMS, LNB_TEAMS } from "../../clubs/basketball/italy-france.ts";
import { ACB_TEAMS } from "../../clubs/basketball/spain-portugal.ts";
import { BSL_TEAMS, GREEK_TEAMS } from "../../clubs/basketball/turkey-greece.ts";
import { basketballLeague } from "../../entries/basketball-competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../entries/types.ts";

const DOMESTIC = [...ACB_TEAMS, ...LBA_TEAMS, ...LNB_TEAMS, ...BBL_TEAMS, ...BSL_TEAMS, ...GREEK_TEAMS];

function domestic(...names: string[]): TeamEntry[] {
  return names.map((name) => {
    const team = DOMESTIC.find(({ names: { en } }) => en === name);
    if (!team) throw new Error(`no club ${name} in the leagues of Europe`);
    return team;
  });
}

const EUROLEAGUE_TEAMS = [
  ...domestic("Real Madrid", "Barcelona", "Valencia Basket", "Baskonia", "Olimpia Milano", "Virtus Bologna"),
  ...domestic("Paris Basketball", "ASVEL", "AS Monaco", "Bayern Munich"),
  ...domestic("Fenerbahçe", "Anadolu Efes", "Olympiacos", "Panathinaikos"),
  ...EUROLEAGUE_OTHERS,
];

const EUROCUP_TEAMS = [
  ...domestic("Bahçeşehir Koleji", "Beşiktaş", "Türk Telekom", "Aris", "Panionios", "JL Bourg", "Manresa"),
  ...domestic("Niners Chemnitz", "Hamburg Towers", "Ratiopharm Ulm", "Reyer Venezia", "Aquila Trento"),
  ...EUROCUP_OTHERS,
];

export const EUROPE: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8010",
    country: "INT-EU",
    key: "euroleague",
    names: namesInSevenLanguages("EuroLeague", {
      th: "ยูโรลีก",
      "zh-Hans": "欧洲篮球联赛",
      "zh-Hant": "歐洲籃球聯賽",
      pt: "Euroliga",
    }),
    shortNames: { "zh-Hans": "欧篮联", "zh-Hant": "歐籃聯" },
    isContinental: true,
    sortOrder: 20,
    isPopular: true,
    times: 2,
    playoffs: { teams: 8, bestOf: [5, 1, 1], hasPlayIn: true, isFinalFour: true },
    calendar: {
      start: "09-29",
      end: "05-24",
      timeZone: "Europe/Berlin",
      slots: kickOffs(
        "Thu 18:00, Thu 19:00, Thu 20:00, Thu 20:30 x2, Fri 18:00, Fri 19:45, Fri 20:00, Fri 20:30, Fri 20:45",
      ),
      midweek: {
        slots: kickOffs("Tue 18:00, Tue 19:00, Tue 20:00, Tue 20:45 x2, Wed 18:45, Wed 20:00, Wed 20:30 x2"),
        everyWeeks: 3,
      },
      breaks: [{ from: "02-16", to: "02-22" }],
    },
    teams: EUROLEAGUE_TEAMS,
    aliases: ["Turkish Airlines EuroLeague", "Euroleague Basketball"],
  }),
  basketballLeague({
    id: "8011",
    country: "INT-EU",
    key: "eurocup",
    names: namesInSevenLanguages("EuroCup", {
      th: "ยูโรคัพ",
      "zh-Hans": "欧洲篮球联盟杯",
      "zh-Hant": "歐洲籃球聯盟盃",
    }),
    isContinental: true,
    sortOrder: 60,
    times: 1,
    playoffs: { teams: 8, bestOf: [1, 3, 3] },
    calendar: {
      start: "09-30",
      end: "04-29",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Tue 18:00, Tue 19:00 x2, Tue 20:00 x2, Wed 18:00, Wed 19:00 x2, Wed 19:30, Wed 20:00"),
      breaks: [
        { from: "12-22", to: "01-02" },
        { from: "02-16", to: "02-22" },
      ],
    },
    teams: EUROCUP_TEAMS,
    aliases: ["BKT EuroCup"],
  }),
];
