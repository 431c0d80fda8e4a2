/** The match named by an id; the index counts the matches of a season from 0. */
export interface MatchKey {
  competitionId: string;
  startYear: number;
  index: number;
}

const MATCH_ID = /^1(\d{4})(\d{4})(\d{4})$/;
const MOST = 9_999;

const digits = (value: number): string => String(value).padStart(4, "0");

/**
 * Decimal text that encodes: 1, competition, starting year of the season, index, four digits each. Throws for a
 * competition or an index with more digits.
 */
export function toMatchId({ competitionId, startYear, index }: MatchKey): string {
  const competition = Number(competitionId);
  if (!(competition <= MOST && index <= MOST))
    throw new Error(`no match id for ${competitionId} ${startYear} ${index}`);
  return `1${digits(competition)}${digits(startYear)}${digits(index)}`;
}

/** The ids of a season's matches by their indexes. */
export function matchIds({ competitionId, startYear }: Omit<MatchKey, "index">): (index: number) => string {
  const [season] = toMatchId({ competitionId, startYear, index: 0 }).split(/\d{4}$/);
  return (index) => {
    if (index > MOST) throw new Error(`no match id for ${competitionId} ${startYear} ${index}`);
    return season + digits(index);
  };
}

/** Undefined for an id that is not the engine's. */
export function parseMatchId(matchId: string): MatchKey | undefined {
  const [, competition, year, index] = MATCH_ID.exec(matchId) ?? [];
  if (competition === undefined) return undefined;
  return { competitionId: String(Number(competition)), startYear: Number(year), index: Number(index) };
}
