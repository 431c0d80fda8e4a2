import type { AlertSettings } from "#contract/domain/notices";
import type { FOLLOWED_KINDS, FollowedKind } from "#contract/tables/followed-kinds";
import { NOTICE_TYPES, type NoticeType, type ThingAlert } from "#contract/tables/notice-kinds";
import type { Happening, MatchHappening, NoticeData } from "./notice.ts";
import { isQuiet } from "./quiet-hours.ts";

/** Something that a member follows, of what a happening is about. */
export interface FollowedThing {
  kind: FollowedKind;
  /** Of its own; null: as the member's settings are. */
  alerts: readonly ThingAlert[] | null;
}

export interface Follower {
  settings: AlertSettings;
  /** Of a match: those of match, teams and competition that they follow; of news: of all that it is about. */
  things: readonly FollowedThing[];
}

export interface NoticeDecision {
  type: NoticeType;
  /** In quiet hours: listed, without popup and push. */
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
};

/** The most specific kind first. */
const BY_SPECIFICITY: readonly FollowedKind[] = [
  "match",
  "team",
  "competition",
] satisfies (typeof FOLLOWED_KINDS)[number][];

/** Alerts of the most specific things that have some of their own; of two teams all that either has. */
function ownAlerts(things: readonly FollowedThing[]): ReadonlySet<ThingAlert> | undefined {
  for (const kind of BY_SPECIFICITY) {
    const own = things.filter((thing) => thing.kind === kind).flatMap(({ alerts }) => (alerts ? [alerts] : []));
    if (own.length > 0) return new Set(own.flat());
  }
  return undefined;
}

function isWanted(happening: Happening, { settings, things }: Follower): boolean {
  const { kind } = happening;
  if (kind === "announcement") return true;
  if (!settings.master) return false;
  if (kind === "contest" || kind === "comment") return settings[kind];
  const own = ownAlerts(things);
  // The lead time is the member's for all matches; one of which they want nothing has none.
  if (kind === "lead") return (happening as MatchHappening).minutes === settings.leadMinutes && own?.size !== 0;
  return own ? own.has(kind) : settings[kind];
}

/** Whether a follower is told of what happened, and how; undefined where they are not. */
export function decideNotice(happening: Happening, follower: Follower): NoticeDecision | undefined {
  if (!isWanted(happening, follower)) return undefined;
  const { settings } = follower;
  return {
    type: TYPES[happening.kind],
    isSilent: isQuiet(settings, happening.at),
    data: settings.spoilerFree ? { ...happening, spoilerFree: true } : happening,
  };
}
