/**
 * All guides in the order in which they were added: their position determines the id in new databases. Append new ones.
 */
export const GUIDE_KEYS: readonly string[] = [
  "quarter-lines",
  "reading-odds",
  "how-tables-are-ranked",
  "offside",
  "var",
  "added-time-extra-time-shoot-outs",
  "cards-and-suspensions",
  "champions-league-format",
  "world-cup-48-teams",
  "basketball-rules",
  "reading-a-box-score",
  "nba-season",
  "premier-league",
  "thai-league",
  "v-league",
  "cambodian-premier-league",
  "chinese-super-league",
  "hong-kong-premier-league",
  "brasileirao",
];
