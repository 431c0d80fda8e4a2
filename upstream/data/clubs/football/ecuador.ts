import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const ECUADOR_LIGA_PRO = clubs("EC", [
  [
    "32901",
    "Independiente del Valle",
    "111111",
    "1c4fa0",
    75,
    { th: "อินเดเปนเดียนเต เดล บาเย", aliases: ["CAR Independiente del Valle (ECU)"] },
  ],
  ["32902", "LDU Quito", "ffffff", "d2122e", 74, { th: "แอลดียู กีโต", aliases: ["LDU de Quito (ECU)", "LDU de Quito"] }],
  ["32903", "Barcelona Guayaquil", "ffd200", "111111", 72, { th: "บาร์เซโลนา กัวยากิล", aliases: ["Barcelona SC (ECU)"] }],
  ["32904", "Emelec", "1c4fa0", "8a8d8f", 68, { th: "เอเมเล็ก" }],
  ["32905", "Universidad Católica (Quito)", "6cb4ee", "ffffff", 68, { th: "อูนิเบร์ซิดัด กาโตลิกา กีโต" }],
  ["32906", "Aucas", "ffd200", "d2122e", 66],
  ["32907", "Orense", "007a3d", "ffffff", 65],
  ["32908", "Libertad (Loja)", "f36f21", "007a3d", 64],
  ["32909", "Deportivo Cuenca", "d2122e", "ffffff", 65],
  ["32910", "Mushuc Runa", "007a3d", "ffffff", 62],
  ["32911", "Macará", "6cb4ee", "ffffff", 62],
  ["32912", "Delfín", "ffd200", "1c4fa0", 62],
  ["32913", "Técnico Universitario", "d2122e", "ffffff", 60],
  ["32914", "Manta", "1c4fa0", "ffffff", 60],
  ["32915", "Leones del Norte", "c9a227", "111111", 58],
  ["32916", "Guayaquil City", "6cb4ee", "ffffff", 58],
]);

export const ECUADOR_SERIE_B = clubs("EC", [
  ["32917", "El Nacional", "d2122e", "1c4fa0", 63, { key: "el-nacional-quito", aliases: ["CSCyD El Nacional (ECU)"] }],
  ["32918", "Vinotinto Ecuador", "7b1e3a", "ffffff", 56],
  ["32919", "9 de Octubre", "007a3d", "ffffff", 54],
  ["32920", "Cumbayá", "6cb4ee", "ffffff", 53],
  ["32921", "Chacaritas", "111111", "d2122e", 52],
  ["32922", "Gualaceo", "007a3d", "ffffff", 53],
  ["32923", "San Antonio (Ecuador)", "d2122e", "ffffff", 51],
  ["32924", "Imbabura", "6cb4ee", "ffffff", 52],
  ["32925", "Cuniburo", "1c4fa0", "ffffff", 50],
  ["32926", "22 de Julio", "007a3d", "ffffff", 50],
]);

export const ECUADOR_UNDER_20 = youthTeams([...ECUADOR_LIGA_PRO, ...ECUADOR_SERIE_B], "U20");
