import type { GameLineUpPlayer } from "#contract/domain/game-info";
import type { Match, Side } from "#contract/domain/match";
import entity from "~/features/entity/entity.module.css";
import { PlayerName } from "~/features/match-events/PlayerName";
import { positionName } from "~/features/people/person-labels.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import styles from "./lists.module.css";
import type { OnCourt } from "./on-court.ts";

interface CourtProps {
  match: Pick<Match, "home" | "away">;
  of: Pick<OnCourt, "moment" | "five">;
  facts: LineUpFacts;
}

/** The current fives, at the top of the page. */
export function Court({ match, of: { moment, five }, facts }: CourtProps) {
  const side = (key: Side) => (
    <div id={`court-${key}`}>
      <h3>{match[key].name}</h3>
      <ul className={styles.people}>
        {five[key].map((player) => (
          <Player key={`${player.id} ${player.name}`} of={player} facts={facts} />
        ))}
      </ul>
    </div>
  );
  return (
    <section className={`card ${entity.section} ${styles.court}`}>
      <h2>{facts.t(moment)}</h2>
      <div>
        {side("home")}
        {side("away")}
      </div>
    </section>
  );
}

const Player = ({ of, facts: { sport, locale, people } }: { of: GameLineUpPlayer; facts: LineUpFacts }) => (
  <li>
    <span className={`${styles.number} tabular`}>{of.number}</span>{" "}
    <PlayerName of={of} sport={sport} locale={locale} className={styles.name} />
    <small>{positionName(people, of)}</small>
  </li>
);
