import { goalsUntil } from "../contradiction.ts";
import { buildRound, type Round, unknownRound } from "../round-label.ts";
import { seasonName } from "../season-name.ts";
import { isRefusal, type Refusal, type SourceRow } from "../source-row.ts";
import { dayReader, isDateLine } from "./football-txt-date.ts";
import { type MatchLine, readMatchLine } from "./football-txt-line.ts";
import { isScorerLine, readScorers } from "./football-txt-scorers.ts";
import type { Format, Recognised } from "./format.ts";

const NAME = "Football.TXT";
const TITLE = /^=\s+(\S.*?)\s*(?:\s#.*)?=*\s*$/;
/** A round, perhaps with its days: "▪ Semi-finals | Tue Jul 10 - Wed Jul 11". */
const ROUND = /^\s*[\u00bb\u25aa]+\s*([^|]*[^|\s])\s*(?:\|.*)?$/;
/** A part of the season: "== Playoffs". */
const PART = /^={2,}\s*(\S.*?)\s*=*\s*$/;
/** Who is in a group: "Group A | Brazil  Croatia  Mexico". */
const MEMBERS = /^[^\u00bb\u25aa|]*\|/;
/** What else a file says of a match: line-ups, referee, attendance. They may go on in the next lines. */
const DETAIL = /^\s*[^:\d]{1,40}:\s/;
const REGULAR: Round = { stage: "regular" };

interface Cursor {
  /** Its label, if its words are not known. */
  round: Round | string;
  date?: string;
  /** From the line above, for lines without one. */
  time?: string;
  match?: { row: SourceRow | Refusal; scorers: string };
  /** The part of the season, if the file names some: "Playoffs". */
  part?: string;
  /** The lines are about the match above. */
  isInDetails: boolean;
}

/** Scorers after the ninetieth minute imply extra time, which these files do not state. */
function withScorers<Row extends Pick<SourceRow, "score" | "goals" | "faults">>(row: Row, text: string): Row {
  const goals = readScorers(text);
  if (!goals) return { ...row, faults: [`scorers that cannot be read: ${JSON.stringify(text.trim())}`] };
  const { fullTime, extraTime } = row.score;
  const isLong = !extraTime && fullTime && goals.some(({ minute }) => minute > 90);
  const score = isLong ? { ...row.score, extraTime: fullTime, fullTime: goalsUntil(goals, 90) } : row.score;
  return { ...row, score, goals };
}

function finished(row: SourceRow | Refusal, scorers: string): SourceRow | Refusal {
  if (scorers === "") return row;
  if (!isRefusal(row)) return withScorers(row, scorers);
  return row.waiting ? { ...row, waiting: { ...row.waiting, row: withScorers(row.waiting.row, scorers) } } : row;
}

function venueOf(place: string | undefined): SourceRow["venue"] {
  // "@ Abidjan, Ivory Coast": a town and its country.
  const city = place?.split(",")[0]?.trim();
  return city ? { city } : undefined;
}

interface At {
  index: number;
  line: number;
  date: string | undefined;
}

function buildRow(match: MatchLine, at: At, { round, time }: Cursor): SourceRow | Refusal {
  const { place, time: own, day: _, ...rest } = match;
  const venue = venueOf(place);
  const [, country] = place?.split(",") ?? [];
  const row = {
    date: at.date,
    ...rest,
    ...((own ?? time) !== undefined && { time: own ?? time }),
    ...(venue && { venue }),
    // A team in its own country is at home; the files of clubs name no place.
    ...(country !== undefined && { isNeutral: country.trim() !== rest.home }),
  };
  const { index, line } = at;
  if (typeof round !== "string") return { index, line, ...row, round };
  return { index, line, reason: unknownRound(round), waiting: { kind: "round", word: round, row } };
}

/** The round that a line names, by a mark or by its words alone: "▪ Final", "Matchday 1". */
function roundIn(text: string): string | undefined {
  const label = ROUND.exec(text)?.[1];
  if (label !== undefined) return label;
  const bare = text.trim();
  return bare !== "" && buildRound(bare) ? bare : undefined;
}

/** A line without score or time between its teams is a match only where no line-ups are. */
const isMatch = (match: MatchLine | undefined, { isInDetails }: Cursor): match is MatchLine =>
  match !== undefined && (!isInDetails || match.time !== undefined || Object.keys(match.score).length > 0);

/** Reads the lines after the title. */
function readLines(lines: readonly string[], years: readonly number[]): (SourceRow | Refusal)[] {
  const days = dayReader(years);
  const rows: (SourceRow | Refusal)[] = [];
  const cursor: Cursor = { round: REGULAR, isInDetails: false };
  const finish = () => {
    if (cursor.match) rows.push(finished(cursor.match.row, cursor.match.scorers));
    cursor.match = undefined;
  };
  const add = (match: MatchLine, line: number) => {
    cursor.time = match.time ?? cursor.time;
    if (match.day !== undefined) cursor.date = days.read(match.day) ?? match.day;
    cursor.match = { row: buildRow(match, { index: rows.length, line, date: cursor.date }, cursor), scorers: "" };
  };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (/^\s*(#.*)?$/.test(text) || TITLE.test(text) || MEMBERS.test(text)) continue;
    const match = readMatchLine(text);
    const round = roundIn(text);
    const part = PART.exec(text)?.[1];
    const isHeading = round !== undefined || part !== undefined || isDateLine(text);
    if (isHeading || isMatch(match, cursor)) {
      finish();
      cursor.isInDetails = false;
    }
    if (part !== undefined) {
      cursor.part = part;
      cursor.round = REGULAR;
    } else if (round !== undefined) cursor.round = buildRound(round, cursor.part) ?? round;
    else if (isHeading) {
      cursor.date = days.read(text) ?? text.trim();
      cursor.time = undefined;
    } else if (isMatch(match, cursor)) add(match, line);
    else if (cursor.match && (cursor.isInDetails || DETAIL.test(text))) cursor.isInDetails = true;
    else if (cursor.match && isScorerLine(text)) cursor.match.scorers += ` ${text.trim()}`;
    else {
      finish();
      const reason = `neither a match nor a day: ${JSON.stringify(text.trim().slice(0, 60))}`;
      rows.push({ index: rows.length, line, reason });
    }
  }
  finish();
  return rows;
}

const yearsIn = (title: string): number[] => {
  const found = /\b((?:18[7-9]|19\d|20\d)\d)(?:\s*[/-]\s*(\d{4}|\d{2}))?/.exec(title);
  if (!found) return [];
  const first = Number(found[1]);
  return found[2] === undefined ? [first] : [first, first + 1];
};

function reader(title: string, lines: readonly string[]): Recognised {
  const rows = readLines(lines, yearsIn(title));
  const hasRounds = lines.some((line) => roundIn(line) !== undefined);
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
 * One readable line per match. Leagues write "18.45 A v B 1-0 (0-0)" or "18.45 A 1-0 (0-0) B" under rounds; national
 * teams "A - B 1-0 @ City, Country" with scorers on the next lines and no rounds; tournaments have groups, scorers in
 * brackets and line-ups. As the project that made the form documents it (openfootball/quick-starter).
 */
export const footballTxt: Format = {
  name: NAME,
  recognise(text) {
    const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
    const title = lines.find((line) => !/^\s*(#.*)?$/.test(line));
    const name = title === undefined ? undefined : TITLE.exec(title)?.[1];
    if (name === undefined || !lines.some((line) => isDateLine(line) || readMatchLine(line)?.day !== undefined))
      return undefined;
    return reader(name, lines);
  },
};
