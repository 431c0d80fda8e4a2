import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const CHILE_PRIMERA_DIVISION = clubs("CL", [
  ["32501", "Colo-Colo", "ffffff", "111111", 73, { th: "โกโล โกโล", aliases: ["CSD Colo-Colo (CHI)"] }],
  [
    "32502",
    "Universidad de Chile",
    "1c4fa0",
    "d2122e",
    74,
    { th: "อูนิเบร์ซิดัด เด ชิเล", aliases: ["CF Universidad de Chile (CHI)"] },
  ],
  [
    "32503",
    "Universidad Católica",
    "ffffff",
    "1c4fa0",
    72,
    { th: "อูนิเบร์ซิดัด กาโตลิกา", key: "universidad-catolica-chile" },
  ],
  ["32504", "Coquimbo Unido", "ffd200", "111111", 71, { th: "โกกิมโบ อูนิโด" }],
  ["32505", "Palestino", "007a3d", "d2122e", 69, { th: "ปาเลสติโน" }],
  ["32506", "O'Higgins", "6cb4ee", "ffffff", 68, { th: "โอ ฮิกกินส์" }],
  ["32507", "Audax Italiano", "007a3d", "ffffff", 67, { th: "เอาดักซ์ อิตาเลียโน" }],
  ["32508", "Huachipato", "1c4fa0", "111111", 68],
  ["32509", "Cobresal", "f36f21", "007a3d", 66],
  ["32510", "Ñublense", "d2122e", "ffffff", 66, { aliases: ["CD Nublense (CHI)"] }],
  ["32511", "Everton de Viña del Mar", "1c4fa0", "ffd200", 64],
  ["32512", "La Serena", "d2122e", "ffffff", 64],
  ["32513", "Unión La Calera", "d2122e", "ffffff", 63],
  ["32514", "Deportes Limache", "d2122e", "ffffff", 61],
  ["32515", "Deportes Concepción", "5b2a86", "ffffff", 60],
  ["32516", "Universidad de Concepción", "ffd200", "1c4fa0", 60],
]);

export const CHILE_PRIMERA_B = clubs("CL", [
  ["32517", "Deportes Iquique", "6cb4ee", "ffffff", 61, { aliases: ["CD Iquique (CHI)"] }],
  ["32518", "Unión Española", "d2122e", "ffd200", 61],
  ["32519", "Cobreloa", "f36f21", "ffffff", 58],
  ["32520", "Deportes Temuco", "007a3d", "ffffff", 56],
  ["32521", "Santiago Wanderers", "007a3d", "ffffff", 57],
  ["32522", "Rangers de Talca", "d2122e", "111111", 54],
  ["32523", "Deportes Antofagasta", "6cb4ee", "ffffff", 56],
  ["32524", "Deportes Copiapó", "d2122e", "ffffff", 55],
  ["32525", "Curicó Unido", "d2122e", "ffffff", 54],
  ["32526", "San Marcos de Arica", "6cb4ee", "ffffff", 53],
  ["32527", "Deportes Recoleta", "ffd200", "111111", 51],
  ["32528", "Magallanes", "6cb4ee", "ffffff", 52],
  ["32529", "Unión San Felipe", "d2122e", "ffffff", 51],
  ["32530", "Deportes Santa Cruz", "d2122e", "ffffff", 50],
  ["32531", "San Luis de Quillota", "ffd200", "111111", 52],
  ["32532", "Puerto Montt", "007a3d", "ffffff", 50],
]);

export const CHILE_UNDER_21 = youthTeams([...CHILE_PRIMERA_DIVISION, ...CHILE_PRIMERA_B], "U21");
