import { clubs } from "../../entries/club-rows.ts";

export const CYPRIOT_FIRST_DIVISION = clubs("CY", [
  ["23201", "AEK Larnaca", "ffdd00", "00843d", 64, { th: "เออีเค ลาร์นาคา", aliases: ["AEK Larnaka"] }],
  ["23202", "AEL Limassol", "ffdd00", "0055a4", 59],
  ["23203", "Akritas Chlorakas", "0055a4", "ffffff", 50],
  ["23204", "Anorthosis", "0055a4", "ffffff", 56, { aliases: ["Anorthosis Famagusta"] }],
  ["23205", "APOEL", "ffdd00", "0055a4", 63, { th: "อาโปเอล", aliases: ["APOEL Nicosia"] }],
  ["23206", "Apollon Limassol", "0055a4", "ffffff", 62],
  ["23207", "Aris Limassol", "00843d", "ffffff", 63],
  ["23208", "Enosis Paralimni", "7a0f2b", "0055a4", 46],
  ["23209", "Ethnikos Achna", "0055a4", "ffdd00", 52],
  ["23210", "Krasava Ypsonas", "e2001a", "ffffff", 54],
  ["23211", "Olympiakos Nicosia", "00843d", "000000", 52],
  ["23212", "Omonia", "00843d", "ffffff", 67, { th: "โอโมเนีย", aliases: ["Omonia Nicosia"] }],
  ["23213", "Omonia Aradippou", "00843d", "ffffff", 52],
  ["23214", "Pafos", "0055a4", "ffffff", 68, { th: "ปาฟอส", aliases: ["Pafos FC"] }],
]);
