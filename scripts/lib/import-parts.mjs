import fs from "node:fs";

/** Files up to this many bytes are sent whole; longer tables in parts of about this size. */
const PART = 256 * 1024;
/** The upstream's limit per request. */
const MOST = 8 * 1024 * 1024;

const isTable = (line) => line.split(",").length > 3 && !/^\s*[{[<=]/.test(line);

/** Records of a table as lines of text; a line break inside quotes is part of its record. */
async function* recordsOf(file) {
  let [rest, record] = ["", ""];
  const decoder = new TextDecoder();
  const isOpen = (text) => (text.split('"').length - 1) % 2 === 1;
  const finish = function* (lines) {
    for (const line of lines) {
      record += record === "" ? line : `\n${line}`;
      if (isOpen(record)) continue;
      yield record;
      record = "";
    }
  };
  for await (const chunk of fs.createReadStream(file)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop();
    yield* finish(lines);
  }
  yield* finish(rest === "" ? [] : [rest]);
  if (record !== "") yield record;
}

const linesIn = (record) => record.split("\n").length;

/** The parts of a long table, each starting with the heading; only one part is held in memory. */
async function openTable(file) {
  const records = recordsOf(file);
  const heading = (await records.next()).value;
  const pending = [];
  let [line, bytes, most, hasMore] = [2, 0, PART, true];
  return {
    async next() {
      while (hasMore && bytes < most) {
        const { value, done } = await records.next();
        hasMore = !done;
        if (!done) {
          pending.push(value);
          bytes += Buffer.byteLength(value) + 1;
        }
      }
      if (pending.length === 0) return undefined;
      return { text: [heading, ...pending, ""].join("\n"), line, isLast: !hasMore };
    },
    /** Records how many lines of the part were read; all if no number is given. */
    took(lines = Number.POSITIVE_INFINITY) {
      // Lines that belong together exceed a part: the next one is longer.
      if (lines === 0) most *= 2;
      let left = lines;
      while (pending.length > 0 && left >= linesIn(pending[0])) {
        const record = pending.shift();
        left -= linesIn(record);
        line += linesIn(record);
        bytes -= Buffer.byteLength(record) + 1;
      }
    },
    close: () => records.return(),
  };
}

function openWhole(file) {
  let part = { text: fs.readFileSync(file, "utf8"), line: 2, isLast: true };
  return {
    next: async () => part,
    took() {
      part = undefined;
    },
    close() {},
  };
}

function beginningOf(file) {
  const handle = fs.openSync(file);
  try {
    const bytes = Buffer.alloc(8192);
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * The parts of a file: `next` returns a part or undefined, `took` records how much of it was read, `close` ends
 * reading. Or a reason.
 */
export async function openParts(file) {
  const { size } = fs.statSync(file);
  const beginning = beginningOf(file);
  if (beginning.includes(0)) return { reason: "not a text" };
  if (size <= PART) return openWhole(file);
  if (isTable(beginning.toString("utf8").split("\n")[0])) return openTable(file);
  return size <= MOST ? openWhole(file) : { reason: "longer than 8 MB, and no table that could be sent in parts" };
}
