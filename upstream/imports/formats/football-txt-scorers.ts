import type { Goal, Side } from "#contract/domain/match";
import { parseMinute } from "#contract/domain/status";
import { playedMinute } from "../parse-goals.ts";

const SCORER = /([^\d;]*?)\s*(\d{1,3}(?:\+\d{1,2})?)'\s*(\((?:pen\.?|p|o\.?g\.?|og)\)|(?:pen|og|p)\b\.?)?/gi;

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
      ...(/^\(?p/i.test(mark ?? "") && { isPenalty: true as const }),
      ...(/^\(?o/i.test(mark ?? "") && { isOwnGoal: true as const }),
    });
    return "";
  });
  return /^[\s,-]*$/.test(rest) ? goals : undefined;
}

/** Whether a line may be scorers, or the end of them; "??'" is a minute that nobody knows. */
export const isScorerLine = (line: string): boolean => /(?:\d|\?\?)'/.test(line) || /^\s*\(?-?\s*;\s*\)?$/.test(line);

/** A match's scorers: home's before the semicolon, "-" for a side without any; perhaps all in brackets. */
export function readScorers(text: string): Goal[] | undefined {
  const [home = "", away = "", ...more] = text
    .trim()
    .replace(/^\((.*)\)$/s, "$1")
    .split(";");
  const goals = [goalsOfSide(home, "home"), goalsOfSide(away, "away")];
  if (more.length > 0 || !goals[0] || !goals[1]) return undefined;
  return [...goals[0], ...goals[1]].sort((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0));
}
