import type { LineUpPlayer } from "#contract/domain/line-ups";
import { PlayerName } from "~/features/match-events/PlayerName";
import { positionName } from "~/features/people/person-labels.ts";
import { ChangeMark } from "./ChangeMark.tsx";
import type { LineUpFacts } from "./line-up-facts.ts";
import styles from "./lists.module.css";
import marks from "./marks.module.css";
import { PlayerMarks } from "./PlayerMarks.tsx";
import { RatingBadge } from "./RatingBadge.tsx";
import type { CameOn, Substitutions } from "./substitutions.ts";

interface PlayerRowProps {
  player: LineUpPlayer;
  substitutions: Substitutions;
  /** The match has started: there are columns for marks and ratings. */
  isPlayed: boolean;
  facts: LineUpFacts;
}

/** A football player in their side's list. */
export function PlayerRow({ player, substitutions, isPlayed, facts }: PlayerRowProps) {
  const { t, people, sport, locale } = facts;
  const cameOn = substitutions.cameOn.find((one) => one.player === player);
  const off = substitutions.minuteOff(player);
  const about = [positionName(people, { position: player.role }), cameOn && insteadOf(cameOn, facts)].filter(Boolean);
  return (
    <tr>
      <td className={`${styles.number} tabular`}>{player.number ?? "–"}</td>
      <th scope="row">
        <PlayerName of={player} sport={sport} locale={locale} className={styles.name} />
        {player.isCaptain && (
          <>
            {" "}
            <abbr className={styles.captain} title={t("captain")}>
              C
            </abbr>
          </>
        )}
        <small>{about.join(" · ")}</small>
      </th>
      {isPlayed && (
        <>
          <td className={`${styles.marks} ${marks.group}`}>
            <PlayerMarks player={player} facts={facts} />
            {cameOn && <ChangeMark kind="on" minute={cameOn.minute} facts={facts} />}
            {off && <ChangeMark kind="off" minute={off} facts={facts} />}
          </td>
          <td className={styles.rating}>
            <RatingBadge player={player} facts={facts} fallback="–" />
          </td>
        </>
      )}
    </tr>
  );
}

function insteadOf({ instead, isForInjured }: CameOn, { t }: LineUpFacts): string | undefined {
  if (!instead) return undefined;
  return t(isForInjured ? "insteadOfInjured" : "insteadOf", { player: instead.name });
}
