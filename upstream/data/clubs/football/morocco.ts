import { clubs } from "../../entries/club-rows.ts";

export const BOTOLA_PRO = clubs("MA", [
  ["34101", "RS Berkane", "f36f21", "111111", 73, { th: "อาร์เอส แบร์กาน" }],
  ["34102", "Raja Casablanca", "007a3d", "ffffff", 72, { th: "ราจา คาซาบลังกา" }],
  ["34103", "Wydad Casablanca", "d2122e", "ffffff", 72, { th: "วีดาด คาซาบลังกา", aliases: ["Wydad AC"] }],
  ["34104", "AS FAR", "111111", "d2122e", 72, { th: "อาแอ็ส ฟาร์", aliases: ["FAR Rabat"] }],
  ["34105", "Maghreb de Fès", "ffd200", "111111", 67],
  ["34106", "FUS Rabat", "ffffff", "d2122e", 66],
  ["34107", "Renaissance Zemamra", "d2122e", "ffffff", 64],
  ["34108", "Difaâ El Jadida", "007a3d", "ffffff", 62],
  ["34109", "OC Safi", "1c4fa0", "d2122e", 63],
  ["34110", "CODM Meknès", "d2122e", "007a3d", 62],
  ["34111", "Ittihad Tanger", "1c4fa0", "ffffff", 62],
  ["34112", "Hassania Agadir", "d2122e", "ffffff", 60],
  ["34113", "Union Touarga", "007a3d", "ffffff", 60],
  ["34114", "Kawkab Marrakech", "d2122e", "ffffff", 60],
  ["34115", "Olympique Dcheira", "1c4fa0", "ffffff", 58],
  ["34116", "Yacoub El Mansour", "d2122e", "ffffff", 57],
]);
