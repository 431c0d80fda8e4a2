import type { Sport } from "#contract/tables/sports";
import type { RowLine } from "~/features/match-list/row-lines";
import { fetchOnline } from "~/runtime/live/fetch-online";
import { withTimeLimit } from "~/runtime/time-limit";
import { listOf, resultIn, textOf, type WireFields } from "~/runtime/wire-fields";
import { basicsOf } from "~/sports/sport-basics";

/** What a line says: the decimal prices of home, draw (football only) and away, or numbers by placeholder. */
export type LineFacts = { prices: readonly string[] } | { counts: Readonly<Record<string, string>> };

const SIDES = ["home", "draw", "away"] as const;
const COUNTS = ["homeCorners", "awayCorners", "homeYellow", "awayYellow"] as const;

const PATHS: Readonly<Record<RowLine, string>> = { prices: "/match/odds/list", counts: "/match/stat/list" };

const READ: Readonly<Record<RowLine, (row: WireFields) => LineFacts | undefined>> = {
  prices({ prices }) {
    const texts = SIDES.map((side) => textOf((prices as WireFields | undefined)?.[side])).filter(Boolean);
    return texts.length < 2 ? undefined : { prices: texts };
  },
  counts(row) {
    const texts = COUNTS.map((name) => [name, textOf(row[name])] as const);
    return texts.every(([, text]) => text) ? { counts: Object.fromEntries(texts) } : undefined;
  },
};

/** The rows of an answer by match; undefined if it is a refusal or of another shape. */
export function readLines(line: RowLine, body: unknown): Map<string, LineFacts> | undefined {
  const result = resultIn(body);
  if (!result) return undefined;
  return new Map(
    listOf(result.data).flatMap((row) => {
      const facts = READ[line](row);
      return facts ? [[textOf(row.matchId), facts] as const] : [];
    }),
  );
}

/** Asks for a line of some matches, at most 100. Rejects without an answer. */
export async function askLines(sport: Sport, line: RowLine, ids: readonly string[]): Promise<Map<string, LineFacts>> {
  const query = new URLSearchParams({ matchIds: ids.join() });
  const answer = await fetchOnline(`${basicsOf(sport).apiPath}${PATHS[line]}?${query}`, { signal: withTimeLimit() });
  const lines = readLines(line, await answer.json());
  if (!lines) throw new Error(`no ${line}: status ${answer.status}`);
  return lines;
}
