import * as z from "zod/mini";
import type { Side } from "#contract/domain/match";
import { periodOfMinute, type ReportedEvent } from "../../match/match-details.ts";
import { Count, Person, toPerson } from "../api-sports/answer.ts";

const Event = z.object({
  time: z.object({ elapsed: z.int(), extra: Count }),
  team: z.object({ id: z.nullable(z.int()) }),
  player: Person,
  assist: Person,
  type: z.string(),
  detail: z.nullable(z.string()),
  comments: z.nullable(z.string()),
});

type Row = z.output<typeof Event>;

const GOALS: Readonly<Record<string, ReportedEvent["type"]>> = {
  "normal goal": "GOAL",
  "own goal": "OWN_GOAL",
  penalty: "PEN_GOAL",
  "missed penalty": "PEN_MISS",
};

const CARDS: Readonly<Record<string, ReportedEvent["type"]>> = {
  "yellow card": "YELLOW",
  "second yellow card": "SECOND_YELLOW",
  "second yellow": "SECOND_YELLOW",
  "red card": "RED",
};

function typeOf({ type, detail }: Row): ReportedEvent["type"] | undefined {
  const word = (detail ?? "").toLowerCase();
  if (/^goal$/i.test(type)) return GOALS[word];
  if (/^card$/i.test(type)) return CARDS[word];
  if (/^subst$/i.test(type)) return "SUBST";
  return /^var$/i.test(type) ? "VAR" : undefined;
}

/** Only reviews of goals change anything that is shown. */
const isCancelled = ({ detail }: Row): boolean => /goal (cancelled|disallowed)/i.test(detail ?? "");
const isConfirmed = ({ detail }: Row): boolean => /goal confirmed/i.test(detail ?? "");

function toEvent(row: Row, sides: ReadonlyMap<number, Side>): ReportedEvent | undefined {
  const type = typeOf(row);
  const side = row.team.id === null ? undefined : sides.get(row.team.id);
  if (!type || !side) return undefined;
  if (type === "VAR" && !isCancelled(row) && !isConfirmed(row)) return undefined;
  const [player, other] = [toPerson(row.player), toPerson(row.assist)];
  return {
    type,
    side,
    // Some events on the bench are dated before the first minute.
    minute: Math.max(1, row.time.elapsed),
    ...(row.time.extra !== null && row.time.extra > 0 && { added: row.time.extra }),
    period: periodOfMinute(row.time.elapsed),
    ...(player && { player }),
    ...(other && { other }),
    ...(type === "VAR" && isCancelled(row) && { isGoalCancelled: true as const }),
    ...(/shootout/i.test(row.comments ?? "") && { isKick: true as const }),
  };
}

/** A match's events, in order of time; unreadable ones and those of neither side are left out. */
export function readEvents(rows: readonly unknown[], sides: ReadonlyMap<number, Side>): ReportedEvent[] {
  const events = rows.flatMap((row) => {
    const read = Event.safeParse(row);
    return read.success ? (toEvent(read.data, sides) ?? []) : [];
  });
  const at = ({ minute, added = 0 }: ReportedEvent): number => minute * 100 + added;
  return events.sort((a, b) => Number(a.isKick ?? false) - Number(b.isKick ?? false) || at(a) - at(b));
}
