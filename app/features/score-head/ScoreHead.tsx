import { useTranslation } from "react-i18next";
import type { Match, Pair } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { unbrokenName } from "#contract/text/unbroken-name";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";
import { labelled } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./score-head.module.css";

/** The state of a match, for pages about a part of it. */
export interface ScoreHeadData extends Pick<RowView, "state" | "sides" | "sentence" | "notes"> {
  home: Pick<Match["home"], "id" | "name" | "flag">;
  away: Pick<Match["away"], "id" | "name" | "flag">;
  /** The score; before the match its kick-off time. */
  figure: string;
  /** The status: full time, a minute. Empty if the figure says it. */
  status: string;
}

/** The head of a match; `facts` are those of rows. */
export function scoreHead(match: Match, facts: RowFacts): ScoreHeadData {
  const { state, sides, sentence, notes, status } = rowView(match, facts);
  const [home, away] = sides;
  const score: Pair | undefined =
    home.score === undefined || away.score === undefined ? undefined : [home.score, away.score];
  const [time = "", ...under] = status.text.split("\n");
  return {
    home: match.home,
    away: match.away,
    state,
    sides,
    sentence,
    notes,
    figure: score ? scoreText(score, facts.texts.language, "cell") : time,
    status: score ? (status.title ?? status.text) : under.join(" "),
  };
}

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
