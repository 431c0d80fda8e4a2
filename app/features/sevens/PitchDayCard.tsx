import type { Team } from "#contract/domain/match";
import match from "~/features/match-row/match-row.module.css";
import { RowStatus } from "~/features/match-row/match-row-fragment";
import type { SideView } from "~/features/match-row/match-state-view";
import { notesClass, rowClass, winnerClass } from "~/features/match-row/row-classes";
import { formatDate } from "~/i18n/format-date";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { TeamImage } from "~/ui/TeamImage";
import type { PitchDay, SevensRowView } from "./match-rows.ts";
import styles from "./sevens.module.css";

interface SevensRowProps {
  row: SevensRowView;
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
}

/** A match as a link to its page here. It has no star: sevens cannot be followed. */
function SevensRow({ row: { view, home, away, label }, storageBaseUrl }: SevensRowProps) {
  const { state, href, sentence, status, notes, sides } = view;
  return (
    <li className={rowClass(state, "football")}>
      <a href={href}>
        <span className="visually-hidden">{`${sentence} ${label.replace("\n", ", ")}`}</span>
        <span className={match.board} aria-hidden="true">
          <RowStatus text={status.text} dateTime={status.dateTime} />
          <span className={classNames(notesClass(false), styles.label)}>{notes || label}</span>
          <Side team={home} side={sides[0]} storageBaseUrl={storageBaseUrl} />
          <Side team={away} side={sides[1]} storageBaseUrl={storageBaseUrl} />
        </span>
      </a>
    </li>
  );
}

/** The row as a fragment; its texts depend on the language, so the key does too. */
const sevensRowFragment = (props: SevensRowProps): Fragment => ({
  key: `sevens row ${JSON.stringify(props)}`,
  render: () => <SevensRow {...props} />,
});

interface SideProps {
  team: Team;
  side: SideView;
  storageBaseUrl: string | undefined;
}

const Side = ({ team, side: { score, isWinner }, storageBaseUrl }: SideProps) => (
  <>
    <TeamImage team={team} storageBaseUrl={storageBaseUrl} />
    <span className={winnerClass(isWinner)}>{team.name}</span>
    <b>{score}</b>
  </>
);

interface PitchDayCardProps {
  day: PitchDay;
  locale: Page["locale"];
  storageBaseUrl: string | undefined;
}

/** The matches of a day on a pitch, by time. */
export const PitchDayCard = ({ day: { date, pitch, rows }, locale, storageBaseUrl }: PitchDayCardProps) => (
  <section className={classNames(styles.pitchDay, "card")}>
    <h3>
      <time dateTime={date}>{formatDate(date, locale, "full")}</time> <small>{pitch}</small>
    </h3>
    <Fragments as="ul" of={rows.map((row) => sevensRowFragment({ row, storageBaseUrl }))} />
  </section>
);
