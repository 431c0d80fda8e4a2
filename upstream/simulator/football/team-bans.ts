import { DAY } from "#contract/time/units";
import { matchesBanned, type YellowCardRule } from "../../data/competitions/football/yellow-cards.ts";
import type { Fixture } from "../../match/match.ts";
import type { Absence, Player } from "../people/types.ts";
import type { Card } from "./cards.ts";

/** A card that a player was shown. */
export interface ShownCard {
  player: Player;
  colour: Card["colour"];
}

/** What a team was shown in a match in which some players were banned, and when it was over; undefined if not played. */
export type ShownIn = (
  fixture: Fixture,
  banned: readonly Absence[],
) => Promise<{ cards: readonly ShownCard[]; endsAt: number } | undefined>;

interface Ban {
  player: Player;
  reason: "cards" | "yellow_cards";
  from: number;
  matches: number;
}

const absenceFrom = ({ player, reason, from }: Ban, { kickOff }: Fixture): Absence => ({
  player,
  kind: "suspension",
  certainty: "out",
  reason,
  from,
  until: kickOff + DAY,
});

/** Who of a team is banned in the matches of one season of a competition. */
export class TeamBans {
  readonly #banned: (readonly Absence[])[] = [];
  readonly #yellows = new Map<string, number>();
  #pending: Ban[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(
    /** Of the team, in order of kick-off. */
    readonly fixtures: readonly Fixture[],
    /** Undefined where yellow cards are not added up. */
    private readonly rule: YellowCardRule | undefined,
  ) {}

  /** Those banned in a match; asks for the cards of all before it, once. */
  in(fixtureId: string, shownIn: ShownIn): Promise<readonly Absence[]> {
    const index = this.fixtures.findIndex(({ id }) => id === fixtureId);
    const found = this.#last.then(async () => {
      while (this.#banned.length <= index) await this.#playNext(shownIn);
      return this.#banned[index] ?? [];
    });
    this.#last = found.then(
      () => undefined,
      () => undefined,
    );
    return found;
  }

  /** Notes who is banned in the next match, and plays the one before it. */
  async #playNext(shownIn: ShownIn): Promise<void> {
    const at = this.#banned.length;
    const before = this.fixtures[at - 1];
    if (before) {
      const shown = await shownIn(before, this.#banned[at - 1]!);
      if (shown) this.#count(shown.cards, shown.endsAt, before.matchday);
    }
    this.#banned.push(this.#pending.map((ban) => absenceFrom(ban, this.fixtures[at]!)));
  }

  #count(cards: readonly ShownCard[], from: number, round: number | undefined): void {
    const served = this.#pending.map((ban) => ({ ...ban, matches: ban.matches - 1 }));
    this.#pending = served.filter(({ matches }) => matches > 0);
    const off = cards.filter(({ colour }) => colour !== "yellow").map(({ player }) => player);
    for (const player of off) this.#pending.push({ player, reason: "cards", from, matches: 1 });
    if (!this.rule) return;
    for (const { player, colour } of cards) {
      // Two of one match are one red card.
      if (colour !== "yellow" || off.some(({ id }) => id === player.id)) continue;
      const count = (this.#yellows.get(player.id) ?? 0) + 1;
      this.#yellows.set(player.id, count);
      const matches = matchesBanned(this.rule, count, round);
      if (matches > 0) this.#pending.push({ player, reason: "yellow_cards", from, matches });
    }
  }
}
