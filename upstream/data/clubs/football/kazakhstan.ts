import { clubs } from "../../entries/club-rows.ts";

export const KAZAKHSTAN_PREMIER_LEAGUE = clubs("KZ", [
  ["23801", "Aktobe", "e2001a", "ffffff", 57],
  ["23802", "Astana", "ffdd00", "6cabdd", 62, { th: "อัสตานา" }],
  ["23803", "Atyrau", "0055a4", "ffffff", 47],
  ["23804", "Elimai", "0055a4", "ffffff", 56],
  ["23805", "Kairat", "ffdd00", "000000", 64, { th: "ไครัต อัลมาตี" }],
  ["23806", "Kaysar", "e2001a", "ffffff", 48],
  ["23807", "Kyzylzhar", "e2001a", "ffffff", 50],
  ["23808", "Okzhetpes", "e2001a", "ffffff", 50],
  ["23809", "Ordabasy", "0055a4", "ffffff", 55],
  ["23810", "Tobol", "00843d", "ffdd00", 57],
  ["23811", "Turan", "00843d", "ffffff", 44],
  ["23812", "Ulytau", "0055a4", "ffffff", 48],
  ["23813", "Zhenis", "00843d", "ffffff", 51],
  ["23814", "Zhetysu", "ffdd00", "00843d", 49],
]);
