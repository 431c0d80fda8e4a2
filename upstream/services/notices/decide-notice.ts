import type { AlertSettings } from "#contract/domain/notices";
import type { FOLLOWED_KINDS, FollowedKind } from "#contract/tables/followed-kinds";
import {
  MATCH_ALERTS,
  NOTICE_TYPES,
  type NoticeType,
  THING_ALERTS,
  type ThingAlert,
} from "#contract/tables/notice-kinds";
import type { Happening, MatchHappening, NoticeData } from "./notice.ts";

const HOUR = 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes longer than a hundred uses. A zone unknown to this runtime counts as UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const make = (zone: string) => new Intl.DateTimeFormat("en", { ...options, timeZone: zone });
  let format: Intl.DateTimeFormat;
  try {
    format = make(timeZone);
  } catch {
    format = make("UTC");
  }
  formats.set(timeZone, format);
  return format;
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * HOUR + Number(text.slice(3, 5));

/** Whether an instant (milliseconds) is in a member's quiet hours; the first minute is included, the last is not. */
function isQuiet({ quietFrom, quietTo, timeZone }: AlertSettings, instant: number): boolean {
  if (quietFrom === undefined || quietTo === undefined) return false;
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const minute = minutesOf(formatOf(timeZone).format(instant));
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

/** A followed item that a happening concerns. */
export interface FollowedThing {
  kind: FollowedKind;
  /** The item's own alerts; null: the member's settings apply. */
  alerts: readonly ThingAlert[] | null;
}

/** An item's stored alerts: comma-separated names. */
export const readAlertChoice = (stored: string | null): ThingAlert[] | null =>
  stored === null ? null : THING_ALERTS.filter((alert) => stored.split(",").includes(alert));

export interface Follower {
  settings: AlertSettings;
  /** For a match: the followed ones of match, teams and competition; for news: of everything that it is about. */
  things: readonly FollowedThing[];
}

export interface NoticeDecision {
  type: NoticeType;
  /** In quiet hours: listed, without pop-up and push. */
  isSilent: boolean;
  data: NoticeData;
}

const TYPES: Record<Happening["kind"], NoticeType> = {
  lead: NOTICE_TYPES.beforeMatch,
  lineup: NOTICE_TYPES.beforeMatch,
  kickoff: NOTICE_TYPES.matchEvent,
  goal: NOTICE_TYPES.matchEvent,
  var: NOTICE_TYPES.matchEvent,
  redCard: NOTICE_TYPES.matchEvent,
  halfTime: NOTICE_TYPES.matchEvent,
  fullTime: NOTICE_TYPES.matchEvent,
  announcement: NOTICE_TYPES.announcement,
  contest: NOTICE_TYPES.contest,
  news: NOTICE_TYPES.news,
  comment: NOTICE_TYPES.comment,
  account: NOTICE_TYPES.account,
};

export const typeOf = ({ kind }: Pick<Happening, "kind">): NoticeType => TYPES[kind];

/** Most specific kind first. */
const BY_SPECIFICITY: readonly FollowedKind[] = [
  "match",
  "team",
  "competition",
] satisfies (typeof FOLLOWED_KINDS)[number][];

/** Alerts of the most specific items with a choice of their own; for two teams the union. */
function ownAlerts(things: readonly FollowedThing[]): ReadonlySet<ThingAlert> | undefined {
  for (const kind of BY_SPECIFICITY) {
    const own = things.filter((thing) => thing.kind === kind).flatMap(({ alerts }) => (alerts ? [alerts] : []));
    if (own.length > 0) return new Set(own.flat());
  }
  return undefined;
}

function isWanted(happening: Happening, { settings, things }: Follower): boolean {
  const { kind } = happening;
  if (kind === "announcement" || kind === "account") return true;
  if (!settings.master) return false;
  if (kind === "contest" || kind === "comment") return settings[kind];
  const own = ownAlerts(things);
  // One lead time per member; an item with an empty alert choice gets no lead notice.
  if (kind === "lead") return (happening as MatchHappening).minutes === settings.leadMinutes && own?.size !== 0;
  return own ? own.has(kind) : settings[kind];
}

/** Whether a follower is notified of anything that may happen in a match. */
export function isNotifying({ settings, things }: Follower): boolean {
  if (!settings.master) return false;
  const own = ownAlerts(things);
  return own ? MATCH_ALERTS.some((alert) => own.has(alert)) : MATCH_ALERTS.some((alert) => settings[alert]);
}

/** Whether and how a follower is notified of a happening; undefined if they are not. */
export function decideNotice(happening: Happening, follower: Follower): NoticeDecision | undefined {
  if (!isWanted(happening, follower)) return undefined;
  const { settings } = follower;
  return {
    type: typeOf(happening),
    isSilent: isQuiet(settings, happening.at),
    data: settings.spoilerFree ? { ...happening, spoilerFree: true } : happening,
  };
}
