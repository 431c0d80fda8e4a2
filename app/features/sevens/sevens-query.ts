import { isSevensCategory, type SevensCategory } from "#contract/tables/sevens";

/** The query of the page. */
export interface SevensQuery {
  category: SevensCategory;
  /** The tournament's year, YYYY; the current one if absent. */
  year?: string;
  /** Day of the tournament, from 1; chosen by date if absent. */
  day?: number;
  /** Id of a match to show alone. */
  match?: string;
}

/** Parses the query; undefined if a parameter is malformed. */
export function readSevensQuery(query: URLSearchParams): SevensQuery | undefined {
  const category = query.get("category") || "main";
  const year = query.get("year") || undefined;
  const day = query.get("day") || undefined;
  const match = query.get("match") || undefined;
  const isWellFormed =
    isSevensCategory(category) &&
    (year === undefined || /^20\d\d$/.test(year)) &&
    (day === undefined || /^[1-9]$/.test(day)) &&
    (match === undefined || /^[\w-]{1,64}$/.test(match));
  if (!isWellFormed) return undefined;
  return { category, ...(year && { year }), ...(day && { day: Number(day) }), ...(match && { match }) };
}

/** The page's path with its query, after the locale; defaults are omitted. */
export function sevensPath({ category = "main", year, day, match }: Partial<SevensQuery>): string {
  const query = new URLSearchParams();
  if (year) query.set("year", year);
  if (category !== "main") query.set("category", category);
  if (day !== undefined) query.set("day", `${day}`);
  if (match) query.set("match", match);
  const text = query.toString();
  return text ? `/hkfc?${text}` : "/hkfc";
}
