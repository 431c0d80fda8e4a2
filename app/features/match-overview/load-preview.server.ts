import type { HeadToHead } from "#contract/domain/history";
import type { SquadStatus } from "#contract/domain/line-ups";
import type { Match, Side } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import type { PlayerRef } from "#contract/domain/people";
import type { TeamInfo } from "#contract/domain/team-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { GameLeaderKey } from "#contract/tables/match-facts";
import { matchPath } from "#contract/tables/paths";
import { callOf } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { countText } from "~/features/people/counted";
import { squadBest } from "~/features/team/SquadInShort";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";
import { bySport } from "~/sports/by-sport";
import type { MeetingsData, MeetingView } from "./Meetings.tsx";

/** Each side's best of the season in a statistic, with the average per game as a text. */
type SeasonLeader = { key: GameLeaderKey } & Partial<Record<Side, PlayerRef & { value: string }>>;

const FIGURES = [
  ["pts", "average.points"],
  ["reb", "average.rebounds"],
  ["ast", "average.assists"],
] as const;

/** The best of both basketball squads face to face; statistics that only one side has are left out. */
export function seasonLeaders(
  teams: Readonly<Record<Side, Pick<TeamInfo, "squad"> | undefined>>,
  locale: LocaleCode,
): SeasonLeader[] {
  const { home, away } = teams;
  if (!home || !away) return [];
  const lists = { home: squadBest(home.squad, "basketball"), away: squadBest(away.squad, "basketball") };
  const bestOf = (side: Side, name: (typeof FIGURES)[number][1]) => {
    const [best] = lists[side].find(({ key }) => key === name)?.players ?? [];
    if (!best) return undefined;
    const { id, key, name: playerName, isFallbackName } = best.player;
    const player: PlayerRef = {
      ...(id && { id }),
      ...(key && { key }),
      name: playerName,
      ...(isFallbackName && { isFallbackName }),
    };
    return { ...player, value: countText(best.value, locale) };
  };
  return FIGURES.flatMap(([key, name]) => {
    const [ofHome, ofAway] = [bestOf("home", name), bestOf("away", name)];
    return ofHome && ofAway ? [{ key, home: ofHome, away: ofAway }] : [];
  });
}

/** What is known before a match; parts that the upstream does not have are absent. */
export interface Preview {
  meetings?: MeetingsData;
  absences?: Pick<SquadStatus, Side>;
  /** Of the season, in basketball. */
  leaders?: SeasonLeader[];
}

/** Chances by prices without their margin, in per cent, and from how many companies. */
export interface FairPrices {
  shares: { home: number; draw?: number; away: number };
  companies: number;
}

/** Meetings shown one by one. */
const SHOWN = 3;
/** Meetings counted. */
const COUNTED = 10;

/** Earlier meetings, absent players and, where prices are shown, what these say of a match that has yet to begin. */
export async function loadPreview(
  context: EdgeContext,
  about: MatchAbout,
): Promise<{ preview: Preview; fair?: FairPrices }> {
  const { sport, match } = about;
  const { upstream } = context;
  const matchId = match.id;
  const hasPrices =
    context.showsPrices &&
    bySport(about, { football: ({ coverage }) => coverage?.odds !== false, basketball: () => false });
  const hasLeaders = bySport(about, { football: () => false, basketball: () => true });
  const loadTeam = (side: Side) =>
    hasLeaders ? settle(context, upstream.call(callOf(sport, "teamInfo"), { teamId: match[side].id })) : undefined;
  const [meetings, squads, prices, home, away] = await Promise.all([
    settle(context, upstream.call(callOf(sport, "h2hInfo"), { matchId, size: COUNTED })),
    settle(context, upstream.call(callOf(sport, "squadStatus"), { matchId })),
    hasPrices ? settle(context, upstream.call("oddsLatestEurope", { matchId })) : undefined,
    loadTeam("home"),
    loadTeam("away"),
  ]);
  const leaders = seasonLeaders({ home: home?.value?.value, away: away?.value?.value }, context.locale);
  const found = meetings.value && meetingsOf(context, meetings.value.value);
  const absences = squads.value?.value;
  const summary = prices?.value?.value.summary;
  return {
    preview: {
      ...(found && { meetings: found }),
      ...(absences && { absences }),
      ...(leaders.length > 0 && { leaders }),
    },
    ...(summary && { fair: { shares: summary.fair, companies: summary.companies } }),
  };
}

function meetingsOf({ locale, visitor }: EdgeContext, { summary, matches }: HeadToHead): MeetingsData | undefined {
  if (summary.played === 0) return undefined;
  const rowOf = (match: Match): MeetingView => ({
    id: match.id,
    href: localePath(locale, matchPath(match)),
    day: formatDate(dateIn(match.kickOff, visitor.timeZone), locale, "date"),
    home: match.home.shortName ?? match.home.name,
    away: match.away.shortName ?? match.away.name,
    score: "score" in match && match.score ? scoreText(match.score, locale, "cell") : "–",
    ...(match.state === "finished" && match.winner && { winner: match.winner }),
  });
  return { summary, rows: matches.slice(0, SHOWN).map(({ match }) => rowOf(match)) };
}
