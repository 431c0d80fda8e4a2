import type { TFunction } from "i18next";
import { Fragment } from "react";
import type { StandingsRow } from "#contract/domain/standings";
import { matchPath, teamPath } from "#contract/tables/paths";
import { DEDUCTION_REASONS } from "#contract/tables/standings-keys";
import { scoreText } from "#contract/text/score-text";
import { localePath } from "~/page/locale-path";
import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import { CLINCH_MARKS } from "./clinch-marks.ts";
import styles from "./standings.module.css";
import type { StandingsFacts } from "./standings-facts.ts";
import type { AnyRow } from "./standings-rows.ts";

interface TeamCellProps {
  row: AnyRow;
  /** Key of the team it is playing against, if that is in the table. */
  opponent?: string;
  facts: StandingsFacts;
  t: TFunction<"standings">;
}

/** The team as a link, with notes on its row. */
export function TeamCell({ row, opponent, facts, t }: TeamCellProps) {
  const { team } = row;
  const { sport, locale, storageBaseUrl } = facts;
  const clinch = "clinch" in row ? row.clinch : undefined;
  return (
    <th scope="row">
      <a className={styles.team} href={localePath(locale, teamPath({ sport, ...team }))}>
        <TeamImage team={team} storageBaseUrl={storageBaseUrl} />
        {clinch && (
          <b className={styles.clinch} aria-hidden="true">
            {CLINCH_MARKS[clinch]}
          </b>
        )}
        <TeamName team={team} />
      </a>
      {clinch && <span className="visually-hidden">{` ${t(`clinch.${clinch}`)}`}</span>}
      {"live" in row && row.live && <LiveScore live={row.live} slug={slugOf(team, opponent)} facts={facts} t={t} />}
      <Deduction row={row} t={t} />
    </th>
  );
}

// Which team is at home is unknown here: the match page redirects to its canonical address.
const slugOf = ({ key }: AnyRow["team"], opponent: string | undefined): string =>
  opponent === undefined ? key : `${key}-vs-${opponent}`;

/** The full name on wide screens, the short one on phones if there is one. */
function TeamName({ team: { name, shortName } }: Pick<AnyRow, "team">) {
  if (!shortName || shortName === name)
    return <span className={hasLongWord(name) ? styles.longWord : undefined}>{unbroken(name)}</span>;
  return (
    <>
      <span className={styles.wide}>{name}</span>
      <abbr className={classNames(styles.narrow, hasLongWord(shortName) && styles.longWord)} title={name}>
        {unbroken(shortName)}
      </abbr>
    </>
  );
}

/** Has a word too long for a phone's column; scripts without spaces break where readers expect it. */
const hasLongWord = (name: string): boolean => /\p{Script=Latin}{11}/u.test(name);

/** Browsers break the Thai form of a foreign name like Thai text, between any letters: this keeps each word whole. */
const unbroken = (name: string) =>
  /\p{Script=Thai}/u.test(name)
    ? name.split(" ").map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
        <Fragment key={place}>
          <i>{word}</i>{" "}
        </Fragment>
      ))
    : name;

interface LiveScoreProps extends Pick<TeamCellProps, "facts" | "t"> {
  live: NonNullable<StandingsRow["live"]>;
  slug: string;
}

/** How the team's match in progress stands for it, if its side is known. */
function standingClass({ score: [home, away], side }: LiveScoreProps["live"]): string | undefined {
  if (!side || home === away) return undefined;
  return (side === "home") === home > away ? styles.winning : styles.losing;
}

/** The current score of the team's match in progress, the home side's first as everywhere. */
function LiveScore({ live, slug, facts, t }: LiveScoreProps) {
  const { matchId, score } = live;
  const { locale, sport, countryKey, leagueKey } = facts;
  const path = matchPath({ sport, countryKey, leagueKey, slug, id: matchId });
  return (
    <a className={classNames(styles.liveScore, standingClass(live))} href={localePath(locale, path)} rel="nofollow">
      {t("live.score", { score: scoreText(score, locale, "cell") })}
    </a>
  );
}

function Deduction({ row: { deducted, ...row }, t }: Pick<TeamCellProps, "row" | "t">) {
  if (deducted === 0) return null;
  const reason = DEDUCTION_REASONS.find((one) => "deductedReason" in row && one === row.deductedReason);
  const points = t("deducted", { count: deducted });
  return <small className={styles.note}>{reason ? `${points} (${t(`reason.${reason}`)})` : points}</small>;
}
