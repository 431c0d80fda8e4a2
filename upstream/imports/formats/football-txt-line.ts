import type { Side } from "#contract/domain/match";
import type { StoredStatus } from "../../store/schema.ts";
import { statusOfWord } from "../parse-row.ts";
import type { RowScore } from "../source-row.ts";
import { isTeamText } from "../team-text.ts";
import { scoreIn } from "./football-txt-score.ts";

export interface MatchLine {
  /** As written, in files that give the day of each match. */
  day?: string;
  time?: string;
  home: string;
  away: string;
  score: RowScore;
  status?: StoredStatus;
  /** Town and country, or ground and town. */
  place?: string;
}

/** The number of a match, its day, its time: "(12)  16 June  18:00 UTC+2". */
const LEAD =
  /^\s*(?:\(\d{1,3}\)\s+)?(?:(\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|[A-Z][a-z]{2},? [A-Z][a-z]{2,8}[ /]\d{1,2})\s+)?(?:(\d{1,2}[:.]\d{2}(?:\s+UTC[+-]\d{1,2}(?::\d\d)?)?)\s+)?(\S.*?)\s*$/;
/** Teams without a score between them: "A v B", or a dash in the files of national teams. */
const TEAMS = /^(.+?)\s+(?:v|vs\.?)\s+(.+)$|^(.+?)\s+-\s+(.+)$/;

interface Teams {
  home: string;
  away: string;
}

/** Both sides of a line; undefined if what stands in their places cannot be teams. */
function toTeams(home: string | undefined, away: string | undefined): Teams | undefined {
  const [one, other] = [home?.trim() ?? "", away?.trim() ?? ""];
  return isTeamText(one) && isTeamText(other) ? { home: one, away: other } : undefined;
}

function teamsIn(text: string): Teams | undefined {
  const found = TEAMS.exec(text);
  return found ? toTeams(found[1] ?? found[3], found[2] ?? found[4]) : undefined;
}

/** The teams and the score, which stands behind both or between them. */
function readSides(text: string): (Teams & { score: RowScore }) | undefined {
  const scored = scoreIn(text);
  if (!scored) {
    const teams = teamsIn(text);
    return teams && { ...teams, score: {} };
  }
  const { score, before, after } = scored;
  const teams = after === "" ? teamsIn(before) : toTeams(before, after);
  return teams && { ...teams, score };
}

/** The bracket after a match: "[awarded]", "[DR Congo wins on penalties]". */
function readNote(note: string, { home, away }: Teams): Pick<MatchLine, "status"> & { winner?: Side } {
  const status = statusOfWord(note);
  if (status) return { status };
  const winner = /^(.+?) wins? on penalties$/i.exec(note)?.[1];
  if (winner === home) return { winner: "home" };
  return winner === away ? { winner: "away" } : {};
}

/**
 * Reads "18.45 A v B 1-0 (0-0)", "18.45 A 1-0 (0-0) B" or "A - B 1-0 @ City, Country [note]"; undefined for any other
 * line.
 */
export function readMatchLine(line: string): MatchLine | undefined {
  const notes = [...line.matchAll(/\[([^\]]*)\]/g)].map((found) => found[1]!.trim());
  const [match = "", place] = line
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/\s#.*$/, "")
    .split(/\s@\s/);
  const [, day, time, rest = ""] = LEAD.exec(match) ?? [];
  const sides = readSides(rest);
  if (!sides) return undefined;
  const { score, ...teams } = sides;
  const read = notes.map((note) => readNote(note, teams));
  const status = read.find((one) => one.status)?.status;
  const shootoutWinner = read.find((one) => one.winner)?.winner;
  return {
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
    ...teams,
    score: { ...score, ...(shootoutWinner && { shootoutWinner }) },
    ...(status && { status }),
    ...(place !== undefined && place.trim() !== "" && { place: place.trim() }),
  };
}
