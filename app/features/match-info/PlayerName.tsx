import type { PlayerRef } from "#contract/domain/player-ref";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { namedPlayer } from "~/features/people/name-of";

interface PlayerNameProps {
  of: PlayerRef;
  sport: Sport;
  locale: LocaleCode;
}

/** A player's name within a line, as a link where he has a page. */
export function PlayerName({ of, sport, locale }: PlayerNameProps) {
  const { name, href } = namedPlayer(of, { sport, locale });
  return href ? <a href={href}>{name}</a> : name;
}
