/** When a league's play-offs for the last place that promotes end. */
export interface PromotionPlayOffs {
  /** The better of its four places in the table. */
  firstPlace: number;
  /** The final's day, from the Monday of the week in which the league ends, and its time. */
  final: { day: number; time: string };
}

/**
 * Leagues whose last club to go up is found by four of them: the first meets the last of their places and the second
 * the third in two matches each, then the winners on neutral ground. England's three finals are on three days running
 * at the end of May. By competition id.
 */
export const PROMOTION_PLAY_OFFS: Readonly<Record<string, PromotionPlayOffs>> = {
  "302": { firstPlace: 3, final: { day: 26, time: "15:30" } },
  "304": { firstPlace: 3, final: { day: 27, time: "15:00" } },
  "305": { firstPlace: 4, final: { day: 28, time: "15:00" } },
};

/** Whether who wins a league's final goes up, and is not its champion. */
export const endsInPlayOffs = (competitionId: string): boolean => competitionId in PROMOTION_PLAY_OFFS;
