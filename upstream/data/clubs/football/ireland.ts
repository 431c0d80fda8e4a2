import { clubs } from "../../entries/club-rows.ts";

export const LEAGUE_OF_IRELAND = clubs("IE", [
  ["22601", "Bohemians", "e2001a", "000000", 57, { aliases: ["Bohemian"] }],
  ["22602", "Cork City", "00843d", "ffffff", 50],
  ["22603", "Derry City", "e2001a", "ffffff", 57],
  ["22604", "Drogheda United", "7a0f2b", "6cabdd", 54],
  ["22605", "Galway United", "7a0f2b", "ffffff", 52],
  ["22606", "Shamrock Rovers", "00843d", "ffffff", 62, { th: "แชมร็อค โรเวอร์ส" }],
  ["22607", "Shelbourne", "e2001a", "ffffff", 58, { th: "เชลบอร์น" }],
  ["22608", "Sligo Rovers", "e2001a", "ffffff", 52],
  ["22609", "St Patrick's Athletic", "e2001a", "ffffff", 57],
  ["22610", "Waterford", "0055a4", "ffffff", 52],
]);
