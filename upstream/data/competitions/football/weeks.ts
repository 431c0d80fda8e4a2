// Days (MM-DD) in the weeks, from Monday to Sunday, of what clubs and leagues make room for. Two competitions of a club
// have weeks of their own, whatever the year's weekdays, if their days are at least seven days apart.

/** Weekends in the windows of FIFA's men's international match calendar 2026 to 2030, of seasons from autumn on. */
export const NATIONAL_TEAM_WEEKS = ["09-26", "10-03", "11-14", "03-27"];

/** Europe's six common matchdays, by the calendar 2026-27; from the round of 16 on all three cups share their weeks. */
const AUTUMN_MATCHDAYS = ["10-13", "10-20", "11-03", "11-24", "12-08"];
const KNOCK_OUT_LEGS = ["03-09", "03-16", "04-06", "04-13", "04-27", "05-04"];

export const CHAMPIONS_LEAGUE_WEEKS = ["09-15", ...AUTUMN_MATCHDAYS, "01-19", "01-26", ...KNOCK_OUT_LEGS, "05-29"];
export const EUROPA_LEAGUE_WEEKS = ["09-15", ...AUTUMN_MATCHDAYS, "01-19", "01-26", ...KNOCK_OUT_LEGS, "05-26"];
export const CONFERENCE_LEAGUE_WEEKS = [...AUTUMN_MATCHDAYS, "12-15", ...KNOCK_OUT_LEGS, "06-02"];

const ASIAN_AUTUMN = ["09-15", "10-13", "10-20", "11-03", "11-24", "12-08"];
export const AFC_ELITE_WEEKS = [
  ...ASIAN_AUTUMN,
  "02-09",
  "02-16",
  "03-02",
  "03-09",
  "04-06",
  "04-13",
  "04-20",
  "04-27",
  "05-04",
];
export const AFC_TWO_WEEKS = [...ASIAN_AUTUMN, "02-09", "02-16", "03-02", "03-09", "04-06", "04-13", "05-11"];

/** Of both South American cups: six matchdays in autumn, then pairs of legs from August on. */
export const SOUTH_AMERICAN_WEEKS = [
  "04-07",
  "04-14",
  "04-28",
  "05-05",
  "05-19",
  "05-26",
  "08-11",
  "08-18",
  "09-08",
  "09-15",
  "10-13",
  "10-20",
  "11-24",
];
