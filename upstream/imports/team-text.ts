/** Characters; the longest name of a club in our sources has 40. */
const LONGEST = 60;

/**
 * Signs of something else in a team's place: a score, a minute, two names with a gap, a list or a label of line-ups, a
 * ground.
 */
const FOREIGN = /\d\s*[-\u2013:]\s*\d|\d'|\s{2,}|[:;|@[\]?]|\s[-\u2013]\s|\b(?:pen|a\.?e\.?t|agg)\.(?:\s|$)/i;

/** Years behind the name of a club that is no more: "Accrington FC (1878-1896)". */
const LIFESPAN = /\s*\((?:18|19|20)\d\d[-\u2013](?:18|19|20)\d\d\)$/;

/** Whether a text can be the name of a team. What cannot is refused: it would become a club with a page of its own. */
export const isTeamText = (text: string): boolean =>
  text.length <= LONGEST && /\p{L}/u.test(text) && !FOREIGN.test(text.replace(LIFESPAN, ""));
