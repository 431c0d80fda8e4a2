import { goalsUntil } from "../contradiction.ts";
import { buildRound, type Round } from "../round-label.ts";
import { seasonName } from "../season-name.ts";
import { isRefusal, type Refusal, type SourceRow } from "../source-row.ts";
import { dayReader, isDateLine } from "./football-txt-date.ts";
import { isScorerLine, type MatchLine, readMatchLine, readScorers } from "./football-txt-line.ts";
import type { Format, Recognised } from "./format.ts";

const NAME = "Football.TXT";
const TITLE = /^=\s+(\S.*?)\s*=*\s*$/;
const ROUND = /^\s*[»▪]\s*(\S.*?)\s*$/;
const REGULAR: Round = { stage: "regular" };

interface Cursor {
  round: Round;
  date?: string;
  /** From the line above, for lines without one. */
  time?: string;
  match?: { row: SourceRow; scorers: string };
}

/** Scorers after the ninetieth minute imply extra time, which these files do not state. */
function withScorers(row: SourceRow, text: string): SourceRow {
  if (text === "") return row;
  const goals = readScorers(text);
  if (!goals) return { ...row, faults: [`scorers that cannot be read: ${JSON.stringify(text.trim())}`] };
  const { fullTime, extraTime } = row.score;
  const isLong = !extraTime && fullTime && goals.some(({ minute }) => minute > 90);
  const score = isLong ? { ...row.score, extraTime: fullTime, fullTime: goalsUntil(goals, 90) } : row.score;
  return { ...row, score, goals };
}

function venueOf(place: string | undefined): SourceRow["venue"] {
  // "@ Abidjan, Ivory Coast": a town and its country.
  const city = place?.split(",")[0]?.trim();
  return city ? { city } : undefined;
}

function buildRow(match: MatchLine, at: { index: number; line: number }, { round, date, time }: Cursor): SourceRow {
  const { place, time: own, ...rest } = match;
  const venue = venueOf(place);
  const [, country] = place?.split(",") ?? [];
  return {
    ...at,
    ...rest,
    round,
    date,
    ...((own ?? time) !== undefined && { time: own ?? time }),
    ...(venue && { venue }),
    // A team in its own country is at home; the files of clubs name no place.
    ...(country !== undefined && { isNeutral: country.trim() !== rest.home }),
  };
}

/** Reads the lines after the title. */
function readLines(lines: readonly string[], years: readonly number[]): (SourceRow | Refusal)[] {
  const days = dayReader(years);
  const rows: (SourceRow | Refusal)[] = [];
  const cursor: Cursor = { round: REGULAR };
  const finish = () => {
    if (cursor.match) rows.push(withScorers(cursor.match.row, cursor.match.scorers));
    cursor.match = undefined;
  };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (/^\s*(#.*)?$/.test(text) || TITLE.test(text)) continue;
    if (cursor.match && isScorerLine(text)) {
      cursor.match.scorers += ` ${text.trim()}`;
      continue;
    }
    const round = ROUND.exec(text)?.[1];
    finish();
    if (round !== undefined) cursor.round = buildRound(round);
    else if (isDateLine(text)) {
      cursor.date = days.read(text) ?? text.trim();
      cursor.time = undefined;
    } else {
      const match = readMatchLine(text);
      if (!match)
        rows.push({
          index: rows.length,
          line,
          reason: `neither a match nor a day: ${JSON.stringify(text.trim().slice(0, 60))}`,
        });
      else {
        cursor.time = match.time ?? cursor.time;
        cursor.match = { row: buildRow(match, { index: rows.length, line }, cursor), scorers: "" };
      }
    }
  }
  finish();
  return rows;
}

const yearsIn = (title: string): number[] => {
  const found = /\b((?:19|20)\d\d)(?:\s*[/-]\s*(\d{4}|\d{2}))?/.exec(title);
  if (!found) return [];
  const first = Number(found[1]);
  return found[2] === undefined ? [first] : [first, first + 1];
};

function reader(title: string, lines: readonly string[]): Recognised {
  const rows = readLines(lines, yearsIn(title));
  const hasRounds = lines.some((line) => ROUND.test(line));
  return {
    format: NAME,
    pass: hasRounds ? 2 : 3,
    read() {
      const named = seasonName(
        title,
        rows.filter((row) => !isRefusal(row)),
      );
      if (!named) return { reason: `no competition and season in the title ${JSON.stringify(title)}` };
      const { competition, season } = named;
      return {
        reading: {
          kind: "matches",
          seasons: [{ competition: { name: competition, sport: "football" }, season, title, rows }],
        },
      };
    },
  };
}

/**
 * One readable line per match, in two dialects: leagues write "18.45 A v B 1-0 (0-0)" under rounds, national teams "A -
 * B 1-0 @ City, Country" with scorers on the next lines and no rounds.
 */
export const footballTxt: Format = {
  name: NAME,
  recognise(text) {
    const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
    const title = lines.find((line) => !/^\s*(#.*)?$/.test(line));
    const name = title === undefined ? undefined : TITLE.exec(title)?.[1];
    if (name === undefined || !lines.some(isDateLine)) return undefined;
    return reader(name, lines);
  },
};
