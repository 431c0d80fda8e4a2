import type { LineUpPlayer } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";
import { kitColours } from "./kit-colours.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import { PitchPlayer } from "./PitchPlayer.tsx";
import styles from "./pitch.module.css";
import type { SideOnPitch } from "./side-on-pitch.ts";

const SHIRT = "M12 2 2 8l4 9 4-2v18h20V15l4 2 4-9L28 2q-8 5-16 0z";

interface PitchProps {
  sides: Record<Side, SideOnPitch>;
  facts: LineUpFacts;
}

/**
 * Both sides on a pitch, hidden from screen readers. On phones the home side plays downwards, elsewhere to the right:
 * each line is ordered from the side's own left, and CSS rotates it.
 */
export const Pitch = ({ sides: { home, away }, facts }: PitchProps) => (
  <>
    {/* The shape, shared by all shirts on the page. */}
    <svg className={styles.shape} aria-hidden="true">
      <path id="shirt" d={SHIRT} />
    </svg>
    <div className={`${styles.half} ${styles.home}`}>
      <Half of={home} facts={facts} />
    </div>
    <div className={`${styles.half} ${styles.away}`}>
      <Half of={away} facts={facts} />
    </div>
  </>
);

function Half({ of, facts }: { of: SideOnPitch; facts: LineUpFacts }) {
  const { name, team, lines, substitutions } = of;
  const kit = kitColours(team.kit);
  const playerOf = (player: LineUpPlayer) => (
    <PitchPlayer
      key={`${player.id} ${player.name}`}
      player={player}
      minuteOff={substitutions.minuteOff(player)}
      kit={kit}
      facts={facts}
    />
  );
  return (
    <>
      <p>
        {team.formation ? `${name} ` : name}
        {team.formation && <b className="tabular">{team.formation}</b>}
      </p>
      {lines.map((line) => (
        <div key={`${line[0]?.id} ${line[0]?.name}`} className={styles.line}>
          {line.map(playerOf)}
        </div>
      ))}
    </>
  );
}
