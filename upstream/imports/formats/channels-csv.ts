import { type Refusal, toPlace } from "../source-row.ts";
import { hasColumns, readTable } from "./csv.ts";
import type { ChannelRow, Format, Part, Reading } from "./format.ts";

const NAME = "channels CSV";
const COLUMNS = ["competition", "country", "channel"];

function read(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const channels: ChannelRow[] = [];
  const faults: Refusal[] = [...refused];
  for (const row of records) {
    const [competition, country, name] = [row.get("competition"), row.get("country").toUpperCase(), row.get("channel")];
    if (competition === "" || name === "")
      faults.push({ ...toPlace(row), reason: "a competition or a channel is missing" });
    else if (!/^[A-Z]{2}$/.test(country))
      faults.push({ ...toPlace(row), reason: `not a country's two letters: ${JSON.stringify(country)}` });
    else channels.push({ ...toPlace(row), competition, country, name });
  }
  return { kind: "channels", channels, refused: faults };
}

/** An operator's table of who shows what: `competition,country,channel`, one channel a line, the usual one first. */
export const channelsCsv: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS) ? { format: NAME, pass: 1, read: (part) => ({ reading: read(text, part) }) } : undefined,
};
