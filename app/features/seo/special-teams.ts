import type { LocaleCode } from "#contract/tables/locales";

/** The languages in which some clubs have dedicated titles (specification, section 2; its `cn` is zh-Hans). */
export const SPECIAL_TEAM_LOCALES = ["th", "vn", "zh-Hans", "kh"] as const satisfies readonly LocaleCode[];
export type SpecialTeamLocale = (typeof SPECIAL_TEAM_LOCALES)[number];

/** A club in one language: its name, what most fans search for (possibly the same), and other names. */
export type FanNames = readonly [name: string, typed: string, ...others: string[]];

interface SpecialTeam {
  id: string;
  /** Slug of the English name; guards against suppliers that use the id for another club. */
  key: string;
  names: Readonly<Record<SpecialTeamLocale, FanNames>>;
}

/** The most searched clubs. Khmer papers leave most foreign names in Latin script. */
export const SPECIAL_TEAMS: readonly SpecialTeam[] = [
  {
    id: "20114",
    key: "manchester-united",
    names: {
      th: ["แมนเชสเตอร์ ยูไนเต็ด", "แมนยู", "ปีศาจแดง"],
      vn: ["Manchester United", "MU", "Man Utd"],
      "zh-Hans": ["曼联", "曼联", "曼彻斯特联", "红魔"],
      kh: ["Manchester United", "Man United"],
    },
  },
  {
    id: "20112",
    key: "liverpool",
    names: {
      th: ["ลิเวอร์พูล", "ลิเวอร์พูล", "หงส์แดง"],
      vn: ["Liverpool", "Liverpool", "Lữ đoàn đỏ"],
      "zh-Hans": ["利物浦", "利物浦", "红军"],
      kh: ["Liverpool", "លីវើភូល"],
    },
  },
  {
    id: "20113",
    key: "manchester-city",
    names: {
      th: ["แมนเชสเตอร์ ซิตี้", "แมนซิตี้", "เรือใบสีฟ้า"],
      vn: ["Manchester City", "Man City", "Man xanh"],
      "zh-Hans": ["曼城", "曼城", "曼彻斯特城", "蓝月亮"],
      kh: ["Manchester City", "Man City", "មេនស៊ីធី"],
    },
  },
  {
    id: "20101",
    key: "arsenal",
    names: {
      th: ["อาร์เซนอล", "อาร์เซนอล", "อาร์เซน่อล", "ปืนใหญ่"],
      vn: ["Arsenal", "Arsenal", "Pháo thủ"],
      "zh-Hans": ["阿森纳", "阿森纳", "枪手"],
      kh: ["Arsenal", "Arsenal"],
    },
  },
  {
    id: "20107",
    key: "chelsea",
    names: {
      th: ["เชลซี", "เชลซี", "สิงห์บลูส์"],
      vn: ["Chelsea", "Chelsea", "The Blues"],
      "zh-Hans": ["切尔西", "切尔西", "蓝军"],
      kh: ["Chelsea", "ឆែលស៊ី"],
    },
  },
  {
    id: "20118",
    key: "tottenham-hotspur",
    names: {
      th: ["ท็อตแนม ฮ็อตสเปอร์", "สเปอร์ส", "ไก่เดือยทอง"],
      vn: ["Tottenham Hotspur", "Tottenham", "Gà trống"],
      "zh-Hans": ["托特纳姆热刺", "热刺"],
      kh: ["Tottenham Hotspur", "Tottenham"],
    },
  },
  {
    id: "20515",
    key: "real-madrid",
    names: {
      th: ["เรอัล มาดริด", "เรอัล มาดริด", "ราชันชุดขาว"],
      vn: ["Real Madrid", "Real Madrid", "Kền kền trắng"],
      "zh-Hans": ["皇家马德里", "皇马"],
      kh: ["Real Madrid", "Real Madrid"],
    },
  },
  {
    id: "20504",
    key: "barcelona",
    names: {
      th: ["บาร์เซโลนา", "บาร์ซา", "บาร์เซโลน่า"],
      vn: ["Barcelona", "Barca"],
      "zh-Hans": ["巴塞罗那", "巴萨"],
      kh: ["Barcelona", "Barca"],
    },
  },
  {
    id: "20603",
    key: "bayern-munich",
    names: {
      th: ["บาเยิร์น มิวนิก", "บาเยิร์น", "เสือใต้"],
      vn: ["Bayern Munich", "Bayern Munich", "Hùm xám"],
      "zh-Hans": ["拜仁慕尼黑", "拜仁"],
      kh: ["Bayern Munich", "Bayern"],
    },
  },
  {
    id: "20711",
    key: "juventus",
    names: {
      th: ["ยูเวนตุส", "ยูเว่", "ม้าลาย"],
      vn: ["Juventus", "Juve", "Bà đầm già"],
      "zh-Hans": ["尤文图斯", "尤文", "老妇人"],
      kh: ["Juventus", "Juventus"],
    },
  },
  {
    id: "20701",
    key: "ac-milan",
    names: {
      th: ["เอซี มิลาน", "เอซี มิลาน", "ปีศาจแดงดำ"],
      vn: ["AC Milan", "Milan"],
      "zh-Hans": ["AC米兰", "AC米兰", "红黑军团"],
      kh: ["AC Milan", "AC Milan"],
    },
  },
  {
    id: "20710",
    key: "inter-milan",
    names: {
      th: ["อินเตอร์ มิลาน", "อินเตอร์", "งูใหญ่"],
      vn: ["Inter Milan", "Inter", "Nerazzurri"],
      "zh-Hans": ["国际米兰", "国米", "蓝黑军团"],
      kh: ["Inter Milan", "Inter"],
    },
  },
  {
    id: "20815",
    key: "paris-saint-germain",
    names: {
      th: ["ปารีส แซงต์-แชร์กแมง", "เปแอสเช"],
      vn: ["Paris Saint-Germain", "PSG"],
      "zh-Hans": ["巴黎圣日耳曼", "大巴黎"],
      kh: ["Paris Saint-Germain", "PSG"],
    },
  },
  {
    id: "30601",
    key: "buriram-united",
    names: {
      th: ["บุรีรัมย์ ยูไนเต็ด", "บุรีรัมย์", "ปราสาทสายฟ้า"],
      vn: ["Buriram United", "Buriram"],
      "zh-Hans": ["武里南联", "武里南"],
      kh: ["Buriram United", "Buriram"],
    },
  },
  {
    id: "30606",
    key: "muangthong-united",
    names: {
      th: ["เมืองทอง ยูไนเต็ด", "เมืองทอง", "กิเลนผยอง"],
      vn: ["Muangthong United", "Muangthong"],
      "zh-Hans": ["蒙通联", "蒙通联"],
      kh: ["Muangthong United", "Muangthong United"],
    },
  },
  {
    id: "30803",
    key: "ha-noi-fc",
    names: {
      th: ["ฮานอย เอฟซี", "ฮานอย"],
      vn: ["Hà Nội FC", "Hà Nội", "CLB Hà Nội"],
      "zh-Hans": ["河内FC", "河内"],
      kh: ["Hà Nội FC", "Ha Noi FC"],
    },
  },
  {
    id: "30814",
    key: "hoang-anh-gia-lai",
    names: {
      th: ["ฮองอันห์ ยาลาย", "ฮองอันห์ ยาลาย"],
      vn: ["Hoàng Anh Gia Lai", "HAGL", "Phố Núi"],
      "zh-Hans": ["黄英嘉莱", "嘉莱"],
      kh: ["Hoàng Anh Gia Lai", "HAGL"],
    },
  },
  {
    id: "30102",
    key: "phnom-penh-crown",
    names: {
      th: ["พนมเปญ คราวน์", "พนมเปญ คราวน์"],
      vn: ["Phnom Penh Crown", "Phnom Penh Crown"],
      "zh-Hans": ["金边皇冠", "金边皇冠"],
      kh: ["ភ្នំពេញក្រោន", "Phnom Penh Crown"],
    },
  },
  {
    id: "30101",
    key: "preah-khan-reach-svay-rieng",
    names: {
      th: ["สวายเรียง", "สวายเรียง"],
      vn: ["Svay Rieng", "Preah Khan Reach Svay Rieng"],
      "zh-Hans": ["柴桢", "柴桢"],
      kh: ["ព្រះខ័នរាជស្វាយរៀង", "ស្វាយរៀង", "Svay Rieng"],
    },
  },
  {
    id: "30202",
    key: "shanghai-shenhua",
    names: {
      th: ["เซี่ยงไฮ้ เสิ่นหัว", "เซี่ยงไฮ้ เสิ่นหัว"],
      vn: ["Thượng Hải Thân Hoa", "Shanghai Shenhua"],
      "zh-Hans": ["上海申花", "申花"],
      kh: ["Shanghai Shenhua", "Shanghai Shenhua"],
    },
  },
];
