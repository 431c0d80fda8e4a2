import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";
import { namedPlayer } from "~/features/people/name-of";
import { classNames } from "~/ui/class-names";
import marks from "./marks.module.css";
import type { LineUpFacts } from "./marks.ts";
import { PlayerMarks, RatingBadge } from "./PlayerMarks.tsx";
import styles from "./pitch.module.css";
import type { SideOnPitch } from "./substitutions.ts";

interface KitColours {
  /** #rrggbb. */
  shirt: string;
  number: string;
}

const BLACK = "#000000";
const WHITE = "#ffffff";
/** WCAG 2.2, 1.4.3: contrast of text. */
const READABLE = 4.5;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Linearises a channel, 0 to 1 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (#rrggbb), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A kit's colours for a shirt with a number: an illegible number colour is replaced by black or white. Undefined for an
 * unknown kit or invalid colours.
 */
export function kitColours(kit: TeamLineUp["kit"]): KitColours | undefined {
  if (!kit || !isColour(kit.shirt)) return undefined;
  const { shirt, number } = kit;
  if (isColour(number) && contrast(shirt, number) >= READABLE) return { shirt, number };
  return { shirt, number: contrast(shirt, BLACK) > contrast(shirt, WHITE) ? BLACK : WHITE };
}

interface PitchPlayerProps {
  player: LineUpPlayer;
  /** When they were substituted. */
  minuteOff: string | undefined;
  kit: KitColours | undefined;
  facts: LineUpFacts;
}

/** A player as a shirt with their marks. */
function PitchPlayer({ player, minuteOff, kit, facts }: PitchPlayerProps) {
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
