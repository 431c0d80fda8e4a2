import { clubs } from "../../entries/club-rows.ts";

export const PREMIERSHIP = clubs("GB-SCT", [
  ["20401", "Aberdeen", "e2001a", "ffffff", 62, { th: "อเบอร์ดีน", "zh-Hans": "阿伯丁", "zh-Hant": "鴨巴甸" }],
  ["20402", "Celtic", "018749", "ffffff", 73, { th: "เซลติก", "zh-Hans": "凯尔特人", "zh-Hant": "些路迪" }],
  ["20403", "Dundee", "1d2a57", "ffffff", 54, { th: "ดันดี", "zh-Hans": "邓迪", "zh-Hant": "登地" }],
  ["20404", "Dundee United", "f58220", "000000", 56, { th: "ดันดี ยูไนเต็ด", "zh-Hans": "邓迪联", "zh-Hant": "登地聯" }],
  ["20405", "Falkirk", "002d62", "ffffff", 54, { th: "ฟัลเคิร์ก" }],
  [
    "20406",
    "Heart of Midlothian",
    "820000",
    "ffffff",
    66,
    { th: "ฮาร์ตส์", "zh-Hans": "哈茨", "zh-Hant": "赫斯", shortName: "Hearts", aliases: ["Hearts"] },
  ],
  ["20407", "Hibernian", "007a33", "ffffff", 61, { th: "ฮิเบอร์เนียน", "zh-Hans": "希伯尼安", "zh-Hant": "喜伯年" }],
  ["20408", "Kilmarnock", "0033a0", "ffffff", 54, { th: "คิลมาร์น็อค", "zh-Hans": "基尔马诺克", "zh-Hant": "基馬諾克" }],
  ["20409", "Livingston", "fdb913", "000000", 50, { th: "ลิฟวิงสตัน" }],
  ["20410", "Motherwell", "ffbe00", "8a1538", 58, { th: "มาเธอร์เวลล์", "zh-Hans": "马瑟韦尔", "zh-Hant": "馬瑟韋爾" }],
  [
    "20411",
    "Rangers",
    "1b458f",
    "ffffff",
    70,
    { th: "เรนเจอร์ส", "zh-Hans": "流浪者", "zh-Hant": "格拉斯哥流浪", aliases: ["Glasgow Rangers", "Rangers FC"] },
  ],
  [
    "20412",
    "St Mirren",
    "ffffff",
    "000000",
    55,
    { th: "เซนต์ เมียร์เรน", "zh-Hans": "圣米伦", "zh-Hant": "聖美倫", aliases: ["Saint Mirren"] },
  ],
]);

export const SCOTTISH_CHAMPIONSHIP = clubs("GB-SCT", [
  ["20421", "Airdrieonians", "ffffff", "e30613", 40, { th: "แอร์ดรีโอเนียนส์" }],
  ["20422", "Arbroath", "7a263a", "ffffff", 40, { th: "อาร์โบรธ" }],
  ["20423", "Ayr United", "ffffff", "000000", 42, { th: "แอร์ ยูไนเต็ด" }],
  ["20424", "Dunfermline Athletic", "000000", "ffffff", 42, { th: "ดันเฟิร์มลิน แอธเลติก", aliases: ["Dunfermline"] }],
  ["20425", "Greenock Morton", "0033a0", "ffffff", 40, { th: "กรีน็อค มอร์ตัน", aliases: ["Morton"] }],
  ["20426", "Partick Thistle", "fcd116", "e30613", 45, { th: "พาร์ทิค ทิสเซิล" }],
  ["20427", "Queen's Park", "000000", "ffffff", 40, { th: "ควีนส์ พาร์ค" }],
  ["20428", "Raith Rovers", "00205b", "ffffff", 43, { th: "เรธ โรเวอร์ส" }],
  ["20429", "Ross County", "00205b", "ffffff", 45, { th: "รอสส์ เคาน์ตี้" }],
  ["20430", "St Johnstone", "0033a0", "ffffff", 49, { th: "เซนต์ จอห์นสโตน", aliases: ["Saint Johnstone"] }],
]);
