import { clubs } from "../../entries/club-rows.ts";

export const BOLIVIA_PRIMERA_DIVISION = clubs("BO", [
  ["33001", "Bolívar", "6cb4ee", "ffffff", 71, { th: "โบลิวาร์", aliases: ["Club Bolívar (BOL)"] }],
  ["33002", "The Strongest", "ffd200", "111111", 70, { th: "เดอะ สตรองเกสต์", aliases: ["Club The Strongest (BOL)"] }],
  ["33003", "Always Ready", "d2122e", "ffffff", 68, { th: "ออลเวย์ส เรดดี" }],
  ["33004", "Blooming", "6cb4ee", "ffffff", 64, { th: "บลูมมิง", aliases: ["CD Blooming (BOL)"] }],
  ["33005", "Oriente Petrolero", "007a3d", "ffffff", 63],
  ["33006", "San Antonio Bulo Bulo", "6cb4ee", "ffffff", 63, { aliases: ["San Antonio Bulo Bulo (BOL)"] }],
  ["33007", "Nacional Potosí", "d2122e", "ffffff", 62],
  ["33008", "Aurora", "6cb4ee", "ffffff", 61],
  ["33009", "Guabirá", "d2122e", "ffffff", 61],
  ["33010", "Real Tomayapo", "007a3d", "ffffff", 60],
  ["33011", "GV San José", "ffffff", "1c4fa0", 60],
  ["33012", "Independiente Petrolero", "d2122e", "ffffff", 58],
  ["33013", "Universitario de Vinto", "d2122e", "ffffff", 58],
  ["33014", "Real Oruro", "5b2a86", "ffffff", 56],
  ["33015", "ABB", "1c4fa0", "ffffff", 57, { aliases: ["Academia del Balompié Boliviano"] }],
  ["33016", "Totora Real", "d2122e", "ffffff", 55],
]);
