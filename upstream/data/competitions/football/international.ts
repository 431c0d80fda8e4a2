import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { Calendar, CompetitionEntry, Zones } from "../../entries/types.ts";
import { nationalTeamIds } from "../../national-teams.ts";
import {
  AFC_ELITE_WEEKS,
  AFC_TWO_WEEKS,
  CHAMPIONS_LEAGUE_WEEKS,
  CONFERENCE_LEAGUE_WEEKS,
  EUROPA_LEAGUE_WEEKS,
  SOUTH_AMERICAN_WEEKS,
} from "./weeks.ts";

/** Competitions of national teams. World Cups are only recorded or imported. */
export const NATIONAL_TEAM_COMPETITIONS: readonly CompetitionEntry[] = [
  {
    id: "75",
    key: "world-cup",
    names: namesInSevenLanguages("FIFA World Cup", {
      th: "ฟุตบอลโลก",
      vn: "World Cup",
      kh: "World Cup",
      "zh-Hans": "世界杯",
      "zh-Hant": "世界盃",
      pt: "Copa do Mundo",
    }),
    kind: "cup",
    sport: "football",
    countryId: "201",
    sortOrder: 1,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: nationalTeamIds(
      "QA EC SN NL GB-ENG IR US GB-WLS AR SA MX PL FR AU DK TN ES CR DE JP BE CA MA HR BR RS CH CM PT GH UY KR",
    ),
    aliases: ["World Cup", "ពានបាល់ទាត់ពិភពលោក"],
    importTimeZone: "UTC",
  },
  {
    id: "76",
    key: "world-cup-qualification",
    names: namesInSevenLanguages("World Cup qualification", {
      th: "ฟุตบอลโลก รอบคัดเลือก",
      vn: "Vòng loại World Cup",
      kh: "វគ្គជម្រុះ World Cup",
      "zh-Hans": "世界杯预选赛",
      "zh-Hant": "世界盃外圍賽",
      pt: "Eliminatórias da Copa do Mundo",
    }),
    kind: "cup",
    sport: "football",
    countryId: "201",
    sortOrder: 2,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: [],
    aliases: ["World Cup Qualifying"],
    importTimeZone: "UTC",
  },
  {
    id: "77",
    key: "africa-cup-of-nations",
    names: namesInSevenLanguages("Africa Cup of Nations", {
      th: "แอฟริกา คัพ ออฟ เนชันส์",
      vn: "CAN (Cúp châu Phi)",
      kh: "ពានជើងឯកអាហ្វ្រិក (AFCON)",
      "zh-Hans": "非洲杯",
      "zh-Hant": "非洲國家盃",
      pt: "Copa Africana de Nações",
    }),
    shortNames: { en: "AFCON", pt: "Copa Africana" },
    kind: "cup",
    sport: "football",
    countryId: "204",
    sortOrder: 6,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: nationalTeamIds("CI GW NG GQ EG GH CV MZ SN CM GN GM DZ BF MR AO TN ML ZA NA MA CD ZM TZ"),
    aliases: ["African Cup of Nations", "Africa Cup of Nations", "AFCON", "CAN"],
    importTimeZone: "UTC",
  },
  {
    id: "78",
    key: "asian-cup",
    names: namesInSevenLanguages("AFC Asian Cup", {
      th: "เอเชียนคัพ",
      vn: "Asian Cup",
      kh: "ពានជើងឯកអាស៊ី (Asian Cup)",
      "zh-Hans": "亚洲杯",
      "zh-Hant": "亞洲盃",
      pt: "Copa da Ásia",
    }),
    kind: "cup",
    sport: "football",
    countryId: "203",
    sortOrder: 7,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: nationalTeamIds("QA CN TJ LB AU UZ SY IN IR AE HK PS JP ID IQ VN KR MY JO BH SA TH KG OM"),
    aliases: ["Asian Cup"],
    importTimeZone: "UTC",
  },
  {
    id: "82",
    key: "euro",
    names: namesInSevenLanguages("UEFA Euro", {
      th: "ฟุตบอลยูโร",
      vn: "EURO",
      kh: "ពានជើងឯកអឺរ៉ុប (EURO)",
      "zh-Hans": "欧洲杯",
      "zh-Hant": "歐洲國家盃",
      pt: "Eurocopa",
    }),
    kind: "cup",
    sport: "football",
    countryId: "202",
    sortOrder: 4,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: nationalTeamIds("DE GB-SCT HU CH ES HR IT AL PL NL SI DK RS GB-ENG RO UA BE SK AT FR TR GE PT CZ"),
    aliases: ["UEFA Euro", "Euro", "European Championship"],
    importTimeZone: "UTC",
  },
  {
    id: "83",
    key: "copa-america",
    names: namesInSevenLanguages("Copa América", {
      th: "โคปา อเมริกา",
      vn: "Copa América",
      kh: "ពានជើងឯកអាមេរិកខាងត្បូង (Copa América)",
      "zh-Hans": "美洲杯",
      "zh-Hant": "美洲國家盃",
      pt: "Copa América",
    }),
    kind: "cup",
    sport: "football",
    countryId: "205",
    sortOrder: 13,
    isPopular: true,
    format: { kind: "recorded" },
    teamIds: nationalTeamIds("AR PE CL CA MX EC VE JM US UY PA BO BR CO PY CR"),
    aliases: ["Copa America"],
    importTimeZone: "UTC",
  },
  {
    id: "80",
    key: "asean-championship",
    names: namesInSevenLanguages("ASEAN Championship", {
      th: "ฟุตบอลชิงแชมป์อาเซียน (อาเซียนคัพ)",
      vn: "ASEAN Cup (AFF Cup)",
      kh: "ពាន AFF Cup (ASEAN Cup)",
      "zh-Hans": "东南亚锦标赛",
      "zh-Hant": "東南亞錦標賽",
      pt: "Campeonato da ASEAN",
    }),
    shortNames: { "zh-Hans": "东盟杯", "zh-Hant": "東盟盃" },
    kind: "cup",
    sport: "football",
    countryId: "203",
    sortOrder: 8,
    isPopular: true,
    format: { kind: "groups_cup" },
    calendar: {
      start: "07-24",
      end: "08-26",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Fri 19:30 x2, Sat 17:30, Sat 20:00"),
      midweek: { slots: kickOffs("Tue 19:30, Wed 19:30"), everyWeeks: 1 },
    },
    teamIds: nationalTeamIds("TH VN KH MY SG ID PH MM"),
  },
  {
    id: "81",
    key: "international-friendlies",
    names: namesInSevenLanguages("International friendlies", {
      th: "กระชับมิตรทีมชาติ",
      vn: "Giao hữu quốc tế",
      kh: "មិត្តភាពអន្តរជាតិ",
      "zh-Hans": "国际友谊赛",
      "zh-Hant": "國際友誼賽",
      pt: "Amistosos internacionais",
    }),
    kind: "cup",
    sport: "football",
    countryId: "201",
    sortOrder: 60,
    format: { kind: "loose", perDay: 14 },
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "UTC",
      slots: kickOffs(
        "Thu 07:00, Thu 11:30, Thu 17:00, Thu 18:45 x2, Thu 23:30, Mon 07:00, Mon 12:00, Mon 18:45 x2, Mon 23:30",
      ),
      // The gaps are FIFA's windows for national teams (men's international match calendar 2026 to 2030), without their
      // first Monday: clubs have played the day before.
      breaks: [
        { from: "01-01", to: "03-22" },
        { from: "04-01", to: "05-31" },
        { from: "06-10", to: "09-21" },
        { from: "10-07", to: "11-09" },
        { from: "11-18", to: "12-31" },
      ],
    },
    teamIds: nationalTeamIds(
      "BR AR UY CO EC PY CL PE MX US CA CR JM GB-ENG GB-SCT GB-WLS IE FR ES DE IT PT NL BE HR CH AT DK SE NO PL RS UA TR CZ JP KR CN HK IR IQ SA QA AE UZ AU NZ TH VN KH MY SG ID PH IN MA SN EG DZ TN NG CM GH CI ML ZA CD CV",
    ),
  },
];

