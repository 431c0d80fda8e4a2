import { useTranslation } from "react-i18next";
import type { Match, Team } from "#contract/domain/match";
import { matchPath, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { unbrokenName } from "#contract/text/unbroken-name";
import row from "~/features/match-row/match-row.module.css";
import { RowStatus } from "~/features/match-row/match-row-fragment";
import type { SideView } from "~/features/match-row/match-state-view";
import { notesClass, rowClass, winnerClass } from "~/features/match-row/row-classes";
import type { RowView } from "~/features/match-row/row-view";
import { labelled } from "~/i18n/join-texts";
import { UNTIL_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pairText } from "~/sports/figures";
import { TeamImage } from "~/ui/TeamImage";
import type { Records } from "./load-match-head.server.ts";
import styles from "./score-board.module.css";

/** Crest size in pixels. */
const CREST = 56;

/** Basketball boards have a column per quarter. */
const SPORT_CLASSES: Readonly<Record<Sport, string | undefined>> = {
  football: undefined,
  basketball: styles.basketball,
};

/** Where a phone's rows have room for a short name only. */
const IS_SHORT_ON_PHONES: Readonly<Record<Sport, boolean>> = { football: false, basketball: true };

interface ScoreBoardProps {
  match: Match;
  view: RowView;
  /** The formatted day of kick-off. */
  day: string;
  locale: Page["locale"];
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
  /** Both sides' records, in sports and phases in which they are shown. */
  records?: Records | undefined;
  /** For a match that is to come. */
  hasCountdown?: boolean;
}

/**
 * The match state, large: the elements of a row in a row's order (match-row-fragment.tsx), so that the page script
 * updates it like a row, and behind them what it leaves alone: how long it is until kick-off (countdown.ts), and both
 * records; the team names are links. The script overwrites the classes of names and notes, so the style sheet selects
 * them by position.
 */
export function ScoreBoard({ match, view, day, locale, storageBaseUrl, records, hasCountdown }: ScoreBoardProps) {
  const { state, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  const { sport, home, away } = match;
  const side = (team: Team, of: SideView) => (
    <Side
      team={team}
      short={IS_SHORT_ON_PHONES[sport] ? team.shortName : undefined}
      side={of}
      href={localePath(locale, teamPath({ sport, key: team.key, id: team.id }))}
      storageBaseUrl={storageBaseUrl}
    />
  );
  return (
    <div className={rowClass(state, sport, styles.scoreBoard, SPORT_CLASSES[sport])}>
      <div data-href={matchPath(match)}>
        <p className="visually-hidden">{labelled(day, sentence, locale)}</p>
        <div className={`${row.board} ${styles.parts}`}>
          <span className={row.day} aria-hidden="true">
            {day}
          </span>
          <RowStatus {...status} />
          <span className={row.halfTime}>{halfTime}</span>
          <span className={notesClass(isVarCheck)}>{notes}</span>
          {side(home, sides[0])}
          {side(away, sides[1])}
          {hasCountdown && <Until />}
          {records && (
            <>
              <WonAndLost record={records.home} />
              <WonAndLost record={records.away} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface SideProps {
  team: Team;
  /** In place of the name on phones. */
  short: string | undefined;
  side: SideView;
  href: string;
  storageBaseUrl: string | undefined;
}

const Side = ({ team, short, side: { score, reds, isWinner }, href, storageBaseUrl }: SideProps) => (
  <>
    <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={CREST} />
    <a className={winnerClass(isWinner)} href={href} data-short={short && unbrokenName(short)}>
      {unbrokenName(team.name)}
    </a>
    <b data-r={reds || undefined}>{score}</b>
  </>
);

/** The place and the sentences for how long it is until kick-off, in which the script puts a number for "#". */
function Until() {
  const { t } = useTranslation("match");
  const [minutes, hours] = [t("until.minutes", { minutes: "#" }), t("until.hours", { hours: "#" })];
  return <i className={styles.until} id={UNTIL_ID} data-minutes={minutes} data-hours={hours} />;
}

function WonAndLost({ record: [won, lost] }: { record: Records["home"] }) {
  const { t } = useTranslation("match");
  return (
    <small>
      <span className="visually-hidden">{t("board.record", { won, lost })}</span>
      <span aria-hidden="true">{pairText([won, lost])}</span>
    </small>
  );
}
