import { clubs } from "../../entries/club-rows.ts";

export const SINGAPORE_PREMIER_LEAGUE = clubs("SG", [
  [
    "30551",
    "Lion City Sailors",
    "1c4fa0",
    "ffffff",
    73,
    { th: "ไลออน ซิตี้ เซเลอร์ส", "zh-Hans": "狮城水手", "zh-Hant": "獅城水手" },
  ],
  [
    "30552",
    "BG Tampines Rovers",
    "ffd200",
    "111111",
    68,
    { th: "บีจี แทมปิเนส โรเวอร์ส", "zh-Hans": "淡滨尼流浪", "zh-Hant": "淡濱尼流浪", aliases: ["Tampines Rovers"] },
  ],
  [
    "30553",
    "Geylang International",
    "007a3d",
    "ffffff",
    62,
    { th: "เกย์ลัง อินเตอร์เนชันแนล", "zh-Hans": "芽笼国际", "zh-Hant": "芽籠國際" },
  ],
  [
    "30554",
    "Albirex Niigata (Singapore)",
    "f36f21",
    "ffffff",
    62,
    {
      th: "อัลบิเร็กซ์ นีงาตะ สิงคโปร์",
      "zh-Hans": "新加坡新潟天鹅",
      "zh-Hant": "新加坡新潟天鵝",
      aliases: ["Albirex Niigata S"],
    },
  ],
  [
    "30555",
    "Balestier Khalsa",
    "d2122e",
    "1c4fa0",
    59,
    { th: "บาเลสเตียร์ คาลซา", "zh-Hans": "马里士他卡尔萨", "zh-Hant": "馬里士他卡爾沙" },
  ],
  ["30556", "Hougang United", "f36f21", "111111", 57, { th: "โฮกัง ยูไนเต็ด", "zh-Hans": "后港联", "zh-Hant": "後港聯" }],
  ["30557", "Young Lions", "d2122e", "ffffff", 53, { th: "ยังไลออนส์", "zh-Hans": "幼狮", "zh-Hant": "幼獅" }],
  [
    "30558",
    "Tanjong Pagar United",
    "12284c",
    "d2122e",
    54,
    { th: "ตันจงปาการ์ ยูไนเต็ด", "zh-Hans": "丹戎巴葛联", "zh-Hant": "丹戎巴葛聯" },
  ],
]);
