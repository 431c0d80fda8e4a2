import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import row from "~/features/match-row/match-row.module.css";
import type { SideView } from "~/features/match-row/match-state-view";
import { RowStatus } from "~/features/match-row/RowStatus";
import { notesClass, rowClass, winnerClass } from "~/features/match-row/row-classes";
import type { RowView } from "~/features/match-row/row-view";
import styles from "./score-line.module.css";

/**
 * The score board in one line, hidden from screen readers: it appears when the board is scrolled out of view. The page
 * script updates it like the board.
 */
export function ScoreLine({ match, view }: { match: Match; view: RowView }) {
  const { state, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  return (
    <div className={rowClass(state, match.sport, styles.scoreLine)} aria-hidden="true">
      <div data-href={matchPath(match)}>
        <p className="visually-hidden">{sentence}</p>
        <div className={`${row.board} ${styles.parts}`}>
          <RowStatus {...status} />
          <span className={row.halfTime}>{halfTime}</span>
          <span className={notesClass(isVarCheck)}>{notes}</span>
          <Side name={match.home.name} side={sides[0]} />
          <Side name={match.away.name} side={sides[1]} />
        </div>
      </div>
    </div>
  );
}

const Side = ({ name, side: { score, reds, isWinner } }: { name: string; side: SideView }) => (
  <>
    <span className={winnerClass(isWinner)}>{name}</span>
    <b data-r={reds || undefined}>{score}</b>
  </>
);
