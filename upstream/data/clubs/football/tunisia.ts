import { clubs } from "../../entries/club-rows.ts";

export const TUNISIAN_LIGUE_1 = clubs("TN", [
  [
    "34401",
    "Espérance de Tunis",
    "d2122e",
    "ffd200",
    73,
    { th: "เอสเปรองซ์ ตูนิส", aliases: ["Espérance Sportive de Tunis"] },
  ],
  ["34402", "Étoile du Sahel", "d2122e", "ffffff", 69],
  ["34403", "Club Africain", "d2122e", "ffffff", 69],
  ["34404", "CS Sfaxien", "111111", "ffffff", 67],
  ["34405", "US Monastir", "1c4fa0", "ffffff", 69, { th: "อูแอ็ส โมนาสตีร์" }],
  ["34406", "Stade Tunisien", "d2122e", "007a3d", 66],
  ["34407", "JS Omrane", "007a3d", "ffffff", 60],
  ["34408", "ES Zarzis", "007a3d", "d2122e", 64],
  ["34409", "AS Marsa", "007a3d", "ffd200", 60],
  ["34410", "AS Soliman", "1c4fa0", "ffffff", 59],
  ["34411", "CA Bizertin", "ffd200", "111111", 61],
  ["34412", "Olympique de Béja", "d2122e", "ffffff", 60],
  ["34413", "ES Métlaoui", "d2122e", "ffffff", 60],
  ["34414", "JS Kairouan", "007a3d", "ffffff", 58],
  ["34415", "US Ben Guerdane", "ffd200", "111111", 60],
  ["34416", "AS Gabès", "ffffff", "007a3d", 57],
]);
