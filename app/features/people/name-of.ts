import type { ClubRef, PlayerRef } from "#contract/domain/people";
import type { LocaleCode } from "#contract/tables/locales";
import { playerPath, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { localePath } from "~/page/locale-path";

/** A person or club as shown in a table. */
export interface Named {
  name: string;
  /** Absent if there is no page. */
  href?: string;
  /** As in EntityPicture: below the storage's base URL. */
  picture?: string;
}

interface Place {
  sport: Sport;
  locale: LocaleCode;
}

/** A player, with a page and portrait if their id is known. */
export function namedPlayer({ id, key, name }: PlayerRef, { sport, locale }: Place): Named {
  if (!id) return { name };
  return { name, href: localePath(locale, playerPath({ sport, id, key: key ?? id })), picture: `player/${id}` };
}

/** A club, with a page and crest if its id is known. */
export function namedClub({ id, key, name }: ClubRef, { sport, locale }: Place): Named {
  if (!id) return { name };
  return { name, href: localePath(locale, teamPath({ sport, id, key: key ?? id })), picture: `team/${id}` };
}
