import { acrossYears } from "#contract/time/dates";

interface NamedEdition {
  /** The edition's year, which may differ from that of its days. */
  season: string;
  /** First and last day, local. */
  from: string;
  to: string;
}

const edition = (season: string, from: string, to: string): NamedEdition => ({ season, from, to });

// Tournaments of national teams whose editions are not named after the year of their matches, by normalised English
// competition name, ours or the source's. For qualifying, the edition is the tournament's.
const EDITIONS: ReadonlyMap<string, readonly NamedEdition[]> = new Map(
  Object.entries({
    "africa cup of nations": [
      edition("2021", "2022-01-09", "2022-02-06"),
      edition("2023", "2024-01-13", "2024-02-11"),
      edition("2025", "2025-12-21", "2026-01-18"),
    ],
    "african nations championship": [
      edition("2020", "2021-01-16", "2021-02-07"),
      edition("2022", "2023-01-13", "2023-02-04"),
      edition("2024", "2025-08-02", "2025-08-30"),
    ],
    "afc asian cup": [edition("2023", "2024-01-12", "2024-02-10")],
    "asean championship": [
      edition("2020", "2021-12-05", "2022-01-01"),
      edition("2022", "2022-12-20", "2023-01-16"),
      edition("2024", "2024-12-08", "2025-01-05"),
    ],
    "uefa euro": [edition("2020", "2021-06-11", "2021-07-11")],
    "gulf cup": [edition("2017", "2017-12-22", "2018-01-05"), edition("2024", "2024-12-21", "2025-01-04")],
    "world cup qualification": [
      edition("2014", "2011-06-15", "2013-11-20"),
      edition("2018", "2015-03-12", "2017-11-15"),
      edition("2022", "2019-06-06", "2022-06-14"),
      edition("2026", "2023-09-07", "2026-03-31"),
    ],
    "uefa euro qualification": [
      edition("2016", "2014-09-07", "2015-11-17"),
      edition("2020", "2019-03-21", "2020-11-12"),
      edition("2024", "2023-03-23", "2024-03-26"),
    ],
    "african cup of nations qualification": [
      edition("2013", "2012-01-01", "2012-10-14"),
      edition("2015", "2014-04-12", "2014-11-19"),
      edition("2017", "2015-06-12", "2016-09-04"),
      edition("2019", "2017-03-22", "2019-03-24"),
      edition("2021", "2019-10-09", "2021-03-30"),
      edition("2023", "2022-03-23", "2023-09-12"),
      edition("2025", "2024-03-20", "2024-11-19"),
    ],
    "afc asian cup qualification": [
      edition("2015", "2013-02-06", "2014-03-05"),
      edition("2019", "2016-06-02", "2018-03-27"),
      edition("2023", "2020-10-01", "2022-06-14"),
      edition("2027", "2024-09-05", "2026-06-09"),
    ],
    "uefa nations league": [
      edition("2018-19", "2018-09-06", "2019-06-09"),
      edition("2020-21", "2020-09-03", "2021-10-10"),
      edition("2022-23", "2022-06-01", "2023-06-18"),
      edition("2024-25", "2024-09-05", "2025-06-08"),
    ],
    "concacaf nations league": [
      edition("2019-20", "2019-09-05", "2021-06-06"),
      edition("2022-23", "2022-06-02", "2023-06-18"),
      edition("2023-24", "2023-09-07", "2024-03-24"),
      edition("2024-25", "2024-09-04", "2025-03-23"),
    ],
  }),
);

/**
 * The season of a tournament match by its day, for tournaments in the table; `name` as returned by
 * `normalisedCompetitionName`.
 */
export const editionSeason = (name: string, day: string): string | undefined =>
  EDITIONS.get(name)?.find(({ from, to }) => from <= day && day <= to)?.season;

/** Month in which a season across two years begins, from 1. */
const SUMMER = 7;

/** A match's season by its day, for a competition within one year or across two. */
export function seasonOfDay(day: string, isAcrossYears: boolean): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (!isAcrossYears) return String(year);
  return acrossYears(month >= SUMMER ? year : year - 1);
}
