import type { Deductions } from "./deduction.ts";

const CFA_2013 = "CFA, disciplinary committee, 18 February 2013, of matches fixed years before";
const CFA_2026 = "CFA, 29 January 2026, of bribes and matches fixed years before";
const MALAYSIA = "FAM, club licensing (First Instance Body), of salaries paid late";

/** China, South Korea, Malaysia, Indonesia, Australia. */
export const ASIAN_PACIFIC_DEDUCTIONS: Deductions = {
  "421 2004": {
    source: "CFA, disciplinary committee, October 2004, of teams that left the pitch at Shenyang",
    rows: [
      { club: "Beijing Guoan", points: 3, since: "2004-10", reason: "unplayed_match" },
      { club: "Dalian Shide", points: 6, since: "2004-10-27", reason: "unplayed_match" },
    ],
  },
  "421 2013": {
    source: CFA_2013,
    rows: [
      { club: "Shanghai Shenhua", points: 6, since: "2013-02-18", reason: "match_fixing" },
      { club: "Tianjin Teda", points: 6, since: "2013-02-18", reason: "match_fixing" },
    ],
  },
  "421 2022": {
    source: "CFA, 5 and 23 November 2022, of salaries not paid",
    rows: [
      { club: "Hebei", points: 3, since: "2022-11-05", reason: "late_payment" },
      { club: "Wuhan Yangtze", points: 3, since: "2022-11-05", reason: "late_payment" },
      { club: "Hebei", points: 6, since: "2022-11-23", reason: "late_payment" },
      { club: "Wuhan Yangtze", points: 6, since: "2022-11-23", reason: "late_payment" },
      { club: "Shanghai Shenhua", points: 6, since: "2022-11-23", reason: "late_payment" },
    ],
  },
  "421 2026": {
    source: CFA_2026,
    rows: [
      { club: "Shanghai Shenhua", points: 10, since: "2026-01-29", reason: "match_fixing" },
      { club: "Tianjin Jinmen Tiger", points: 10, since: "2026-01-29", reason: "match_fixing" },
      { club: "Qingdao Hainiu", points: 7, since: "2026-01-29", reason: "match_fixing" },
      { club: "Shandong Taishan", points: 6, since: "2026-01-29", reason: "match_fixing" },
      { club: "Henan", points: 6, since: "2026-01-29", reason: "match_fixing" },
      { club: "Wuhan Three Towns", points: 5, since: "2026-01-29", reason: "match_fixing" },
      { club: "Zhejiang", points: 5, since: "2026-01-29", reason: "match_fixing" },
      { club: "Shanghai Port", points: 5, since: "2026-01-29", reason: "match_fixing" },
      { club: "Beijing Guoan", points: 5, since: "2026-01-29", reason: "match_fixing" },
    ],
  },
  "422 2013": {
    source: CFA_2013,
    rows: [{ club: "Yanbian Changbai Tiger", points: 3, since: "2013-02-18", reason: "match_fixing" }],
  },
  "422 2026": {
    source: CFA_2026,
    rows: [
      { club: "Changchun Yatai", points: 4, since: "2026-01-29", reason: "match_fixing" },
      { club: "Meizhou Hakka", points: 3, since: "2026-01-29", reason: "match_fixing" },
      { club: "Suzhou Dongwu", points: 3, since: "2026-01-29", reason: "match_fixing" },
    ],
  },
  "521 2016": {
    source: "K League, disciplinary committee, 30 September 2016, of referees paid by a scout",
    rows: [{ club: "Jeonbuk Hyundai Motors", points: 9, since: "2016-09-30", reason: "match_fixing" }],
  },
  "522 2016": {
    source: "K League, disciplinary committee, 18 December 2015, of bribed referees",
    rows: [{ club: "Gyeongnam", points: 10, since: "2016-01-01", reason: "match_fixing" }],
  },
  "441 2020": {
    source: MALAYSIA,
    rows: [
      { club: "PDRM", points: 3, since: "2020-02", reason: "late_payment" },
      { club: "Melaka United", points: 3, since: "2020-03-20", reason: "late_payment" },
    ],
  },
  "441 2021": {
    source: MALAYSIA,
    rows: [{ club: "Melaka United", points: 3, since: "2021-03-19", reason: "late_payment" }],
  },
  "546 2021-22": {
    source: "PSSI, disciplinary committee, 9 March 2022, of the match against Madura United",
    rows: [{ club: "Persipura Jayapura", points: 3, since: "2022-03-09", reason: "unplayed_match" }],
  },
  "531 2006-07": {
    source: "FFA, December 2006, of payments beyond the salary cap; accepted by the club on 4 January 2007",
    rows: [{ club: "Sydney FC", points: 3, since: "2007-01-05", reason: "financial_rules" }],
  },
};
