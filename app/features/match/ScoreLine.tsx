import type { Match, Team } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import row from "~/features/match-row/match-row.module.css";
import { RowStatus } from "~/features/match-row/match-row-fragment";
import type { SideView } from "~/features/match-row/match-state-view";
import { notesClass, rowClass, winnerClass } from "~/features/match-row/row-classes";
import type { RowView } from "~/features/match-row/row-view";
import { ROW_PICTURE, TeamImage } from "~/ui/TeamImage";
import styles from "./score-line.module.css";

interface ScoreLineProps {
  match: Match;
  view: RowView;
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
}

/**
 * The score board in one line, hidden from screen readers: it appears when the board is scrolled out of view. The page
 * script updates it like the board.
 */
export function ScoreLine({ match, view, storageBaseUrl }: ScoreLineProps) {
  const { state, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  return (
    <div className={rowClass(state, match.sport, styles.scoreLine)} aria-hidden="true">
      <div data-href={matchPath(match)}>
        <p className="visually-hidden">{sentence}</p>
        <div className={`${row.board} ${styles.parts}`}>
          <RowStatus {...status} />
          <span className={row.halfTime}>{halfTime}</span>
          <span className={notesClass(isVarCheck)}>{notes}</span>
          <Side team={match.home} side={sides[0]} storageBaseUrl={storageBaseUrl} />
          <Side team={match.away} side={sides[1]} storageBaseUrl={storageBaseUrl} />
        </div>
      </div>
    </div>
  );
}

interface SideProps extends Pick<ScoreLineProps, "storageBaseUrl"> {
  team: Team;
  side: SideView;
}

const Side = ({ team, side: { score, reds, isWinner }, storageBaseUrl }: SideProps) => (
  <>
    <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={ROW_PICTURE} />
    <span className={winnerClass(isWinner)}>{team.name}</span>
    <b data-r={reds || undefined}>{score}</b>
  </>
);
