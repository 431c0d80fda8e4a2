import { clubs } from "../../entries/club-rows.ts";

export const HONG_KONG_PREMIER_LEAGUE = clubs("HK", [
  ["30301", "Kitchee", "1c4fa0", "ffffff", 68, { th: "คิตฉี", "zh-Hans": "杰志", "zh-Hant": "傑志" }],
  ["30302", "Lee Man", "7b1e3a", "ffffff", 67, { th: "ลี มาน", "zh-Hans": "理文", "zh-Hant": "理文" }],
  ["30303", "Tai Po", "007a3d", "ffffff", 66, { th: "ไท่โป", "zh-Hans": "大埔", "zh-Hant": "大埔" }],
  [
    "30304",
    "Eastern",
    "1c4fa0",
    "ffffff",
    66,
    {
      key: "eastern-hong-kong",
      th: "อีสเทิร์น",
      "zh-Hans": "东方",
      "zh-Hant": "東方",
      aliases: ["Eastern (HKG)", "Eastern Sports Club"],
    },
  ],
  [
    "30305",
    "Southern",
    "d2122e",
    "111111",
    60,
    { key: "southern-hong-kong", th: "เซาเทิร์น", "zh-Hans": "南区", "zh-Hant": "南區", aliases: ["Southern District"] },
  ],
  [
    "30306",
    "Hong Kong Rangers",
    "1c4fa0",
    "d2122e",
    57,
    { th: "ฮ่องกง เรนเจอร์ส", "zh-Hans": "流浪", "zh-Hant": "流浪", aliases: ["Rangers (HKG)", "Biu Chun Rangers"] },
  ],
  ["30307", "Kowloon City", "d2122e", "ffd200", 56, { th: "เกาลูน ซิตี้", "zh-Hans": "九龙城", "zh-Hant": "九龍城" }],
  ["30308", "North District", "007a3d", "ffffff", 55, { th: "นอร์ท ดิสตริกต์", "zh-Hans": "北区", "zh-Hant": "北區" }],
  ["30309", "Eastern District", "f36f21", "111111", 54, { th: "อีสเทิร์น ดิสตริกต์", "zh-Hans": "东区", "zh-Hant": "東區" }],
  [
    "30310",
    "HKFC",
    "d2122e",
    "12284c",
    53,
    { th: "เอชเคเอฟซี", "zh-Hans": "香港足球会", "zh-Hant": "香港足球會", aliases: ["Hong Kong FC"] },
  ],
]);

export const HONG_KONG_FIRST_DIVISION = clubs("HK", [
  ["30311", "South China", "d2122e", "ffffff", 50, { "zh-Hans": "南华", "zh-Hant": "南華" }],
  [
    "30312",
    "Happy Valley",
    "6cb4ee",
    "ffffff",
    49,
    { "zh-Hans": "愉园", "zh-Hant": "愉園", aliases: ["Happy Valley AA"] },
  ],
  ["30313", "Sham Shui Po", "1c4fa0", "ffffff", 48, { "zh-Hans": "深水埗", "zh-Hant": "深水埗" }],
  ["30314", "Tung Sing", "007a3d", "ffffff", 46, { "zh-Hans": "东升", "zh-Hant": "東昇" }],
  ["30315", "Central & Western", "1c4fa0", "ffd200", 46, { "zh-Hans": "中西区", "zh-Hant": "中西區" }],
  ["30316", "Citizen", "ffd200", "d2122e", 46, { "zh-Hans": "公民", "zh-Hant": "公民" }],
  ["30317", "Wing Yee", "1c4fa0", "ffffff", 45, { "zh-Hans": "永义", "zh-Hant": "永義" }],
  ["30318", "Hoi King", "d2122e", "ffffff", 45, { "zh-Hans": "凯景", "zh-Hant": "凱景" }],
  ["30319", "Yuen Long", "f36f21", "111111", 45, { "zh-Hans": "元朗", "zh-Hant": "元朗" }],
  ["30320", "Resources Capital", "1c4fa0", "111111", 45, { "zh-Hans": "晋峰", "zh-Hant": "晉峰" }],
]);
