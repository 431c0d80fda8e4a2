import type { LinedUp, ReportedLineUp } from "../../../match/match-details.ts";
import { countIn, type TableRow } from "../csv.ts";
import { factTable, personIn, sideIn } from "./table.ts";

// Who played, who coached, who refereed.

const ROLES: Readonly<Record<string, LinedUp["role"]>> = { GK: "G", DF: "D", MF: "M", FW: "F" };

/** "RCB", "LWB" and "SW" are defenders, "CAM" a midfielder, "LW" and "SS" forwards. */
function roleOf(code: string): LinedUp["role"] {
  if (ROLES[code]) return ROLES[code];
  if (/B$|^SW$/.test(code)) return "D";
  return /M$/.test(code) ? "M" : "F";
}

function toLinedUp(row: TableRow): LinedUp {
  const name = personIn(row);
  const number = countIn(row.get("shirt_number"), 99);
  // Shirts had no numbers before 1950; the table says 0.
  const worn = typeof number === "number" && number > 0 ? { number } : {};
  return { id: name, name, ...worn, role: roleOf(row.get("position_code")) };
}

const STARTERS = 11;

const lineUpOf = (rows: readonly TableRow[]): ReportedLineUp => ({
  starters: rows.filter((row) => row.get("starter") === "1").map(toLinedUp),
  bench: rows.filter((row) => row.get("starter") !== "1").map(toLinedUp),
});

export const worldCupAppearances = factTable({
  name: "World Cup Database: player appearances",
  columns: ["team_id", "player_id", "starter", "substitute", "position_code"],
  pass: 4,
  what: "matches with line-ups",
  toFact: (rows) => {
    const { home = [], away = [] } = Object.groupBy(rows, sideIn);
    const fact = { home: lineUpOf(home), away: lineUpOf(away) };
    const counts = [fact.home, fact.away].map(({ starters }) => starters.length);
    if (counts.some((count) => count !== STARTERS)) return { reason: `${counts.join(" and ")} players started` };
    return { kind: "line_ups", fact };
  },
});

export const worldCupManagers = factTable({
  name: "World Cup Database: manager appearances",
  columns: ["team_id", "manager_id"],
  pass: 4,
  what: "matches with coaches",
  // Of two who shared the work the first one stands.
  toFact: (rows) => ({
    kind: "coaches",
    fact: Object.fromEntries(rows.toReversed().map((row) => [sideIn(row), personIn(row)])),
  }),
});

export const worldCupReferees = factTable({
  name: "World Cup Database: referee appearances",
  columns: ["referee_id", "confederation_code"],
  pass: 4,
  what: "matches with referees",
  toFact: ([row]) => ({ kind: "referees", fact: personIn(row!) }),
});
