import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const K_LEAGUE_1 = clubs("KR", [
  [
    "31101",
    "Jeonbuk Hyundai Motors",
    "007a3d",
    "ffffff",
    77,
    { th: "ชอนบุค ฮุนได มอเตอร์ส", "zh-Hans": "全北现代汽车", "zh-Hant": "全北現代", aliases: ["Jeonbuk Motors"] },
  ],
  [
    "31102",
    "Ulsan HD",
    "1c4fa0",
    "ffd200",
    75,
    { th: "อุลซาน เอชดี", "zh-Hans": "蔚山HD", "zh-Hant": "蔚山HD", aliases: ["Ulsan Hyundai"] },
  ],
  [
    "31103",
    "Pohang Steelers",
    "d2122e",
    "111111",
    73,
    { th: "โปฮัง สตีลเลอร์ส", "zh-Hans": "浦项制铁", "zh-Hant": "浦項製鐵" },
  ],
  ["31104", "FC Seoul", "d2122e", "111111", 73, { th: "เอฟซี โซล", "zh-Hans": "FC首尔", "zh-Hant": "FC首爾" }],
  [
    "31105",
    "Daejeon Hana Citizen",
    "7b1e3a",
    "007a3d",
    73,
    { th: "แทจอน ฮานา ซิติเซน", "zh-Hans": "大田韩亚市民", "zh-Hant": "大田市民" },
  ],
  [
    "31106",
    "Gimcheon Sangmu",
    "d2122e",
    "12284c",
    71,
    { th: "กิมชอน ซังมู", "zh-Hans": "金泉尚武", "zh-Hant": "金泉尚武" },
  ],
  ["31107", "Gangwon", "f36f21", "007a3d", 70, { th: "คังวอน", "zh-Hans": "江原FC", "zh-Hant": "江原FC" }],
  ["31108", "Gwangju", "ffd200", "d2122e", 69, { th: "กวางจู", "zh-Hans": "光州FC", "zh-Hant": "光州FC" }],
  ["31109", "FC Anyang", "5b2a86", "ffffff", 67, { th: "เอฟซี อันยาง", "zh-Hans": "FC安养", "zh-Hant": "FC安養" }],
  [
    "31110",
    "Jeju SK",
    "f36f21",
    "d2122e",
    67,
    { th: "เชจู เอสเค", "zh-Hans": "济州SK", "zh-Hant": "濟州SK", aliases: ["Jeju United"] },
  ],
  ["31111", "Incheon United", "1c4fa0", "111111", 67, { th: "อินชอน ยูไนเต็ด", "zh-Hans": "仁川联", "zh-Hant": "仁川聯" }],
  [
    "31112",
    "Bucheon 1995",
    "d2122e",
    "111111",
    64,
    { th: "บูชอน 1995", "zh-Hans": "富川FC 1995", "zh-Hant": "富川FC 1995" },
  ],
]);

export const K_LEAGUE_2 = clubs("KR", [
  ["31113", "Suwon FC", "1c4fa0", "d2122e", 63, { th: "ซูวอน เอฟซี" }],
  ["31114", "Daegu", "6cb4ee", "ffffff", 63, { th: "แทกู เอฟซี" }],
  ["31115", "Suwon Samsung Bluewings", "1c4fa0", "ffffff", 64, { th: "ซูวอน ซัมซุง บลูวิงส์" }],
  ["31116", "Seoul E-Land", "12284c", "ffffff", 60, { th: "โซล อี-แลนด์" }],
  ["31117", "Seongnam", "111111", "ffffff", 59, { th: "ซองนัม เอฟซี" }],
  ["31118", "Jeonnam Dragons", "ffd200", "111111", 58, { th: "ชอนนัม ดรากอนส์" }],
  ["31119", "Busan IPark", "d2122e", "ffffff", 58, { th: "ปูซาน ไอพาร์ค" }],
  ["31120", "Gimpo", "007a3d", "ffffff", 56, { th: "กิมโป เอฟซี" }],
  ["31121", "Chungnam Asan", "1c4fa0", "ffd200", 56, { th: "ชุงนัม อาซาน" }],
  ["31122", "Hwaseong", "f36f21", "ffffff", 53, { th: "ฮวาซอง เอฟซี" }],
  ["31123", "Cheonan City", "6cb4ee", "ffffff", 53, { th: "ชอนอัน ซิตี้" }],
  ["31124", "Gyeongnam", "d2122e", "111111", 54, { th: "คยองนัม เอฟซี" }],
  ["31125", "Chungbuk Cheongju", "12284c", "d2122e", 53, { th: "ชุงบุค ชองจู" }],
  ["31126", "Ansan Greeners", "007a3d", "ffffff", 51, { th: "อันซาน กรีนเนอร์ส" }],
  ["31127", "Yongin", "12284c", "d2122e", 50, { th: "ยงอิน เอฟซี" }],
  ["31128", "Paju Frontier", "007a3d", "ffffff", 49, { th: "พาจู ฟรอนเทียร์" }],
]);

export const SOUTH_KOREA_UNDER_21 = youthTeams([...K_LEAGUE_1, ...K_LEAGUE_2], "U21");
