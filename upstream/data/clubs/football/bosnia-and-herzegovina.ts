import { clubs } from "../../entries/club-rows.ts";

export const BOSNIAN_PREMIER_LEAGUE = clubs("BA", [
  ["23701", "Borac Banja Luka", "e2001a", "0055a4", 60],
  ["23702", "Posušje", "0055a4", "ffffff", 50],
  ["23703", "Radnik Bijeljina", "0055a4", "ffffff", 49],
  ["23704", "Rudar Prijedor", "000000", "ffffff", 46],
  ["23705", "Sarajevo", "7a0f2b", "ffffff", 57],
  ["23706", "Široki Brijeg", "0055a4", "ffffff", 54],
  ["23707", "Sloga Doboj", "e2001a", "0055a4", 46],
  ["23708", "Velež Mostar", "e2001a", "ffffff", 53],
  ["23709", "Željezničar", "0055a4", "ffffff", 55],
  ["23710", "Zrinjski Mostar", "ffffff", "e2001a", 60, { th: "ซรินจ์สกี โมสตาร์" }],
]);
