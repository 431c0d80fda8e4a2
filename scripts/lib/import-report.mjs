const UNPROCESSABLE = 422;

/**
 * Sorts the answers into imported files, files of another kind (only inside folders) and failures, and adds up what
 * each competition's season got. A file that is cut short is a failure wherever it lies.
 */
export function summarise(results) {
  const competitions = new Map();
  const [failed, unrecognised] = [[], []];
  for (const { path: file, isNamed, status, body } of results) {
    if (status === 200) for (const one of body.competitions) add(competitions, one, file);
    else if (status === UNPROCESSABLE && !isNamed && !body.isCutShort)
      unrecognised.push({ file, reason: body.message });
    else failed.push({ file, reason: body.message ?? `status ${status}` });
  }
  return { competitions: [...competitions.values()], unrecognised, failed };
}

function add(competitions, { leagueId, name, season, read, added, changed, refused, notes = [] }, file) {
  const key = `${leagueId} ${season}`;
  const one = competitions.get(key) ?? {
    leagueId,
    name,
    season,
    read: 0,
    added: 0,
    changed: 0,
    refused: 0,
    refusals: [],
    notes: [],
    files: [],
  };
  one.read += read;
  one.added += added;
  one.changed += changed;
  one.refused += refused.length;
  one.refusals.push(...refused.map((refusal) => ({ file, ...refusal })));
  one.notes.push(...notes);
  one.files.push(file);
  competitions.set(key, one);
}

export function printReport({ competitions, unrecognised, failed }) {
  for (const { leagueId, name, season, read, added, changed, refused, refusals, notes } of competitions) {
    console.log(
      `${name} ${season} (league ${leagueId}): ${read} read, ${added} added, ${changed} changed, ${refused} refused`,
    );
    for (const { file, index, reason } of refusals) console.log(`    refused: match ${index} of ${file}: ${reason}`);
    for (const note of notes)
      console.log(`    note: ${typeof note === "string" ? note : `match ${note.index}: ${note.reason}`}`);
  }
  for (const { file, reason } of unrecognised) console.log(`not recognised: ${file}: ${reason}`);
  for (const { file, reason } of failed) console.error(`FAILED, nothing changed: ${file}: ${reason}`);
  const sum = (key) => competitions.reduce((total, one) => total + one[key], 0);
  console.log(
    `\n${sum("read")} matches read, ${sum("added")} added, ${sum("changed")} changed, ${sum("refused")} refused; ${unrecognised.length} files not recognised, ${failed.length} failed`,
  );
}
