import { clubs } from "../../entries/club-rows.ts";

export const NIGERIA_PREMIER_LEAGUE = clubs("NG", [
  ["34301", "Remo Stars", "6cb4ee", "ffffff", 63, { th: "เรโม สตาร์ส" }],
  ["34302", "Rivers United", "1c4fa0", "007a3d", 63, { th: "ริเวอร์ส ยูไนเต็ด" }],
  ["34303", "Abia Warriors", "007a3d", "ffffff", 60],
  ["34304", "Ikorodu City", "f36f21", "111111", 60],
  ["34305", "Enyimba", "1c4fa0", "ffffff", 61],
  ["34306", "Rangers International", "d2122e", "ffffff", 60],
  ["34307", "Shooting Stars", "1c4fa0", "ffffff", 60],
  ["34308", "Kano Pillars", "007a3d", "ffd200", 58],
  ["34309", "Plateau United", "ffd200", "007a3d", 58],
  ["34310", "Nasarawa United", "007a3d", "ffffff", 58],
  ["34311", "Katsina United", "d2122e", "ffffff", 57],
  ["34312", "Bendel Insurance", "ffd200", "1c4fa0", 58],
  ["34313", "Bayelsa United", "1c4fa0", "ffffff", 56],
  ["34314", "Niger Tornadoes", "007a3d", "ffffff", 56],
  ["34315", "Kwara United", "007a3d", "ffffff", 57],
  ["34316", "El-Kanemi Warriors", "007a3d", "ffffff", 57],
  ["34317", "Barau", "d2122e", "111111", 56],
  ["34318", "Warri Wolves", "1c4fa0", "ffffff", 55],
  ["34319", "Kun Khalifat", "ffffff", "007a3d", 54],
  ["34320", "Wikki Tourists", "d2122e", "ffd200", 54],
]);
