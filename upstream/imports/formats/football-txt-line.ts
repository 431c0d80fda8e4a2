import type { Goal, Pair, Side } from "#contract/domain/match";
import { parseMinute } from "#contract/domain/status";
import type { StoredStatus } from "../../store/schema.ts";
import { playedMinute } from "../parse-goals.ts";
import { statusOfWord } from "../parse-row.ts";
import type { RowScore } from "../source-row.ts";

export interface MatchLine {
  time?: string;
  home: string;
  away: string;
  score: RowScore;
  status?: StoredStatus;
  /** Town and country, or ground and town. */
  place?: string;
}

const PAIR = "(\\d{1,2})-(\\d{1,2})";
/** Shoot-out, score, "a.e.t.", and in brackets earlier scores, latest first. */
const SCORE = new RegExp(`^(?:${PAIR}\\s*pen\\.?,?\\s+)?${PAIR}\\s*(a\\.?e\\.?t\\.?)?(?:\\s*\\(([^)]*)\\))?$`, "i");
const TIME = /^\s*(?:(\d{1,2}[:.]\d{2}(?:\s+UTC[+-]\d{1,2}(?::\d\d)?)?)\s+)?(\S.*?)\s*$/;
/** Separators of the teams: "v", or a dash in the files of national teams; a score in its place counts too. */
const TEAMS = /^(.+?)\s+(?:v|vs\.?)\s+(.+)$|^(.+?)\s+-\s+(.+)$/;
const ENDING = new RegExp(
  `^(.*?\\S)\\s+((?:${PAIR}\\s*pen\\.?,?\\s+)?${PAIR}(?:\\s*a\\.?e\\.?t\\.?)?(?:\\s*\\([^)]*\\))?)$`,
  "i",
);

const pair = (home: string | undefined, away: string | undefined): Pair | undefined =>
  home === undefined || away === undefined ? undefined : [Number(home), Number(away)];

/** "3-4 pen. 1-1 a.e.t. (1-1, 0-1)": shoot-out, after extra time, after 90 minutes, half-time. */
export function readScore(text: string): RowScore | undefined {
  const found = SCORE.exec(text.trim());
  if (!found) return undefined;
  const [shootout, score] = [pair(found[1], found[2]), pair(found[3], found[4])!];
  const earlier = (found[6] ?? "").split(",").flatMap((part) => {
    const one = new RegExp(`^${PAIR}$`).exec(part.trim());
    return one ? [[Number(one[1]), Number(one[2])] as const] : [];
  });
  const isAfterExtraTime = found[5] !== undefined;
  const [fullTime, halfTime] = isAfterExtraTime ? earlier : [score, earlier[0]];
  const isGoalless = fullTime?.[0] === 0 && fullTime[1] === 0;
  return {
    ...(halfTime ? { halfTime } : isGoalless && { halfTime: [0, 0] as const }),
    ...(fullTime && { fullTime }),
    ...(isAfterExtraTime && { extraTime: score }),
    ...(shootout && { shootout }),
  };
}

/** The bracket after a match: "[awarded]", "[DR Congo wins on penalties]". */
function readNote(note: string, home: string, away: string): Pick<MatchLine, "status"> & { winner?: Side } {
  const status = statusOfWord(note);
  if (status) return { status };
  const winner = /^(.+?) wins? on penalties$/i.exec(note)?.[1];
  if (winner === home) return { winner: "home" };
  return winner === away ? { winner: "away" } : {};
}

/** Reads "18.45 A v B 1-0 (0-0)" or "A - B 1-0 @ City, Country [note]"; undefined for any other line. */
export function readMatchLine(line: string): MatchLine | undefined {
  const notes = [...line.matchAll(/\[([^\]]*)\]/g)].map((found) => found[1]!.trim());
  const [match = "", place] = line
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/\s#.*$/, "")
    .split(/\s@\s/);
  const [, time, rest = ""] = TIME.exec(match) ?? [];
  const ending = ENDING.exec(rest);
  const teams = TEAMS.exec(ending?.[1] ?? rest);
  if (!teams) return undefined;
  const [home, away] = [(teams[1] ?? teams[3]!).trim(), (teams[2] ?? teams[4]!).trim()];
  const read = notes.map((note) => readNote(note, home, away));
  const status = read.find((one) => one.status)?.status;
  const shootoutWinner = read.find((one) => one.winner)?.winner;
  return {
    ...(time !== undefined && { time }),
    home,
    away,
    score: { ...(ending && readScore(ending[2]!)), ...(shootoutWinner && { shootoutWinner }) },
    ...(status && { status }),
    ...(place !== undefined && place.trim() !== "" && { place: place.trim() }),
  };
}

const SCORER = /([^\d;]*?)\s*(\d{1,3}(?:\+\d{1,2})?)'\s*(\((?:pen\.?|p|o\.?g\.?|og)\))?/gi;

/** An impossible minute is kept as written: the match's score decides. */
function minuteOf(text: string): Pick<Goal, "minute" | "addedMinute"> {
  const read = parseMinute(text)!;
  return playedMinute(read.minute, read.addedMinute ?? 0) ?? read;
}

/** "Pape Gueye 4' Lamine Camara 52' 86' (pen.)": one side's goals; undefined if the text is anything else. */
function goalsOfSide(text: string, side: Side): Goal[] | undefined {
  const goals: Goal[] = [];
  let player = "";
  const rest = text.replace(SCORER, (_, name: string, at: string, mark: string | undefined) => {
    player = name.replace(/^[\s,]+|[\s,]+$/g, "") || player;
    goals.push({
      side,
      ...minuteOf(at),
      ...(player !== "" && { player }),
      ...(/^\(p/i.test(mark ?? "") && { isPenalty: true as const }),
      ...(/^\(o/i.test(mark ?? "") && { isOwnGoal: true as const }),
    });
    return "";
  });
  return /^[\s,-]*$/.test(rest) ? goals : undefined;
}

/** Whether a line may be scorers, or the end of them. */
export const isScorerLine = (line: string): boolean => /\d'/.test(line) || /^\s*-?\s*;\s*$/.test(line);

/** A match's scorers: home's before the semicolon, "-" for a side without any. */
export function readScorers(text: string): Goal[] | undefined {
  const [home = "", away = "", ...more] = text.split(";");
  const goals = [goalsOfSide(home, "home"), goalsOfSide(away, "away")];
  if (more.length > 0 || !goals[0] || !goals[1]) return undefined;
  return [...goals[0], ...goals[1]].sort((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0));
}
