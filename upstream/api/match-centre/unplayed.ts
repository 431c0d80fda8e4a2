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
