import { STAR_LABEL_ID } from "~/features/favourites/star-forms";
import { ROW_PICTURE, TeamImage } from "~/ui/TeamImage";
import type { ListedMatch, ListedTeam } from "./listed-match.ts";
import styles from "./match-row.module.css";
import type { SideView } from "./match-state-view.ts";
import { RowStatus } from "./RowStatus.tsx";
import { notesClass, rowClass, winnerClass } from "./row-classes.ts";
import type { RowView } from "./row-view.ts";

export interface MatchRowProps {
  match: Pick<ListedMatch, "id" | "sport" | "home" | "away">;
  view: RowView;
  /** Absent for visitors who save data: no pictures. */
  storageBaseUrl?: string | undefined;
  /** The formatted day, if rows of several days are mixed. */
  day?: string | undefined;
}

/**
 * A match as one link with a sentence for screen readers and a visual scoreboard, plus a star. A row has the same
 * elements in every match state: only texts and attributes change, which row-parts.ts writes in the browser.
 */
export function MatchRow({ match: { id, sport, home, away }, view, storageBaseUrl, day }: MatchRowProps) {
  const { state, href, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  return (
    <div className={rowClass(state, sport)}>
      <a href={href}>
        <span className="visually-hidden">{day ? `${day}: ${sentence}` : sentence}</span>
        <span className={styles.board} aria-hidden="true">
          {day && <span className={styles.day}>{day}</span>}
          <RowStatus {...status} />
          <span className={styles.halfTime}>{halfTime}</span>
          <span className={notesClass(isVarCheck)}>{notes}</span>
          <Side team={home} side={sides[0]} storageBaseUrl={storageBaseUrl} />
          <Side team={away} side={sides[1]} storageBaseUrl={storageBaseUrl} />
        </span>
      </a>
      {/* biome-ignore lint/a11y/useButtonType: a button submits by default; omitted because there are five hundred */}
      <button className={styles.star} form="fav" name="match" value={id} aria-labelledby={STAR_LABEL_ID} />
    </div>
  );
}

interface SideProps {
  team: ListedTeam;
  side: SideView;
  storageBaseUrl: string | undefined;
}

const Side = ({ team, side: { score, reds, isWinner }, storageBaseUrl }: SideProps) => (
  <>
    <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={ROW_PICTURE} />
    <span className={winnerClass(isWinner)} data-s={shortOnPhones(team)}>
      {team.name}
    </span>
    <b data-r={reds || undefined}>{score}</b>
  </>
);

/** Letters that fit on a phone; a longer name is shown in its short form there. */
const LONGEST = 18;

const shortOnPhones = ({ name, shortName }: ListedTeam): string | undefined =>
  (name.length > LONGEST && shortName) || undefined;
