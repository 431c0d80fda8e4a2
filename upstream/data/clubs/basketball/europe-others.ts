import { basketballTeams } from "../../entries/basketball-team-rows.ts";

/** Teams of the EuroLeague whose domestic leagues are not played here. */
export const EUROLEAGUE_OTHERS = [
  ...basketballTeams("RS", [
    [
      "81101",
      "Crvena zvezda",
      "d2122e",
      "ffffff",
      80,
      "เซอร์เวนา ซเวซดา",
      "贝尔格莱德红星",
      "紅星",
      {
        pt: "Estrela Vermelha",
        key: "crvena-zvezda-basketball",
        aliases: [
          "Red Star Belgrade",
          "Crvena Zvezda Telekom Belgrade",
          "Crvena Zvezda mts Belgrade",
          "Crvena Zvezda Meridianbet Belgrade",
        ],
      },
    ],
    [
      "81102",
      "Partizan",
      "111111",
      "ffffff",
      80,
      "ปาร์ติซาน",
      "贝尔格莱德游击",
      "柏迪遜",
      {
        key: "partizan-basketball",
        aliases: ["Partizan Belgrade", "Partizan NIS Belgrade", "Partizan Mozzart Bet Belgrade"],
      },
    ],
  ]),
  ...basketballTeams("LT", [
    [
      "81103",
      "Žalgiris Kaunas",
      "007a3d",
      "ffffff",
      80,
      "ซัลกิริส เคานาส",
      "萨拉基利斯",
      "薩拉基利斯",
      { key: "zalgiris-kaunas-basketball", shortName: "Žalgiris" },
    ],
  ]),
  ...basketballTeams("IL", [
    [
      "81104",
      "Maccabi Tel Aviv",
      "ffd200",
      "003da5",
      78,
      "มัคคาบี เทลอาวีฟ",
      "特拉维夫马卡比",
      "特拉維夫馬卡比",
      {
        key: "maccabi-tel-aviv-basketball",
        shortName: "Maccabi TA",
        aliases: ["Maccabi Playtika Tel Aviv", "Maccabi Electra Tel Aviv", "Maccabi FOX Tel Aviv"],
      },
    ],
    [
      "81105",
      "Hapoel Tel Aviv",
      "d2122e",
      "ffffff",
      83,
      "ฮาโปเอล เทลอาวีฟ",
      "特拉维夫哈普尔",
      "特拉維夫夏普爾",
      { key: "hapoel-tel-aviv-basketball", shortName: "Hapoel TA", aliases: ["Hapoel IBI Tel Aviv"] },
    ],
  ]),
  ...basketballTeams("AE", [
    ["81106", "Dubai Basketball", "111111", "c9a227", 77, "ดูไบ บาสเกตบอล", "迪拜", "迪拜", { shortName: "Dubai" }],
  ]),
];

/** The same for the EuroCup. */
export const EUROCUP_OTHERS = [
  ...basketballTeams("ME", [
    [
      "81121",
      "Budućnost",
      "003da5",
      "ffffff",
      72,
      "บูดุชนอสต์",
      "",
      "",
      { key: "buducnost-basketball", aliases: ["Budućnost VOLI", "Buducnost VOLI Podgorica"] },
    ],
  ]),
  ...basketballTeams("SI", [
    [
      "81122",
      "Cedevita Olimpija",
      "007a3d",
      "f36f21",
      70,
      "เซเดวิตา โอลิมปิยา",
      "",
      "",
      { shortName: "Olimpija", aliases: ["Cedevita Olimpija Ljubljana"] },
    ],
  ]),
  ...basketballTeams("IL", [
    [
      "81123",
      "Hapoel Jerusalem",
      "d2122e",
      "111111",
      76,
      "ฮาโปเอล เยรูซาเลม",
      "耶路撒冷哈普尔",
      "耶路撒冷夏普爾",
      { key: "hapoel-jerusalem-basketball" },
    ],
  ]),
  ...basketballTeams("GB-ENG", [
    ["81124", "London Lions", "111111", "c9a227", 70, "ลอนดอน ไลออนส์", "伦敦雄狮", "倫敦雄獅"],
  ]),
  ...basketballTeams("RO", [
    ["81125", "U-BT Cluj-Napoca", "111111", "ffffff", 71, "ยู-บีที คลูจ นาโปกา", "", "", { shortName: "Cluj" }],
  ]),
  ...basketballTeams("PL", [
    [
      "81126",
      "Śląsk Wrocław",
      "007a3d",
      "ffffff",
      66,
      "ชลอนสค์ วรอตสวัฟ",
      "",
      "",
      { key: "slask-wroclaw-basketball", shortName: "Śląsk" },
    ],
  ]),
  ...basketballTeams("LT", [
    ["81127", "Lietkabelis", "d2122e", "111111", 67, "เลียตคาเบลิส", "", "", { aliases: ["7bet-Lietkabelis Panevezys"] }],
    [
      "81128",
      "Neptūnas Klaipėda",
      "003da5",
      "ffd200",
      65,
      "เนปตูนัส ไคลเปดา",
      "",
      "",
      { shortName: "Neptūnas", aliases: ["Neptunas Klaipeda"] },
    ],
  ]),
];
