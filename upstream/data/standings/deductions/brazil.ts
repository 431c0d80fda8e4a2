import type { Deductions } from "./deduction.ts";

const STJD = "STJD (CBF's court), of a player who was not allowed to play; RSSSF Brasil, final tables";

export const BRAZILIAN_DEDUCTIONS: Deductions = {
  "401 2004": {
    source: STJD,
    rows: [{ club: "São Caetano", points: 24, since: "2004-12", reason: "ineligible_player" }],
  },
  "401 2010": {
    source: STJD,
    rows: [{ club: "Grêmio Prudente", points: 3, since: "2010-10", reason: "ineligible_player" }],
  },
  "401 2013": {
    source: STJD,
    rows: [
      { club: "Portuguesa", points: 4, since: "2013-12-16", reason: "ineligible_player" },
      { club: "Flamengo", points: 4, since: "2013-12-16", reason: "ineligible_player" },
    ],
  },
};
