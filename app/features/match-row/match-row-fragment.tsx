import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { STAR_LABEL_ID } from "~/features/favourites/star-forms";
import { labelled } from "~/i18n/join-texts";
import { createVersions } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { ROW_PICTURE, TeamImage } from "~/ui/TeamImage";
import styles from "./match-row.module.css";
import type { SideView, StatusView } from "./match-state-view.ts";
import { matchStatus } from "./match-status.ts";
import { notesClass, rowClass, winnerClass } from "./row-classes.ts";
import type { ListedMatch, ListedTeam } from "./row-fragments.ts";
import { type RowFacts, type RowView, rowView } from "./row-view.ts";

/** The status column of a row: kick-off, minute, or how the match ended. */
export const RowStatus = ({ text, dateTime, title, clock }: StatusView) => (
  <time className={styles.status} dateTime={dateTime} title={title || undefined} data-c={clock || undefined}>
    {text}
  </time>
);

export interface MatchRowProps {
  match: Pick<ListedMatch, "id" | "sport" | "home" | "away">;
  view: RowView;
  /** Absent for visitors who save data: no pictures. */
  storageBaseUrl?: string | undefined;
  /** The formatted day, if rows of several days are mixed. */
  day?: string | undefined;
  language: string;
}

/**
 * A match as one link with a sentence for screen readers and a visual scoreboard, plus a star. A row has the same
 * elements in every match state: only texts and attributes change, which row-parts.ts writes in the browser.
 */
export function MatchRow({ match: { id, sport, home, away }, view, storageBaseUrl, day, language }: MatchRowProps) {
  const { state, href, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  return (
    <div className={rowClass(state, sport)}>
      <a href={href}>
        <span className="visually-hidden">{day ? labelled(day, sentence, language) : sentence}</span>
        <span className={styles.board} aria-hidden="true">
          {day && <span className={styles.day}>{day}</span>}
          <RowStatus {...status} />
          <span className={styles.halfTime}>{halfTime}</span>
          <span className={notesClass(isVarCheck)}>{notes}</span>
          <Side team={home} beside={away} side={sides[0]} storageBaseUrl={storageBaseUrl} />
          <Side team={away} beside={home} side={sides[1]} storageBaseUrl={storageBaseUrl} />
        </span>
      </a>
      {/* biome-ignore lint/a11y/useButtonType: a button submits by default; omitted because there are five hundred */}
      <button className={styles.star} form="fav" name="match" value={id} aria-labelledby={STAR_LABEL_ID} />
    </div>
  );
}

interface SideProps {
  team: ListedTeam;
  /** The other team. */
  beside: ListedTeam;
  side: SideView;
  storageBaseUrl: string | undefined;
}

const Side = ({ team, beside, side: { score, reds, isWinner }, storageBaseUrl }: SideProps) => (
  <>
    <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={ROW_PICTURE} />
    <span className={winnerClass(isWinner)} data-s={shortOnPhones(team, beside)}>
      {team.name}
    </span>
    <b data-r={reds || undefined}>{score}</b>
  </>
);

/** Letters that fit on a phone. */
const LONGEST = 18;

/**
 * The short form in which a phone shows a team's name. Both teams of a match have theirs as soon as one name is too
 * long: "Clippers" is no match for "San Antonio Spurs". Undefined if the name stays.
 */
const shortOnPhones = ({ name, shortName }: ListedTeam, { name: other }: ListedTeam): string | undefined =>
  (Math.max(name.length, other.length) > LONGEST && shortName !== name && shortName) || undefined;

/** List keys are built from row keys, so each row key is a number. */
const versionOf = createVersions(MEMORY_LIMITS.rowVersions);

/** A match's row for `Fragments`. `day` is the formatted day, if rows of several days are mixed. */
export function matchRowFragment(match: ListedMatch, facts: RowFacts, day?: string): Fragment {
  const time = shownTime(match, facts.now);
  const made = facts.rows.get(match);
  if (made && made.time === time && made.day === day) return made.fragment;
  const { storageBaseUrl } = facts;
  const fragment: Fragment = {
    key: `MatchRow ${versionOf(matchRowKey({ match, view: rowView(match, facts), storageBaseUrl, day }, facts.rowsKey))}`,
    // The view is made only if the markup is not cached: caching it too would take half the memory of all rows.
    render: () => (
      <MatchRow
        match={match}
        view={rowView(match, facts)}
        storageBaseUrl={storageBaseUrl}
        day={day}
        language={facts.texts.language}
      />
    ),
  };
  facts.rows.set(match, { fragment, time, day });
  return fragment;
}

/** The part of a row that passing time changes; only live rows have one. */
function shownTime(match: ListedMatch, now: number): string {
  if (match.state !== "live") return "";
  const status = matchStatus(match, now);
  if (status.kind === "minute") return status.minute;
  return status.kind === "clock" ? `${status.left}` : "";
}

/** Everything that a row shows, as one text, with the language and zone of its page (`factsKey`). */
export function matchRowKey(
  { match, view, storageBaseUrl, day }: Omit<MatchRowProps, "language">,
  factsKey: string,
): string {
  const { href, state, sentence, status, sides, halfTime, notes, isVarCheck } = view;
  const [home, away] = sides;
  return JSON.stringify([
    factsKey,
    storageBaseUrl,
    day,
    match.id,
    match.sport,
    href,
    state,
    sentence,
    halfTime,
    notes,
    isVarCheck,
    status.text,
    status.dateTime,
    status.title || undefined,
    status.clock || undefined,
    ...teamKey(match.home),
    home.score,
    home.reds,
    home.isWinner,
    ...teamKey(match.away),
    away.score,
    away.reds,
    away.isWinner,
  ]);
}

const teamKey = ({ id, name, shortName, flag }: ListedTeam) => [id, name, shortName, flag];

/** The label of all stars on a page, once before the rows: repeated on each it would be one per cent of the page. */
export const StarLabel = ({ texts }: Pick<RowFacts, "texts">) => (
  <span id={STAR_LABEL_ID} hidden>
    {texts.favourite}
  </span>
);
