import type { Side } from "#contract/domain/match";
import type { PlayerRef } from "#contract/domain/player-ref";
import type { TeamInfo } from "#contract/domain/team-info";
import type { GameLeaderKey } from "#contract/tables/game-leaders";
import type { LocaleCode } from "#contract/tables/locales";
import { countText } from "~/features/people/counted";
import { squadBest } from "~/features/team/SquadInShort";

/** Each side's best of the season in a statistic, with the average per game as a text. */
export type SeasonLeader = { key: GameLeaderKey } & Partial<Record<Side, PlayerRef & { value: string }>>;

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
