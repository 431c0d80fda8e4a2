import type { FormLetter, FormMark } from "#contract/domain/standings";

/** A team's last matches as shown in a table. */
export interface ShownForm {
  /** From 0, latest last. */
  place: number;
  letter: FormLetter;
  /** Absent if only the result is known. */
  match?: FormMark;
}

const LENGTH = 5;

/** At most five, latest last, in reading order; upstreams send the latest first. */
export function shownForm(letters: readonly FormLetter[], matches: readonly FormMark[] = []): ShownForm[] {
  const marks: Omit<ShownForm, "place">[] =
    matches.length > 0
      ? matches.map((match) => ({ letter: match.result, match }))
      : letters.map((letter) => ({ letter }));
  return marks
    .slice(0, LENGTH)
    .reverse()
    .map((mark, place) => ({ ...mark, place }));
}

/** The teams and score of a mark's match, home first. */
export function scoreLine({ opponent, isHome, goalsFor, goalsAgainst }: FormMark, team: { name: string }): string {
  return isHome
    ? `${team.name} ${goalsFor}–${goalsAgainst} ${opponent.name}`
    : `${opponent.name} ${goalsAgainst}–${goalsFor} ${team.name}`;
}

/** The slug of a mark's match: home-vs-away, from the English names. */
export const slugOf = ({ opponent, isHome }: FormMark, team: { key: string }): string =>
  isHome ? `${team.key}-vs-${opponent.key}` : `${opponent.key}-vs-${team.key}`;
