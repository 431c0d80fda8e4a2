import { type LoadedMatch, UNSAID } from "../store/load-statements.ts";
import type { SourceMatch } from "./season-source.ts";

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/** A source's matches as text, without absent and shared values, and without prices. */
export function packedMatches(matches: readonly SourceMatch[]): string {
  const rows = matches.map(({ match, prices: _, ...rest }) => {
    const { competitionId, season, homeId, awayId, ...fields } = match;
    const ids = { ...(rest.home === undefined && { homeId }), ...(rest.away === undefined && { awayId }) };
    const own = { ...fields, ...ids };
    return { ...rest, match: Object.fromEntries(Object.entries(own).filter(([, value]) => isSaid(value))) };
  });
  // Sorted, so that the same matches give the same text.
  return JSON.stringify(rows.sort((a, b) => (String(a.match.id) < String(b.match.id) ? -1 : 1)));
}

/** The matches of such a text whose teams are known; `idOf` gives a team's current id by spelling. */
export function unpackedMatches(
  text: string,
  of: Pick<LoadedMatch, "competitionId" | "season">,
  idOf: (spelling: string) => string | undefined,
): SourceMatch[] {
  const rows = JSON.parse(text) as SourceMatch[];
  return rows.flatMap(({ match, ...rest }) => {
    const homeId = rest.home === undefined ? match.homeId : idOf(rest.home);
    const awayId = rest.away === undefined ? match.awayId : idOf(rest.away);
    if (homeId === undefined || awayId === undefined) return [];
    return [{ ...rest, match: { ...UNSAID, ...match, ...of, homeId, awayId } }];
  });
}

/** A source's recorded prices as text, by its own match ids; null if it has none. */
export function packedPrices(matches: readonly SourceMatch[]): string | null {
  const priced = matches.flatMap(({ match, prices }) => (prices ? [[match.id, prices] as const] : []));
  return priced.length > 0 ? JSON.stringify(Object.fromEntries(priced)) : null;
}

/** The key of packed matches and prices in the database. */
export async function contentKey(matches: string, prices: string | null): Promise<string> {
  const bytes = new TextEncoder().encode(`${matches}\n${prices ?? ""}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
