import { useTranslation } from "react-i18next";
import { unbrokenName } from "#contract/text/unbroken-name";
import { labelled } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./score-head.module.css";
import type { ScoreHeadData } from "./score-head.ts";

interface ScoreHeadProps {
  of: ScoreHeadData;
  /** The formatted day. */
  day: string;
  /** The page's heading, which screen readers get instead of the board. */
  heading: string;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

const PICTURE = 48;

/** The teams and match state: a heading and a sentence for screen readers, a visual board. */
export function ScoreHead({ of, day, heading, storageBaseUrl }: ScoreHeadProps) {
  const { i18n } = useTranslation();
  const { state, sentence, figure, status, notes, sides } = of;
  const side = (index: 0 | 1) => {
    const team = index === 0 ? of.home : of.away;
    return (
      <div className={sides[index].isWinner ? styles.winner : undefined}>
        <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={PICTURE} />
        {unbrokenName(team.name)}
      </div>
    );
  };
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <p className="visually-hidden">{labelled(day, sentence, i18n.language)}</p>
      <div className={classNames(styles.board, state === "live" && styles.live)} aria-hidden="true">
        {side(0)}
        <div>
          <strong className="tabular">{figure}</strong>
          <span>{status || day}</span>
          {notes && <span>{notes}</span>}
        </div>
        {side(1)}
      </div>
    </>
  );
}
