import type { LocaleCode } from "#contract/tables/locales";
import type { PlayerRefWire } from "#contract/wire/player-ref";
import { nameIn } from "../../data/entries/names.ts";
import type { BySide, Man, TeamSheet } from "../../simulator/football/types.ts";
import type { Person, SquadMember } from "../../simulator/people/types.ts";

function personFields({ id, key, names }: Pick<Person, "id" | "key" | "names">, locale: LocaleCode) {
  const { name, isFallback } = nameIn(names, locale);
  return { playerId: id, playerKey: key, playerName: name, nameIsFallback: isFallback || undefined };
}

export const memberWire = ({ player, number }: SquadMember, locale: LocaleCode): PlayerRefWire => ({
  ...personFields(player, locale),
  number,
});

/** Of a person without a shirt number. */
export const personWire = (person: Pick<Person, "id" | "key" | "names">, locale: LocaleCode): PlayerRefWire => ({
  ...personFields(person, locale),
  number: null,
});

/** A player of a sheet, by side and place. */
export const manWire =
  (sheets: BySide<TeamSheet>, locale: LocaleCode) =>
  (side: "home" | "away", man: Man): PlayerRefWire =>
    memberWire(sheets[side].men[man]!.member, locale);

/** Of a player without counts (yet). */
export const UNPLAYED = {
  rating: null,
  goals: 0,
  ownGoals: 0,
  assists: 0,
  yellow: 0,
  red: 0,
  inMinute: null,
  outMinute: null,
  minutes: 0,
  stats: {},
};
