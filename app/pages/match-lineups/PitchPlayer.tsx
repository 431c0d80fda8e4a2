import type { LineUpPlayer } from "#contract/domain/line-ups";
import { namedPlayer } from "~/features/people/name-of";
import { classNames } from "~/ui/class-names";
import type { KitColours } from "./kit-colours.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import marks from "./marks.module.css";
import { PlayerMarks } from "./PlayerMarks.tsx";
import styles from "./pitch.module.css";
import { RatingBadge } from "./RatingBadge.tsx";

interface PitchPlayerProps {
  player: LineUpPlayer;
  /** When they were substituted. */
  minuteOff: string | undefined;
  kit: KitColours | undefined;
  facts: LineUpFacts;
}

/** A player as a shirt with their marks. */
export function PitchPlayer({ player, minuteOff, kit, facts }: PitchPlayerProps) {
  const { name, href } = namedPlayer(player, facts);
  const looks = (
    <>
      <Shirt number={player.number} kit={kit} />
      <RatingBadge player={player} facts={facts} className={styles.rating} />
      <span className={`${styles.marks} ${marks.group}`}>
        <PlayerMarks player={player} />
      </span>
      {minuteOff !== undefined && (
        <span className={classNames(styles.change, marks.change, "tabular")}>
          <i className={`${marks.mark} ${marks.off}`} />
          {`${minuteOff}'`}
        </span>
      )}
      <span className={styles.name}>
        {player.isCaptain ? `${name} ` : name}
        {player.isCaptain && <b>C</b>}
      </span>
    </>
  );
  if (!href) return <span className={styles.player}>{looks}</span>;
  // Not focusable: the list beside the pitch has the same links, with text for the marks.
  return (
    <a className={styles.player} tabIndex={-1} href={href}>
      {looks}
    </a>
  );
}

const Shirt = ({ number, kit }: { number: number | undefined; kit: KitColours | undefined }) => (
  <svg className={classNames(styles.shirt, !kit && styles.plain)} viewBox="0 0 40 35" aria-hidden="true">
    <use href="#shirt" fill={kit?.shirt} />
    <text x="20" y="24" fill={kit?.number}>
      {number}
    </text>
  </svg>
);
