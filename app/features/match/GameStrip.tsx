import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LiveMatch, Match, Pair, Series, Side, Team } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { isBreak } from "~/sports/status-words";
import styles from "./game-strip.module.css";

const nameOf = ({ name, shortName }: Team): string => shortName ?? name;

/** How a best-of series stands; `score` has the wins of the side ahead first. */
type SeriesState = { is: "level"; score: string } | { is: "leads" | "won"; side: Side; score: string };

/** Undefined for a single game and before the first win. */
export function seriesState(series: Series | undefined, language: string): SeriesState | undefined {
  if (!series || series.bestOf === 1) return undefined;
  const [home, away] = series.wins;
  const most = Math.max(home, away);
  if (most === 0) return undefined;
  const score = scoreText([most, Math.min(home, away)], language, "sentence");
  if (home === away) return { is: "level", score };
  return { is: most > series.bestOf / 2 ? "won" : "leads", side: home > away ? "home" : "away", score };
}

/**
 * The last line of a basketball game's head, beside its clock: possession, bonus and time-outs left in play, before and
 * after a game of a series how that stands. Each has a place of its own, so that nothing moves when one changes.
 */
export function GameStrip({ match }: { match: Match }) {
  const { t, i18n } = useTranslation("match");
  if (match.state === "live") return <BoardLine match={match} />;
  const state = seriesState(match.series, i18n.language);
  if (!state) return null;
  const { is, score } = state;
  return (
    <p className={`${styles.series} tabular`}>
      {is === "level" ? t("series.level", { score }) : t(`series.${is}`, { team: nameOf(match[state.side]), score })}
    </p>
  );
}

const bonusText = (match: Match, [side, other]: readonly Side[], t: TFunction<"match">): string =>
  !side || other ? t("board.bonusOfBoth") : t("board.bonus", { team: nameOf(match[side]) });

function BoardLine({ match }: { match: LiveMatch }) {
  const { t } = useTranslation("match");
  const { gameBoard, period } = match;
  if (!gameBoard) return null;
  const { possession, bonus = [], timeouts } = gameBoard;
  const isPlayed = !isBreak(period);
  // All three are always there: an updated page keeps each in its place.
  return (
    <p className={`${styles.board} tabular`}>
      <span className={styles.possession}>{isPlayed && possession && <Possession of={match[possession]} />}</span>
      <span className={styles.bonus}>{isPlayed && bonus.length > 0 && bonusText(match, bonus, t)}</span>
      <span>{timeouts && <Timeouts match={match} left={timeouts} />}</span>
    </p>
  );
}

function Possession({ of }: { of: Team }) {
  const { t } = useTranslation("match");
  return (
    <>
      <span aria-hidden="true">{`● ${nameOf(of)}`}</span>
      <span className="visually-hidden">{`${t("board.possession", { team: of.name })}. `}</span>
    </>
  );
}

function Timeouts({ match: { home, away }, left }: { match: LiveMatch; left: Pair }) {
  const { t } = useTranslation("match");
  const sides = { homeTeam: home.name, home: left[0], awayTeam: away.name, away: left[1] };
  return (
    <>
      <span aria-hidden="true">{t("board.timeoutsShort", { home: left[0], away: left[1] })}</span>
      <span className="visually-hidden">{t("board.timeouts", sides)}</span>
    </>
  );
}
