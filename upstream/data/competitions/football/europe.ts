import { AUSTRIAN_BUNDESLIGA } from "../../clubs/football/austria.ts";
import { BOSNIAN_PREMIER_LEAGUE } from "../../clubs/football/bosnia-and-herzegovina.ts";
import { CYPRIOT_FIRST_DIVISION } from "../../clubs/football/cyprus.ts";
import { LEAGUE_OF_IRELAND } from "../../clubs/football/ireland.ts";
import { ISRAELI_PREMIER_LEAGUE } from "../../clubs/football/israel.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { BELGIUM } from "./belgium.ts";
import { BULGARIA } from "./bulgaria.ts";
import { CROATIA } from "./croatia.ts";
import { CZECHIA } from "./czechia.ts";
import { DENMARK } from "./denmark.ts";
import { ENGLAND } from "./england.ts";
import { EUROPEAN_FRIENDLIES } from "./european-friendlies.ts";
import { FINLAND } from "./finland.ts";
import { FRANCE } from "./france.ts";
import { GEORGIA } from "./georgia.ts";
import { GERMANY } from "./germany.ts";
import { GREECE } from "./greece.ts";
import { HUNGARY } from "./hungary.ts";
import { ICELAND } from "./iceland.ts";
import { ITALY } from "./italy.ts";
import { KAZAKHSTAN } from "./kazakhstan.ts";
import { NETHERLANDS } from "./netherlands.ts";
import { NORTHERN_IRELAND } from "./northern-ireland.ts";
import { NORWAY } from "./norway.ts";
import { POLAND } from "./poland.ts";
import { PORTUGAL } from "./portugal.ts";
import { ROMANIA } from "./romania.ts";
import { RUSSIA } from "./russia.ts";
import { SCOTLAND } from "./scotland.ts";
import { SERBIA } from "./serbia.ts";
import { SLOVAKIA } from "./slovakia.ts";
import { SLOVENIA } from "./slovenia.ts";
import { SPAIN } from "./spain.ts";
import { SWEDEN } from "./sweden.ts";
import { SWITZERLAND } from "./switzerland.ts";
import { TURKEY } from "./turkey.ts";
import { UKRAINE } from "./ukraine.ts";
import { WALES } from "./wales.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

const CYPRUS: readonly CompetitionEntry[] = [
  league({
    id: "239",
    country: "CY",
    names: namesInSevenLanguages("Cypriot First Division", {
      th: "ไซปรัส ดิวิชัน 1",
      vn: "VĐQG Síp",
      "zh-Hans": "塞浦路斯甲",
      "zh-Hant": "塞浦路斯甲組聯賽",
      pt: "Campeonato Cipriota",
    }),
    sortOrder: 176,
    times: 2,
    calendar: {
      start: "08-28",
      end: "03-21",
      timeZone: "Asia/Nicosia",
      slots: kickOffs("Fri 19:00, Sat 17:00 x2, Sat 19:00, Sun 17:00, Sun 19:00, Mon 19:00"),
      breaks: [{ from: "12-23", to: "01-01" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CYPRIOT_FIRST_DIVISION,
  }),
];

const BOSNIA_AND_HERZEGOVINA: readonly CompetitionEntry[] = [
  league({
    id: "247",
    country: "BA",
    names: namesInSevenLanguages("Premier League of Bosnia and Herzegovina", {
      th: "บอสเนีย พรีเมียร์ลีก",
      vn: "VĐQG Bosnia & Herzegovina",
      "zh-Hans": "波黑超",
      "zh-Hant": "波斯尼亞超級聯賽",
      pt: "Campeonato Bósnio",
    }),
    sortOrder: 178,
    times: 4,
    calendar: {
      start: "07-24",
      end: "05-30",
      timeZone: "Europe/Sarajevo",
      slots: kickOffs("Fri 18:00, Sat 15:00 x2, Sun 15:00, Mon 18:00"),
      breaks: [{ from: "12-14", to: "02-04" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BOSNIAN_PREMIER_LEAGUE,
  }),
];

const AUSTRIA: readonly CompetitionEntry[] = [
  league({
    id: "211",
    country: "AT",
    names: namesInSevenLanguages("Austrian Bundesliga", {
      th: "บุนเดสลีกา ออสเตรีย",
      vn: "VĐQG Áo",
      "zh-Hans": "奥甲",
      "zh-Hant": "奧甲",
      pt: "Campeonato Austríaco",
    }),
    sortOrder: 94,
    times: 2,
    calendar: {
      start: "07-31",
      end: "05-23",
      timeZone: "Europe/Vienna",
      slots: kickOffs("Sat 17:00 x3, Sun 14:30 x2, Sun 17:00"),
      midweek: { slots: kickOffs("Wed 18:30 x2, Wed 20:30"), weeks: ["10-28", "04-21"] },
      breaks: [{ from: "12-15", to: "02-04" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: AUSTRIAN_BUNDESLIGA,
  }),
];

const ISRAEL: readonly CompetitionEntry[] = [
  league({
    id: "263",
    country: "IL",
    names: namesInSevenLanguages("Israeli Premier League", {
      th: "อิสราเอล พรีเมียร์ลีก",
      vn: "VĐQG Israel",
      "zh-Hans": "以超",
      "zh-Hant": "以超",
      pt: "Campeonato Israelense",
    }),
    sortOrder: 184,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-24",
      timeZone: "Asia/Jerusalem",
      slots: kickOffs("Sat 18:00 x2, Sat 19:30, Sat 20:15, Sun 20:00 x2, Mon 20:30"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ISRAELI_PREMIER_LEAGUE,
  }),
];

const IRELAND: readonly CompetitionEntry[] = [
  league({
    id: "319",
    country: "IE",
    names: namesInSevenLanguages("League of Ireland Premier Division", {
      th: "ลีกไอร์แลนด์",
      vn: "VĐQG Ireland",
      "zh-Hans": "爱超",
      "zh-Hant": "愛超",
      pt: "Campeonato Irlandês",
    }),
    sortOrder: 173,
    times: 4,
    calendar: {
      start: "02-20",
      end: "11-06",
      timeZone: "Europe/Dublin",
      slots: kickOffs("Fri 19:45 x4, Mon 19:45"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: LEAGUE_OF_IRELAND,
  }),
];

/** The leagues and national cups of Europe. */
export const EUROPEAN_COMPETITIONS: readonly CompetitionEntry[] = [
  ...ENGLAND,
  ...SCOTLAND,
  ...WALES,
  ...NORTHERN_IRELAND,
  ...IRELAND,
  ...SPAIN,
  ...GERMANY,
  ...ITALY,
  ...FRANCE,
  ...NETHERLANDS,
  ...PORTUGAL,
  ...BELGIUM,
  ...TURKEY,
  ...AUSTRIA,
  ...SWITZERLAND,
  ...DENMARK,
  ...SWEDEN,
  ...NORWAY,
  ...FINLAND,
  ...ICELAND,
  ...POLAND,
  ...GREECE,
  ...CYPRUS,
  ...CROATIA,
  ...SERBIA,
  ...SLOVENIA,
  ...BOSNIA_AND_HERZEGOVINA,
  ...ROMANIA,
  ...BULGARIA,
  ...CZECHIA,
  ...SLOVAKIA,
  ...HUNGARY,
  ...UKRAINE,
  ...RUSSIA,
  ...ISRAEL,
  ...KAZAKHSTAN,
  ...GEORGIA,
  ...EUROPEAN_FRIENDLIES,
];
