import type { Deductions } from "./deduction.ts";

const SUPER_LEAGUE = "Super League Greece, disciplinary committee, and EPO, appeal committee; final table";
const CUP =
  "EPO, disciplinary committee, 28 April 2016, of the cup semi-final at Olympiacos to which PAOK did not come";

export const GREEK_DEDUCTIONS: Deductions = {
  "237 2011-12": {
    source: SUPER_LEAGUE,
    rows: [{ club: "Panathinaikos", points: 3, since: "2012-03-23", reason: "crowd_trouble" }],
  },
  // Panathinaikos' two were decided on 23 March 2012.
  "237 2012-13": {
    source: SUPER_LEAGUE,
    rows: [
      { club: "Panathinaikos", points: 2, since: "2012-07-01", reason: "crowd_trouble" },
      { club: "AEK Athens", points: 3, since: "2013-04-19", reason: "crowd_trouble" },
    ],
  },
  "237 2014-15": {
    source: "Super League Greece, final table: decision 126 of 26 February 2015, upheld on 18 March",
    rows: [{ club: "Panathinaikos", points: 3, since: "2015-02-26", reason: "crowd_trouble" }],
  },
  // The day of AEK's three is not known: they are counted from the end of the season.
  "237 2015-16": {
    source: SUPER_LEAGUE,
    rows: [
      { club: "Panathinaikos", points: 3, since: "2015-11-30", reason: "crowd_trouble" },
      { club: "PAOK", points: 3, since: "2016-03", reason: "crowd_trouble" },
      { club: "AEK Athens", points: 3, since: "2016-04-18", reason: "crowd_trouble" },
    ],
  },
  "237 2016-17": {
    source: CUP,
    rows: [{ club: "PAOK", points: 3, since: "2016-07-01", reason: "unplayed_match" }],
  },
  // Panathinaikos' first two were decided on 29 May 2017.
  "237 2017-18": {
    source: `${SUPER_LEAGUE}; EPO, arbitration court, of Panathinaikos' debts to former players`,
    rows: [
      { club: "Panathinaikos", points: 2, since: "2017-07-01", reason: "crowd_trouble" },
      { club: "Olympiacos", points: 3, since: "2018-02-12", reason: "crowd_trouble" },
      { club: "PAOK", points: 3, since: "2018-03-05", reason: "crowd_trouble" },
      { club: "PAOK", points: -3, since: "2018-03-11", reason: "crowd_trouble" },
      { club: "PAOK", points: 3, since: "2018-03-29", reason: "misconduct" },
      { club: "Panathinaikos", points: 6, since: "2018-04", reason: "late_payment" },
    ],
  },
  // PAOK's two were decided on 29 March 2018: its president had come onto the pitch with a pistol.
  "237 2018-19": {
    source: `${SUPER_LEAGUE}; RSSSF, Greece 2018/19`,
    rows: [
      { club: "PAOK", points: 2, since: "2018-08", reason: "misconduct" },
      { club: "Panathinaikos", points: 6, since: "2018-08", reason: "licence" },
      { club: "AEK Athens", points: 3, since: "2018-10", reason: "crowd_trouble" },
      { club: "Panathinaikos", points: 3, since: "2019-03", reason: "crowd_trouble" },
      { club: "Panathinaikos", points: 2, since: "2019-04", reason: "crowd_trouble" },
    ],
  },
  // Of one owner of both clubs; five of Xanthi's twelve of shareholders that it had not told of.
  "237 2019-20": {
    source:
      "Super League Greece, disciplinary committee, 5 March 2020; CAS, 10 July 2020, on PAOK's appeal; EPO, licence",
    rows: [
      { club: "Panionios", points: 6, since: "2019-08", reason: "licence" },
      { club: "PAOK", points: 7, since: "2020-03-05", reason: "licence" },
      { club: "Xanthi", points: 12, since: "2020-03-05", reason: "licence" },
      { club: "PAOK", points: -7, since: "2020-07-10", reason: "licence" },
    ],
  },
};
