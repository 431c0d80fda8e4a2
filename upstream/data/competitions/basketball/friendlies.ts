import { ASIAN_YOUTH, EUROPEAN_YOUTH, SOUTH_AMERICAN_YOUTH } from "../../clubs/basketball/youth.ts";
import { looseBasketball } from "../../entries/basketball-competition-entries.ts";
import { daily } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

const everyDay = (...times: string[]) => times.flatMap((time) => daily(time));

/** Fill the hours in which no league plays, all year round. */
export const FRIENDLIES: readonly CompetitionEntry[] = [
  looseBasketball({
    id: "8090",
    country: "INT-AS",
    names: namesInSevenLanguages("U21 Basketball Friendlies Asia", {
      th: "กระชับมิตรบาสเกตบอล U21 เอเชีย",
      vn: "Giao hữu bóng rổ U21 châu Á",
      kh: "ប្រកួតមិត្តភាពបាល់បោះ U21 អាស៊ី",
      "zh-Hans": "亚洲U21篮球友谊赛",
      "zh-Hant": "亞洲U21籃球友誼賽",
      pt: "Amistosos de basquete Sub-21 (Ásia)",
    }),
    sortOrder: 390,
    perDay: 4,
    calendar: {
      start: "07-01",
      end: "06-30",
      timeZone: "Asia/Tokyo",
      slots: everyDay("12:00", "14:00", "16:00", "18:00"),
      breaks: [{ from: "12-31", to: "01-02" }],
    },
    teams: ASIAN_YOUTH,
  }),
  looseBasketball({
    id: "8091",
    country: "INT-EU",
    names: namesInSevenLanguages("U21 Basketball Friendlies Europe", {
      th: "กระชับมิตรบาสเกตบอล U21 ยุโรป",
      vn: "Giao hữu bóng rổ U21 châu Âu",
      kh: "ប្រកួតមិត្តភាពបាល់បោះ U21 អឺរ៉ុប",
      "zh-Hans": "欧洲U21篮球友谊赛",
      "zh-Hant": "歐洲U21籃球友誼賽",
      pt: "Amistosos de basquete Sub-21 (Europa)",
    }),
    sortOrder: 391,
    perDay: 6,
    calendar: {
      start: "07-01",
      end: "06-30",
      timeZone: "Europe/Berlin",
      slots: everyDay("11:00", "13:00", "15:00", "17:00", "19:00", "20:45"),
      breaks: [{ from: "12-24", to: "12-25" }],
    },
    teams: EUROPEAN_YOUTH,
  }),
  looseBasketball({
    id: "8092",
    country: "INT-SA",
    names: namesInSevenLanguages("U21 Basketball Friendlies South America", {
      th: "กระชับมิตรบาสเกตบอล U21 อเมริกาใต้",
      vn: "Giao hữu bóng rổ U21 Nam Mỹ",
      kh: "ប្រកួតមិត្តភាពបាល់បោះ U21 អាមេរិកខាងត្បូង",
      "zh-Hans": "南美U21篮球友谊赛",
      "zh-Hant": "南美U21籃球友誼賽",
      pt: "Amistosos de basquete Sub-21 (América do Sul)",
    }),
    sortOrder: 392,
    perDay: 3,
    calendar: {
      start: "07-01",
      end: "06-30",
      timeZone: "America/Sao_Paulo",
      slots: everyDay("18:45", "20:30", "22:15"),
      breaks: [{ from: "12-24", to: "12-25" }],
    },
    teams: SOUTH_AMERICAN_YOUTH,
  }),
];
