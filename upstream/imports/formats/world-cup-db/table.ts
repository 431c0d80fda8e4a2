import type { FactContent } from "../../../store/match-fact.ts";
import { toIsoDay } from "../../day-text.ts";
import { playedMinute } from "../../parse-goals.ts";
import { type Place, type Refusal, toPlace } from "../../source-row.ts";
import { countIn, hasColumns, type TableRow } from "../csv.ts";
import { type MatchRows, readFacts } from "../fact-table.ts";
import type { Format, MatchFact, Pass } from "../format.ts";

// The Fjelstul World Cup Database: one CSV per table, joined by `match_id`. A table other than that of matches names its
// match by day and "home vs away".

/** Marks a field that a row cannot have, such as the given name of a player who is known by one name. */
const NOTHING = "not applicable";

const KEYS = ["tournament_name", "match_id", "match_name", "match_date"] as const;

export const textIn = (row: TableRow, column: string): string => {
  const text = row.get(column);
  return text === NOTHING ? "" : text;
};

export const personIn = (row: TableRow): string =>
  [textIn(row, "given_name"), textIn(row, "family_name")].filter((name) => name !== "").join(" ");

export const sideIn = (row: TableRow): "home" | "away" => (row.get("home_team") === "1" ? "home" : "away");

/** A minute of play with its added time: "90'+3'" has columns of their own. */
export function minuteIn(row: TableRow): { minute: number; addedMinute?: number } | { reason: string } {
  const [regular, added] = [countIn(row.get("minute_regulation"), 150), countIn(row.get("minute_stoppage"), 30)];
  const minute = typeof regular === "number" && typeof added === "number" ? playedMinute(regular, added) : undefined;
  return minute ?? { reason: `no possible minute: ${JSON.stringify(row.get("minute_label"))}` };
}

/** National teams of women are not told apart from those of men here: theirs would become each other's results. */
export const womenRefused = (row: TableRow): string | undefined =>
  /women/i.test(row.get("tournament_name"))
    ? "a tournament of women, whose national teams are not known here"
    : undefined;

interface Named extends Place {
  date: string;
  home: string;
  away: string;
}

function matchOf(row: TableRow): Named | Refusal {
  const place = toPlace(row);
  const refused = womenRefused(row);
  if (refused !== undefined) return { ...place, reason: refused };
  const [home, away, more] = row.get("match_name").split(" vs ");
  if (!home || !away || more !== undefined)
    return { ...place, reason: `no two teams in ${JSON.stringify(row.get("match_name"))}` };
  return { ...place, date: toIsoDay(row.get("match_date")), home, away };
}

/** The content of a match's rows, or why one of them cannot be read. */
type FactOf = (rows: readonly TableRow[]) => FactContent | (Partial<Place> & { reason: string });

function factOf(rows: MatchRows, toFact: FactOf): MatchFact | Refusal {
  const named = matchOf(rows[0]);
  if ("reason" in named) return named;
  const read = toFact(rows);
  return "reason" in read ? { ...toPlace(named), ...read } : { ...named, ...read };
}

interface FactTable {
  name: string;
  /** By which it is recognised, besides those of every table. */
  columns: readonly string[];
  pass: Pass;
  /** For the report. */
  what: string;
  toFact: FactOf;
}

/** A table with facts about matches. */
export const factTable = ({ name, columns, pass, what, toFact }: FactTable): Format => ({
  name,
  recognise: (text) =>
    hasColumns(text, [...KEYS, ...columns])
      ? {
          format: name,
          pass,
          read: (part) =>
            readFacts(text, part, {
              what,
              keyOf: (row) => row.get("match_id"),
              toFact: (rows) => factOf(rows, toFact),
            }),
        }
      : undefined,
});
