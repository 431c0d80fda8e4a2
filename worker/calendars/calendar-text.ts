import { utcDate } from "#contract/time/dates";

/** One calendar event. Texts are plain. */
export interface CalendarEvent {
  /** Permanent for an event, in any language. */
  uid: string;
  /** Rises whenever the event changes; calendars drop an answer with a lower one. */
  sequence: number;
  /** Milliseconds. */
  start: number;
  /** Only the day of `start` (in UTC) is known. */
  isDayOnly: boolean;
  minutes: number;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  summary: string;
  description: string;
  location?: string;
  url: string;
}

export interface Calendar {
  /** Shown by apps that subscribe; absent for a file of one event. */
  name?: string;
  /** Minutes after which a subscribed calendar asks again. */
  refreshMinutes: number;
  /** When this was written, in milliseconds. */
  writtenAt: number;
  events: readonly CalendarEvent[];
}

/** Octets per line, without its line break (RFC 5545, section 3.1). */
const LONGEST = 75;

const PRODUCT = "-//Matchlight//Matches//EN";

/** 20261121T141500Z. */
const instant = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** 20261121. */
const date = (time: number): string => utcDate(time).replaceAll("-", "");

/** A text value (section 3.3.11); other control characters are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, "");

/** Folds a line: continuation lines begin with a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST) {
      lines.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...lines, part].join("\r\n");
}

const times = ({ start, isDayOnly, minutes }: CalendarEvent): string[] =>
  isDayOnly ? [`DTSTART;VALUE=DATE:${date(start)}`] : [`DTSTART:${instant(start)}`, `DURATION:PT${minutes}M`];

const eventLines = (event: CalendarEvent, writtenAt: number): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.uid}`,
  `DTSTAMP:${instant(writtenAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...times(event),
  `STATUS:${event.status}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `URL:${event.url}`,
  // Watching a match does not make the visitor busy.
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

/** Events as iCalendar (RFC 5545, refresh interval by RFC 7986): UTF-8, times in UTC, folded lines ending in CRLF. */
export function calendarText({ name, refreshMinutes, writtenAt, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name ? [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`] : []),
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
