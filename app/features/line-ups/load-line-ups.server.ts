import type { GameLineUps } from "#contract/domain/game-info";
import type { LineUps } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { Sport } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind, Settled } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import { formatDate } from "~/i18n/format-date";
import { formatClock, formatOffsets, localDate } from "~/i18n/zone-offsets";

/** How long before the start teams usually announce line-ups, in milliseconds (contract, /match/lineup). */
export const USUALLY_BEFORE = HOUR;

/** The note about the source of line-ups; `at` is an instant in milliseconds. */
type Announcement =
  | { key: "official" | "expected" | "predictedUntil"; at: number }
  | { key: "officialNoTime" | "predicted" | "notReported"; at?: undefined };

/** When a match's line-ups are expected; undefined if unknown or past. */
function expectedAt(match: Match, now: number): number | undefined {
  if (match.state !== "scheduled" || !match.isTimeConfirmed || match.isDelayed) return undefined;
  const at = match.kickOff - USUALLY_BEFORE;
  return at > now ? at : undefined;
}

/** Undefined if line-ups are missing and due any moment: the empty state suffices. `now` in milliseconds. */
export function announcement(
  { state, confirmedAt }: Pick<LineUps, "state" | "confirmedAt">,
  match: Match,
  now: number,
): Announcement | undefined {
  if (state === "official")
    return confirmedAt === undefined ? { key: "officialNoTime" } : { key: "official", at: confirmedAt };
  const at = expectedAt(match, now);
  if (state === "predicted") return at === undefined ? { key: "predicted" } : { key: "predictedUntil", at };
  if (at !== undefined) return { key: "expected", at };
  return match.state === "finished" || match.state === "void" ? { key: "notReported" } : undefined;
}

/** The source of line-ups; the moment is formatted in the visitor's zone. */
export interface AnnouncementText {
  key: Announcement["key"];
  day?: string;
  time?: string;
  zone?: string;
}

export interface FootballLineUps {
  lineUps: LineUps;
  /** Both sides' substitutions; empty if the events could not be loaded. */
  changes: readonly MatchEvent[];
}

export interface LineUpsData {
  head: MatchHeadData;
  /** Why the line-ups could not be loaded. */
  error?: ErrorKind;
  fetched?: MatchHeadData["fetched"];
  announced?: AnnouncementText;
  /** By the match's sport; absent until players have been named. */
  football?: FootballLineUps;
  basketball?: GameLineUps;
}

type LineUpsRequest = Omit<MatchRequest, "tab">;

/** A match's line-ups. Throws the error pages of the match's head; works without line-ups or events. */
export const loadLineUps = (context: EdgeContext, request: LineUpsRequest): Promise<LineUpsData> =>
  LOAD[request.sport](context, request);

async function loadFootball(context: EdgeContext, request: LineUpsRequest): Promise<LineUpsData> {
  const { matchId = "" } = request.params;
  const loadingEvents = settle(context, context.upstream.call("matchEvents", { matchId }));
  const [head, answer, events] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "lineups", events: loadingEvents }),
    settle(context, context.upstream.call("matchLineup", { matchId })),
    loadingEvents,
  ]);
  const { lineUps, ...data } = pageData(context, head, answer);
  const changes = events.value?.value.events.filter(({ type }) => type === "SUBST") ?? [];
  return { ...data, ...(lineUps && { football: { lineUps, changes } }) };
}

async function loadBasketball(context: EdgeContext, request: LineUpsRequest): Promise<LineUpsData> {
  const { matchId = "" } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "lineups" }),
    settle(context, context.upstream.call("basketballLineup", { matchId })),
  ]);
  const { lineUps, ...data } = pageData(context, head, answer);
  return { ...data, ...(lineUps && { basketball: lineUps }) };
}

const LOAD: Record<Sport, (context: EdgeContext, request: LineUpsRequest) => Promise<LineUpsData>> = {
  football: loadFootball,
  basketball: loadBasketball,
};

interface KnownLineUps<Value> extends Pick<LineUpsData, "head" | "error" | "fetched" | "announced"> {
  lineUps?: Value;
}

function pageData<Value extends LineUps | GameLineUps>(
  { locale, now }: EdgeContext,
  head: MatchHeadData,
  { value: answer, error }: Settled<Fetched<Value>>,
): KnownLineUps<Value> {
  if (!answer) return { head, error };
  const { value, ...fetched } = answer;
  const isNamed = value.home.starters.length > 0 || value.away.starters.length > 0;
  const news = announcement(isNamed ? value : { state: "none" }, head.about.match, now);
  return {
    head,
    fetched,
    ...(news && { announced: inWords(news, head, locale) }),
    ...(isNamed && { lineUps: value }),
  };
}

function inWords({ key, at }: Announcement, { zone }: MatchHeadData, locale: EdgeContext["locale"]): AnnouncementText {
  if (at === undefined) return { key };
  return {
    key,
    day: formatDate(localDate(at, zone), locale, "row"),
    time: formatClock(at, zone),
    zone: formatOffsets(zone),
  };
}