/** Evenings of the European club cups. */
const europeanEvenings = (slots: string, rounds: readonly string[], final: string): Calendar => ({
  start: "09-08",
  end: "06-02",
  timeZone: "Europe/Paris",
  slots: kickOffs(slots),
  rounds,
  final: kickOffs(final),
});

const southAmericanNights: Calendar = {
  start: "03-31",
  end: "11-28",
  timeZone: "America/Sao_Paulo",
  slots: kickOffs("Tue 19:00, Tue 21:30 x2, Wed 19:00, Wed 21:30 x2, Thu 19:00, Thu 21:00"),
  rounds: SOUTH_AMERICAN_WEEKS,
  knockOut: kickOffs("Wed 19:00, Wed 21:30"),
};

/** West, which has Central Asia, and East. */
const ASIAN_ZONES: Zones = [
  ["SA", "QA", "AE", "IR", "UZ", "IN"],
  ["JP", "KR", "CN", "MY", "TH", "AU", "ID", "VN", "SG", "HK", "PH", "KH"],
];

/** A continental club competition without its teams; `clubs` names them by key. */
export type ContinentalCup = Omit<CompetitionEntry, "teamIds" | "kind" | "sport" | "isContinental"> & { clubs: string };

export const CONTINENTAL_CUPS: readonly ContinentalCup[] = [
  {
    id: "103",
    key: "champions-league",
    names: namesInSevenLanguages("UEFA Champions League", {
      th: "ยูฟ่า แชมเปียนส์ลีก",
      vn: "Champions League (Cúp C1)",
      kh: "UEFA Champions League",
      "zh-Hans": "欧冠",
      "zh-Hant": "歐聯",
      pt: "Liga dos Campeões",
    }),
    countryId: "202",
    sortOrder: 5,
    isPopular: true,
    format: { kind: "league_phase_cup", matches: 8 },
    calendar: europeanEvenings("Tue 18:45, Tue 21:00 x4, Wed 18:45, Wed 21:00 x4", CHAMPIONS_LEAGUE_WEEKS, "Sat 21:00"),
    aliases: ["UEFA Champions League", "Champions League"],
    clubs:
      "arsenal liverpool manchester-city chelsea aston-villa real-madrid barcelona atletico-madrid villarreal bayern-munich borussia-dortmund bayer-leverkusen rb-leipzig inter-milan napoli ac-milan juventus paris-saint-germain marseille lens psv-eindhoven feyenoord sporting-cp fc-porto benfica club-brugge union-saint-gilloise galatasaray fenerbahce celtic slavia-praha olympiacos copenhagen bodo-glimt red-star-belgrade shakhtar-donetsk",
  },
  {
    id: "104",
    key: "europa-league",
    names: namesInSevenLanguages("UEFA Europa League", {
      th: "ยูฟ่า ยูโรปาลีก",
      vn: "Europa League (Cúp C2)",
      "zh-Hans": "欧联杯",
      "zh-Hant": "歐霸盃",
      pt: "Liga Europa",
    }),
    countryId: "202",
    sortOrder: 6,
    isPopular: true,
    format: { kind: "league_phase_cup", matches: 8 },
    calendar: europeanEvenings("Thu 18:45 x5, Thu 21:00 x5", EUROPA_LEAGUE_WEEKS, "Wed 21:00"),
    clubs:
      "newcastle-united nottingham-forest manchester-united real-sociedad athletic-club real-betis eintracht-frankfurt vfb-stuttgart roma atalanta bologna lyon lille monaco ajax az-alkmaar braga genk anderlecht besiktas trabzonspor rangers sparta-praha viktoria-plzen paok aek-athens midtjylland brann dynamo-kyiv young-boys red-bull-salzburg ferencvaros malmo-ff dinamo-zagreb ludogorets maccabi-tel-aviv",
  },
  {
    id: "105",
    key: "conference-league",
    names: namesInSevenLanguages("UEFA Conference League", {
      th: "ยูฟ่า คอนเฟอเรนซ์ลีก",
      vn: "Conference League (Cúp C3)",
      "zh-Hans": "欧协联",
      "zh-Hant": "歐協聯",
      pt: "Liga Conferência",
    }),
    countryId: "202",
    sortOrder: 7,
    format: { kind: "league_phase_cup", matches: 6 },
    calendar: europeanEvenings("Thu 18:45 x5, Thu 21:00 x5", CONFERENCE_LEAGUE_WEEKS, "Wed 21:00"),
    clubs:
      "crystal-palace rayo-vallecano freiburg fiorentina strasbourg utrecht vitoria-de-guimaraes gent samsunspor aberdeen banik-ostrava panathinaikos brondby polissya-zhytomyr basel sturm-graz legia-warszawa lech-poznan jagiellonia-bialystok rakow-czestochowa fcsb universitatea-craiova slovan-bratislava hajduk-split rijeka partizan bk-hacken hammarby aek-larnaca omonia kups shamrock-rovers shelbourne breidablik zrinjski-mostar the-new-saints",
  },
  {
    id: "192",
    key: "afc-champions-league-elite",
    names: namesInSevenLanguages("AFC Champions League Elite", {
      th: "เอเอฟซี แชมเปียนส์ลีก อีลิต",
      vn: "AFC Champions League Elite (C1 châu Á)",
      "zh-Hans": "亚冠精英联赛",
      "zh-Hant": "亞冠精英聯賽",
      pt: "Champions League da Ásia (Elite)",
    }),
    countryId: "203",
    sortOrder: 9,
    isPopular: true,
    format: { kind: "league_phase_cup", matches: 8, zones: ASIAN_ZONES },
    calendar: {
      start: "09-08",
      end: "05-08",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Tue 17:00, Tue 19:00 x2, Tue 23:00 x2, Wed 01:15"),
      rounds: AFC_ELITE_WEEKS,
      knockOut: kickOffs("Tue 19:00, Tue 23:00"),
    },
    aliases: ["AFC Champions League"],
    clubs:
      "al-hilal-riyadh al-ahli-jeddah al-ittihad-jeddah al-sadd al-duhail al-gharafa shabab-al-ahli al-wahda-abu-dhabi sharjah tractor nasaf persepolis vissel-kobe sanfrecce-hiroshima machida-zelvia ulsan-hd gangwon fc-seoul shanghai-port shanghai-shenhua chengdu-rongcheng johor-darul-tazim buriram-united melbourne-city",
  },
  {
    id: "193",
    key: "afc-champions-league-two",
    names: namesInSevenLanguages("AFC Champions League Two", {
      th: "เอเอฟซี แชมเปียนส์ลีก ทู",
      vn: "AFC Champions League Two (C2 châu Á)",
      "zh-Hans": "亚冠二级联赛",
      "zh-Hant": "亞冠盃二",
      pt: "Champions League da Ásia 2",
    }),
    shortNames: { "zh-Hant": "亞冠二" },
    countryId: "203",
    sortOrder: 12,
    format: { kind: "groups_cup", zones: ASIAN_ZONES },
    calendar: {
      start: "09-08",
      end: "05-16",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Wed 17:00, Wed 19:00 x3, Wed 20:15, Wed 23:00 x3"),
      rounds: AFC_TWO_WEEKS,
      knockOut: kickOffs("Wed 19:00, Wed 23:00"),
    },
    clubs:
      "al-nassr goa esteghlal al-wasl mohun-bagan-super-giant sepahan al-ahli-doha andijon pakhtakor bengaluru foolad al-wakrah al-ain neftchi-fergana al-taawoun al-rayyan gamba-osaka pohang-steelers ratchaburi nam-dinh bangkok-united selangor lion-city-sailors persib-bandung macarthur bg-tampines-rovers beijing-guoan tai-po kaya-iloilo cong-an-ha-noi eastern-hong-kong preah-khan-reach-svay-rieng",
  },
  {
    id: "110",
    key: "copa-libertadores",
    names: namesInSevenLanguages("Copa Libertadores", {
      th: "โคปา ลิเบร์ตาโดเรส",
      "zh-Hans": "南美解放者杯",
      "zh-Hant": "南美自由盃",
      pt: "Libertadores",
    }),
    countryId: "205",
    sortOrder: 14,
    isPopular: true,
    format: { kind: "groups_cup" },
    calendar: southAmericanNights,
    importTimeZone: "America/Sao_Paulo",
    clubs:
      "flamengo palmeiras cruzeiro mirassol fluminense botafogo corinthians river-plate boca-juniors racing-club estudiantes-de-la-plata rosario-central velez-sarsfield penarol nacional-montevideo liverpool-montevideo colo-colo universidad-de-chile coquimbo-unido atletico-nacional junior-barranquilla independiente-santa-fe independiente-del-valle ldu-quito barcelona-guayaquil cerro-porteno libertad-asuncion universitario alianza-lima bolivar always-ready deportivo-tachira",
  },
  {
    id: "111",
    key: "copa-sudamericana",
    names: namesInSevenLanguages("Copa Sudamericana", {
      th: "โคปา ซูดาเมริกานา",
      "zh-Hans": "南美杯",
      "zh-Hant": "南美球會盃",
      pt: "Sul-Americana",
    }),
    countryId: "205",
    sortOrder: 15,
    format: { kind: "groups_cup" },
    calendar: southAmericanNights,
    clubs:
      "sao-paulo gremio bahia atletico-mineiro santos vasco-da-gama red-bull-bragantino san-lorenzo independiente-avellaneda lanus argentinos-juniors talleres-cordoba tigre defensor-sporting boston-river racing-montevideo palestino audax-italiano ohiggins america-de-cali millonarios deportes-tolima emelec universidad-catolica-quito guarani-asuncion nacional-asuncion melgar cienciano the-strongest blooming carabobo caracas",
  },
  {
    id: "120",
    key: "caf-champions-league",
    names: namesInSevenLanguages("CAF Champions League", {
      th: "ซีเอเอฟ แชมเปียนส์ลีก",
      vn: "CAF Champions League (C1 châu Phi)",
      "zh-Hans": "非冠",
      "zh-Hant": "非洲冠軍球會盃",
      pt: "Liga dos Campeões da CAF",
    }),
    countryId: "204",
    sortOrder: 30,
    format: { kind: "groups_cup" },
    calendar: {
      start: "11-20",
      end: "05-30",
      timeZone: "Africa/Cairo",
      slots: kickOffs("Fri 18:00, Fri 21:00, Sat 15:00 x2, Sat 18:00 x2, Sat 21:00 x2"),
    },
    clubs:
      "al-ahly pyramids mamelodi-sundowns orlando-pirates rs-berkane as-far esperance-de-tunis mc-alger js-kabylie rivers-united us-monastir asante-kotoko zamalek raja-casablanca cr-belouizdad remo-stars",
  },
  {
    id: "121",
    key: "concacaf-champions-cup",
    names: namesInSevenLanguages("CONCACAF Champions Cup", {
      th: "คอนคาแคฟ แชมเปียนส์คัพ",
      "zh-Hans": "中北美冠军杯",
      "zh-Hant": "中北美冠軍盃",
      pt: "Copa dos Campeões da Concacaf",
    }),
    countryId: "206",
    sortOrder: 31,
    format: { kind: "cup" },
    calendar: {
      start: "02-03",
      end: "05-30",
      timeZone: "America/New_York",
      slots: kickOffs("Tue 19:00, Tue 21:00 x2, Wed 19:00, Wed 21:00 x2"),
    },
    clubs:
      "inter-miami philadelphia-union fc-cincinnati los-angeles-fc seattle-sounders vancouver-whitecaps columbus-crew san-diego-fc club-america tigres-uanl monterrey cruz-azul toluca pachuca alajuelense saprissa",
  },
  {
    id: "130",
    key: "club-world-cup",
    names: namesInSevenLanguages("FIFA Club World Cup", {
      th: "ฟุตบอลสโมสรโลก",
      "zh-Hans": "世俱杯",
      "zh-Hant": "世界冠軍球會盃",
      pt: "Mundial de Clubes",
    }),
    shortNames: { "zh-Hant": "世冠盃" },
    countryId: "201",
    sortOrder: 4,
    format: { kind: "recorded" },
    aliases: ["Club World Cup"],
    importTimeZone: "UTC",
    clubs: "",
  },
];

/** The cups with their clubs' ids. Throws if a key belongs to no club, or to clubs in several countries. */
export function continentalCompetitions(
  clubs: readonly { id: string; key: string; country: string }[],
): readonly CompetitionEntry[] {
  const byKey = new Map<string, string[]>();
  for (const { id, key } of clubs) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  const idOf = (key: string): string => {
    const [id, ...others] = byKey.get(key) ?? [];
    if (id === undefined || others.length > 0)
      throw new Error(`"${key}" is the key of ${others.length > 0 ? "several clubs" : "no club"}`);
    return id;
  };
  return CONTINENTAL_CUPS.map(({ clubs: keys, ...cup }) => ({
    ...cup,
    sport: "football",
    kind: "cup",
    isContinental: true,
    teamIds: keys === "" ? [] : keys.split(" ").map(idOf),
  }));
}
