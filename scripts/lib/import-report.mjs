import path from "node:path";
import { reasonIn } from "./admin-send.mjs";
import { counted } from "./counted.mjs";
import { tableOf } from "./text-table.mjs";

const UNPROCESSABLE = 422;

/**
 * Sorts the results into imported files, files of another kind (only inside folders) and failures, and totals each
 * competition's season. A truncated file is always a failure.
 */
export function summarise(results) {
  const competitions = new Map();
  const [files, failed, unrecognised] = [[], [], []];
  let questions = 0;
  for (const { path: file, isNamed, status, body, seconds } of results) {
    if (status === 200) {
      const seasons = new Map();
      for (const one of body.competitions) for (const into of [competitions, seasons]) add(into, one, file);
      const facts = addedFacts(body.facts ?? []);
      questions += body.questions ?? 0;
      files.push({ file, format: body.format, seconds, seasons: [...seasons.values()], facts });
    } else if (status === UNPROCESSABLE && !isNamed && !body.isCutShort)
      unrecognised.push({ file, reason: body.message });
    else failed.push({ file, reason: reasonIn({ status, body }) });
  }
  return { competitions: [...competitions.values()], files, questions, unrecognised, failed };
}

function add(into, { leagueId, name, season, read, added, changed, refused, notes = [], newTeams = [] }, file) {
  const key = `${leagueId} ${season}`;
  const one = into.get(key) ?? {
    leagueId,
    name,
    season,
    read: 0,
    added: 0,
    changed: 0,
    refused: 0,
    refusals: [],
    notes: [],
    newTeams: [],
    files: [],
  };
  one.read += read;
  one.added += added;
  one.changed += changed;
  one.refused += refused.length;
  one.refusals.push(...refused.map((refusal) => ({ file, ...refusal })));
  one.notes.push(...notes);
  one.newTeams.push(...newTeams.filter((team) => !one.newTeams.includes(team)));
  if (!one.files.includes(file)) one.files.push(file);
  into.set(key, one);
}

/** The facts of a file sent in parts, merged by kind. */
function addedFacts(all) {
  const kinds = new Map();
  for (const { what, read, added, changed, refused, notes } of all) {
    const one = kinds.get(what) ?? { what, read: 0, added: 0, changed: 0, refusals: [], notes: [] };
    one.read += read;
    one.added += added;
    one.changed += changed;
    one.refusals.push(...refused);
    one.notes.push(...notes);
    kinds.set(what, one);
  }
  return [...kinds.values()].map((one) => ({ ...one, refused: one.refusals.length }));
}

/** A file with more seasons than this is one line of the table. */
const MOST_LINES = 6;
/** Maximum number of refusals, notes or new teams printed per file; `--json` has all. */
const MOST_DETAILS = 6;
const NUMBERS = ["read", "added", "changed", "refused"];

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const numbersOf = (rows) => Object.fromEntries(NUMBERS.map((key) => [key, sum(rows, key)]));
const countOf = (values) => new Set(values).size;

function rowsOfFile({ format, seasons, facts }) {
  const of = (rows) => ({
    format,
    ...numbersOf(rows),
    notes: rows.reduce((total, { notes }) => total + notes.length, 0),
  });
  const rows =
    seasons.length > MOST_LINES
      ? [
          {
            ...of(seasons),
            league: `${countOf(seasons.map(({ leagueId }) => leagueId))} leagues`,
            season: `${seasons.length} seasons`,
          },
        ]
      : seasons.map((one) => ({ ...of([one]), league: `${one.name} (${one.leagueId})`, season: one.season }));
  return [...rows, ...facts.map((one) => ({ ...of([one]), league: one.what, season: "" }))];
}

const COLUMNS = ["file", "format", "league", "season", ...NUMBERS, "notes"];

/** The folder that all files share, with its slash; empty for a single file. */
export function sharedFolder(files) {
  const [first = "", ...others] = files.map((file) => path.dirname(file).split(path.sep));
  const parts = [...first];
  for (const other of others)
    while (parts.length > 0 && !parts.every((part, index) => other[index] === part)) parts.pop();
  const isNone = parts.length === 0 || files.length < 2 || parts.join() === ".";
  return isNone ? "" : `${parts.join(path.sep)}${path.sep}`;
}

/** Operators count matches of a list from one. */
const placeOf = ({ index, line }) => (line === undefined ? `match ${index + 1}` : `line ${line}`);

const noteText = (note) => (typeof note === "string" ? note : `${placeOf(note)}: ${note.reason}`);

/** Details of a file beyond its numbers, without repetitions. */
function detailsOf({ seasons, facts }) {
  const all = [...seasons, ...facts];
  const few = (title, texts) => {
    const once = [...new Set(texts)];
    const shown = once.slice(0, MOST_DETAILS).map((text) => `    ${title}: ${text}`);
    return once.length > MOST_DETAILS ? [...shown, `    … and ${once.length - MOST_DETAILS} more (--json)`] : shown;
  };
  const newTeams = [...new Set(seasons.flatMap((one) => one.newTeams))];
  const named = newTeams.slice(0, 2 * MOST_DETAILS).join(", ");
  const rest = newTeams.length - 2 * MOST_DETAILS;
  return [
    ...few(
      "refused",
      all.flatMap(({ refusals }) => refusals.map((one) => `${placeOf(one)}: ${one.reason}`)),
    ),
    ...few(
      "note",
      all.flatMap(({ notes }) => notes.map(noteText)),
    ),
    ...(newTeams.length > 0
      ? [`    new teams (${newTeams.length}): ${named}${rest > 0 ? ` … and ${rest} more (--json)` : ""}`]
      : []),
  ];
}

/** Files of other kinds; those of a folder with the same reason share a line. */
function unrecognisedLines(unrecognised, folder) {
  const groups = new Map();
  for (const { file, reason } of unrecognised) {
    const key = `${path.dirname(file.slice(folder.length))}${path.sep}\u0000${reason}`;
    groups.set(key, [...(groups.get(key) ?? []), path.basename(file)]);
  }
  return [...groups].map(([key, names]) => {
    const [place, reason] = key.split("\u0000");
    return `not recognised: ${place === `.${path.sep}` ? "" : place}${names.length > 1 ? `{${names.join(",")}}` : names[0]}: ${reason}`;
  });
}

export function printReport({ files, unrecognised, failed }) {
  const all = [...files, ...unrecognised, ...failed].map(({ file }) => file);
  const folder = sharedFolder(all);
  const rows = files.flatMap((one) => rowsOfFile(one).map((row) => ({ file: one.file.slice(folder.length), ...row })));
  for (const line of unrecognisedLines(unrecognised, folder)) console.log(line);
  if (rows.length > 0) console.log(`\n${tableOf(COLUMNS, rows).join("\n")}\n`);
  for (const one of files) {
    const details = detailsOf(one);
    if (details.length > 0) console.log([one.file.slice(folder.length), ...details].join("\n"));
  }
  for (const { file, reason } of failed) console.error(`FAILED, nothing changed: ${file}: ${reason}`);
  const total = (key) => sum(rows, key);
  console.log(
    `\n${counted(files.length, "file")}, ${counted(total("read"), "row")} read, ${total("added")} added, ${total("changed")} changed, ${total("refused")} refused; ${counted(unrecognised.length, "file")} not recognised, ${failed.length} failed`,
  );
}
