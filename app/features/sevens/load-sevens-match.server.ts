import type { TeamLineUp } from "#contract/domain/line-ups";
import type { MatchEvents } from "#contract/domain/match-events";
import type { SevensMatchInfo } from "#contract/domain/sevens";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle } from "~/features/errors/error-states.server";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import { rowFacts } from "~/features/match-row/row-view";
import { type ScoreHeadData, scoreHead } from "~/features/score-head/ScoreHead";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { formatClock, type ZoneOffsets } from "~/i18n/zone-offsets";
import type { SevensQuery } from "./sevens-query.ts";
import { matchLabel, pitchName } from "./sevens-texts.ts";
import { isBusy } from "./tournament-days.ts";

export interface SevensMatchData {
  view: "match";
  info: SevensMatchInfo;
  head: ScoreHeadData;
  /** The year in the address, kept by the link back. */
  queryYear?: string;
  /** The formatted day of kick-off, in the visitor's zone. */
  day: string;
  time: string;
  pitch: string;
  /** Group, or tree and round. */
  label: string;
  /** Undefined if they could not be loaded. */
  events?: MatchEvents;
  lineUps?: { home: TeamLineUp; away: TeamLineUp };
  /** It is in play or about to start. */
  isBusy: boolean;
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

/**
 * One match of the tournament with its events and line-ups. Throws an error page for an unknown match and for a fault.
 */
export async function loadSevensMatch(
  context: EdgeContext,
  { match: matchId, year }: SevensQuery & { match: string },
): Promise<SevensMatchData> {
  const { upstream, locale, visitor } = context;
  const [{ value: info, ...fetched }, events, lineUps] = await Promise.all([
    loadOrThrowErrorPage(context, upstream.call("sevensMatchInfo", { matchId }), "matchNotFound"),
    settle(context, upstream.call("sevensMatchEvents", { matchId })),
    settle(context, upstream.call("sevensMatchLineup", { matchId })),
  ]);
  const { match } = info;
  const zone = zoneOfMatches([match], context);
  const i18n = translatorOf(locale, namespacesOf("sevens"));
  return {
    view: "match",
    info,
    head: scoreHead(match, rowFacts(i18n, context, zone)),
    ...(year && { queryYear: year }),
    day: formatDate(dateIn(match.kickOff, visitor.timeZone), locale, "full"),
    time: formatClock(match.kickOff, zone),
    pitch: pitchName(info.pitch, i18n),
    label: matchLabel(info, i18n).replace("\n", " · "),
    ...(events.value && { events: events.value.value }),
    ...(lineUps.value && { lineUps: lineUps.value.value }),
    isBusy: isBusy([info], context.now),
    zone,
    fetched,
  };
}
