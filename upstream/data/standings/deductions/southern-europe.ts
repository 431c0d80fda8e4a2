import type { Deductions } from "./deduction.ts";

/** Portugal, Serbia, Turkey; Greece and Italy have files of their own. */
export const SOUTHERN_EUROPEAN_DEDUCTIONS: Deductions = {
  // Porto's six were given back nine years later. Belenenses lost the match with the player as well, as awarded.
  "385 2007-08": {
    source:
      "Liga, disciplinary commission, 3 March and 9 May 2008, of a player and of bribed referees; FPF, court, 5 July 2017",
    rows: [
      { club: "Belenenses", points: 3, since: "2008-03-03", reason: "ineligible_player" },
      { club: "FC Porto", points: 6, since: "2008-05-09", reason: "match_fixing" },
      { club: "União de Leiria", points: 3, since: "2008-05-09", reason: "match_fixing" },
      { club: "FC Porto", points: -6, since: "2017-07-05", reason: "match_fixing" },
    ],
  },
  "243 2022-23": {
    source: "FSS, disciplinary commission, 22 May 2023; CAS, July 2023: six points, not nine",
    rows: [
      { club: "Kolubara", points: 9, since: "2023-05-22", reason: "match_fixing" },
      { club: "Kolubara", points: -3, since: "2023-07", reason: "match_fixing" },
    ],
  },
  // Decided on 23 December 2022, taken off when the appeal had failed.
  "205 2022-23": {
    source: "TFF, club licensing board, and arbitration board, 2 June 2023",
    rows: [{ club: "Kayserispor", points: 3, since: "2023-06-02", reason: "licence" }],
  },
  "205 2023-24": {
    source: "TFF, disciplinary board, of a match that the club left",
    rows: [{ club: "İstanbulspor", points: 3, since: "2023-12", reason: "unplayed_match" }],
  },
  "205 2024-25": {
    source: "TFF, club licensing board, 6 December 2024, and disciplinary board; FIFA, disciplinary committee",
    rows: [
      { club: "Adana Demirspor", points: 3, since: "2024-12-06", reason: "licence" },
      { club: "Adana Demirspor", points: 3, since: "2025-02", reason: "unplayed_match" },
      { club: "Adana Demirspor", points: 6, since: "2025-03", reason: "late_payment" },
    ],
  },
};
