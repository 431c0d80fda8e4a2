import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const COLOMBIA_PRIMERA_A = clubs("CO", [
  [
    "32401",
    "Atlético Nacional",
    "007a3d",
    "ffffff",
    76,
    { th: "แอตเลติโก นาซิอองนาล", aliases: ["CDC Atlético Nacional (COL)"] },
  ],
  ["32402", "Millonarios", "1c4fa0", "ffffff", 74, { th: "มิโยนาริโอส" }],
  [
    "32403",
    "Independiente Santa Fe",
    "d2122e",
    "ffffff",
    73,
    { th: "อินเดเปนเดียนเต ซานตาเฟ", aliases: ["Independiente Santa Fe (COL)"] },
  ],
  [
    "32404",
    "Junior",
    "d2122e",
    "1c4fa0",
    74,
    { th: "ฆูนิออร์", key: "junior-barranquilla", aliases: ["Junior Barranquilla"] },
  ],
  ["32405", "América de Cali", "d2122e", "ffffff", 73, { th: "อเมริกา เด กาลี" }],
  [
    "32406",
    "Deportes Tolima",
    "7b1e3a",
    "c9a227",
    73,
    { th: "เดปอร์เตส โตลิมา", aliases: ["CD Tolima (COL)", "Tolima"] },
  ],
  ["32407", "Independiente Medellín", "d2122e", "1c4fa0", 72, { th: "อินเดเปนเดียนเต เมเดยิน" }],
  ["32408", "Atlético Bucaramanga", "ffd200", "007a3d", 70, { aliases: ["CA Bucaramanga (COL)", "Bucaramanga"] }],
  ["32409", "Once Caldas", "ffffff", "111111", 69, { th: "ออนเซ กัลดัส" }],
  ["32410", "Deportivo Cali", "007a3d", "ffffff", 69, { th: "เดปอร์ติโบ กาลี" }],
  ["32411", "Deportivo Pasto", "d2122e", "1c4fa0", 66],
  ["32412", "Fortaleza CEIF", "1c4fa0", "d2122e", 66],
  ["32413", "Águilas Doradas", "ffd200", "111111", 65],
  ["32414", "Deportivo Pereira", "d2122e", "ffd200", 65],
  ["32415", "Alianza Valledupar", "f36f21", "111111", 62],
  ["32416", "Llaneros", "ffd200", "1c4fa0", 62],
  ["32417", "Boyacá Chicó", "6cb4ee", "ffffff", 60],
  ["32418", "Cúcuta Deportivo", "d2122e", "111111", 62],
  ["32419", "Jaguares de Córdoba", "1c4fa0", "ffffff", 60],
  ["32420", "Internacional de Bogotá", "d2122e", "111111", 61, { aliases: ["La Equidad"] }],
]);

export const COLOMBIA_UNDER_20 = youthTeams(COLOMBIA_PRIMERA_A, "U20");
