import { SEVENS_CATEGORIES, type SevensCategory } from "#contract/tables/sevens";

/** What the address of the page asks for. */
export interface SevensQuery {
  category: SevensCategory;
  /** The tournament's, YYYY; the current one where absent. */
  year?: string;
  /** Number of a day of the tournament, from 1; the one that matters now where absent. */
  day?: number;
  /** Id of a match to be shown alone. */
  match?: string;
}

const isCategory = (text: string): text is SevensCategory => SEVENS_CATEGORIES.some((one) => one === text);

/** Reads the query; undefined when a parameter is malformed. */
export function readSevensQuery(query: URLSearchParams): SevensQuery | undefined {
  const category = query.get("category") || "main";
  const year = query.get("year") || undefined;
  const day = query.get("day") || undefined;
  const match = query.get("match") || undefined;
  const isWellFormed =
    isCategory(category) &&
    (year === undefined || /^20\d\d$/.test(year)) &&
    (day === undefined || /^[1-9]$/.test(day)) &&
    (match === undefined || /^[\w-]{1,64}$/.test(match));
  if (!isWellFormed) return undefined;
  return { category, ...(year && { year }), ...(day && { day: Number(day) }), ...(match && { match }) };
}

/** The page's path with its query, behind the locale; what is as by default stays out. */
export function sevensPath({ category = "main", year, day, match }: Partial<SevensQuery>): string {
  const query = new URLSearchParams();
  if (year) query.set("year", year);
  if (category !== "main") query.set("category", category);
  if (day !== undefined) query.set("day", `${day}`);
  if (match) query.set("match", match);
  const text = query.toString();
  return text ? `/hkfc?${text}` : "/hkfc";
}
