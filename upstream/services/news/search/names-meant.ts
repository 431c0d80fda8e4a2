import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { nameIn } from "../../../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { Directory } from "../../../matches/directory.ts";
import { findersFor } from "../../search/finders.ts";
import { foldText } from "../../search/fold.ts";
import type { Found } from "../../search/ranking.ts";

/** Of each sport and kind. */
const MOST = 1;

type Entry = CompetitionEntry | TeamEntry;

function found(text: string, { directory, sports }: Among): Found<Entry>[] {
  const folded = foldText(text);
  if (folded === "") return [];
  return sports.flatMap((sport): Found<Entry>[] => {
    const { team, competition } = findersFor(directory, sport);
    return [...team.find(folded, MOST), ...competition.find(folded, MOST)];
  });
}

interface Among {
  directory: Directory;
  sports: readonly Sport[];
}

/** The sport that is asked for, else all. */
export const sportsOf = (sport: Sport | undefined): Sport[] => (sport ? [sport] : SPORTS.map(({ code }) => code));

/**
 * The clubs and competitions that a text may mean, as news in a language write them: by nickname, in another language's
 * spelling or script, or with up to two wrong letters, as the site's search does. Only those that fit best.
 */
export function namesMeant(text: string, locale: LocaleCode, among: Among): string[] {
  const all = found(text, among);
  const best = Math.min(...all.map(({ level }) => level));
  const names = all
    .filter(({ level }) => level === best)
    .flatMap(({ thing }) => {
      const { shortName } = thing as Pick<TeamEntry, "shortName">;
      return [nameIn(thing.names, locale).name, ...(shortName ? [shortName] : [])];
    });
  return [...new Set(names)];
}
