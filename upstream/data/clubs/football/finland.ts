import { clubs } from "../../entries/club-rows.ts";

export const VEIKKAUSLIIGA = clubs("FI", [
  ["22701", "AC Oulu", "0055a4", "ffffff", 52, { aliases: ["Oulu"] }],
  ["22702", "Gnistan", "ffdd00", "000000", 52],
  ["22703", "Haka", "000000", "ffffff", 50],
  ["22704", "HJK Helsinki", "0055a4", "ffffff", 62, { th: "เอชเจเค เฮลซิงกิ", aliases: ["HJK"] }],
  ["22705", "Ilves", "00843d", "ffdd00", 60],
  ["22706", "Inter Turku", "0055a4", "000000", 60],
  ["22707", "Jaro", "e2001a", "ffffff", 50],
  ["22708", "KTP", "00843d", "ffffff", 47],
  ["22709", "KuPS", "ffdd00", "000000", 62, { th: "คูปส์ คูโอปิโอ" }],
  ["22710", "Mariehamn", "00843d", "ffffff", 48],
  ["22711", "SJK", "000000", "ffffff", 58],
  ["22712", "VPS", "000000", "ffffff", 54],
]);
