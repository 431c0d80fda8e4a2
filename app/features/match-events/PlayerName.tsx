import type { PlayerRef } from "#contract/domain/people";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { namedPlayer } from "~/features/people/name-of";

interface PlayerNameProps {
  of: PlayerRef;
  sport: Sport;
  locale: LocaleCode;
  className?: string;
}

/** A player's name, linked if they have a page. */
export function PlayerName({ of, sport, locale, className }: PlayerNameProps) {
  const { name, href } = namedPlayer(of, { sport, locale });
  if (!href) return className ? <span className={className}>{name}</span> : name;
  return (
    <a className={className} href={href}>
      {name}
    </a>
  );
}
