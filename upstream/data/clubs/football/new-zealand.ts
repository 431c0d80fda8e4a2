import { clubs } from "../../entries/club-rows.ts";

export const NEW_ZEALAND_NATIONAL_LEAGUE = clubs("NZ", [
  ["31301", "Auckland City", "12284c", "ffffff", 56],
  ["31302", "Birkenhead United", "d2122e", "111111", 51],
  ["31303", "Eastern Suburbs", "ffffff", "1c4fa0", 50, { key: "eastern-suburbs-auckland" }],
  ["31304", "Western Springs", "d2122e", "12284c", 50],
  ["31305", "Auckland United", "6cb4ee", "ffffff", 50],
  ["31306", "Wellington Olympic", "1c4fa0", "ffffff", 52],
  ["31307", "Western Suburbs", "d2122e", "1c4fa0", 49, { key: "western-suburbs-wellington" }],
  ["31308", "Miramar Rangers", "007a3d", "ffffff", 49],
  ["31309", "Christchurch United", "1c4fa0", "ffffff", 50],
  ["31310", "Coastal Spirit", "12284c", "d2122e", 48],
  ["31311", "Cashmere Technical", "ffd200", "1c4fa0", 49],
  ["31312", "Napier City Rovers", "1c4fa0", "ffffff", 48],
  ["31313", "Tauranga City", "1c4fa0", "ffd200", 46],
  ["31314", "Nelson Suburbs", "d2122e", "ffffff", 44],
]);
