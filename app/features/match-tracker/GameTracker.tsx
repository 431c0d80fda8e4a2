import { useTranslation } from "react-i18next";
import type { CourtPosition, GameComment, GameEventKind, GameMoment } from "#contract/domain/game-events";
import type { Match, Side } from "#contract/domain/match";
import { formatLeft } from "#contract/time/game-clock";
import entity from "~/features/entity/entity.module.css";
import { Section } from "~/features/entity/Section";
import { periodName } from "~/features/match/period-name";
import { SidesHead } from "~/features/match/SidesHead";
import { unbrokenScores } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { Court } from "./Court.tsx";
import { NOW_ID } from "./drawing.ts";
import lists from "./lists.module.css";
import type { TrackerData } from "./load-tracker.server.ts";
import styles from "./tracker.module.css";
import { CountCell, Sides, StatusNow, StatusText } from "./tracker-parts.tsx";

/** Keys of `tracker:game`: our own texts for plays without a supplier's sentence. */
type PlayWord =
  | "twoMade"
  | "twoMissed"
  | "threeMade"
  | "threeMissed"
  | "freeThrowMade"
  | "freeThrowMissed"
  | "rebound"
  | "turnover"
  | "foul"
  | "timeout";

interface GamePlay extends Pick<GameMoment, "period" | "left"> {
  key: string;
  side?: Side;
  text?: string;
  word?: PlayWord;
}

const SHOTS = {
  FG2: ["twoMade", "twoMissed"],
  FG3: ["threeMade", "threeMissed"],
  FT: ["freeThrowMade", "freeThrowMissed"],
} as const;
const OTHERS: Partial<Record<GameEventKind, PlayWord>> = {
  REBOUND: "rebound",
  TURNOVER: "turnover",
  FOUL: "foul",
  TIMEOUT: "timeout",
};

const isShot = (kind: GameEventKind): kind is keyof typeof SHOTS => kind in SHOTS;

/** Undefined for what is not a play: a substitution, a period. */
const wordOf = ({ kind, isMade }: CourtPosition): PlayWord | undefined =>
  isShot(kind) ? SHOTS[kind][isMade ? 0 : 1] : OTHERS[kind];

interface Plays {
  /** Oldest first. */
  positions: readonly CourtPosition[];
  /** Newest first. */
  comments: readonly GameComment[];
}

/** The last plays, newest first, without substitutions: from the play-by-play, otherwise from the court's positions. */
export function playsOf({ positions, comments }: Plays, most: number): GamePlay[] {
  if (comments.length > 0) {
    return comments
      .filter(({ kind }) => kind !== "SUB")
      .slice(0, most)
      .map(({ id, period, left, side, text }) => ({ key: id, period, left, text, ...(side && { side }) }));
  }
  return positions
    .flatMap((position): GamePlay[] => {
      const { at, kind, period, left, side } = position;
      const word = wordOf(position);
      return word ? [{ key: `${at} ${kind} ${side} ${left}`, period, left, side, word }] : [];
    })
    .slice(-most)
    .reverse();
}

/** Whether a game is being played, time-outs included; during breaks its status says more than the last play. */
export const isPlayedNow = (match: Match): boolean =>
  match.state === "live" && match.period !== "HALF_TIME" && match.period !== "END_OF_PERIOD";

/** Possession, team fouls of the period and time-outs left, as far as reported for a game in play. */
function GameBoardTable({ match }: { match: Match }) {
  const { t } = useTranslation("tracker");
  const board = match.state === "live" ? match.gameBoard : undefined;
  if (!board) return null;
  const { fouls, timeouts, possession } = board;
  const hasBall = (side: Side) =>
    possession === side && (
      <>
        <span aria-hidden="true">●</span>
        <span className="visually-hidden">{t("yes")}</span>
      </>
    );
  return (
    <section className={`card ${entity.section}`}>
      <HoldUntilParsedTable className={lists.table}>
        <caption className="visually-hidden">{t("board")}</caption>
        <SidesHead match={match} />
        <tbody>
          <tr>
            <td className={lists.home}>{hasBall("home")}</td>
            <th scope="row">{t("possession")}</th>
            <td className={lists.away}>{hasBall("away")}</td>
          </tr>
          {fouls && <Row name={t("fouls")} pair={fouls} />}
          {timeouts && <Row name={t("timeouts")} pair={timeouts} />}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}

const Row = ({ name, pair: [home, away] }: { name: string; pair: readonly [number, number] }) => (
  <tr>
    <CountCell number={home} />
    <th scope="row">{name}</th>
    <CountCell number={away} />
  </tr>
);

interface GameTrackerProps {
  match: Match;
  data: Extract<TrackerData, { sport: "basketball" }>;
  page: Pick<Page, "now">;
}

const MOST_ROWS = 10;

/** The court with the last plays, the latest as a sentence, fouls and time-outs, and the plays before it. */
export function GameTracker({ match, data, page: { now } }: GameTrackerProps) {
  const { t } = useTranslation("tracker");
  const { positions } = data;
  const plays = playsOf(data, MOST_ROWS);
  const isPlaying = isPlayedNow(match);
  const [last] = plays;
  return (
    <>
      <figure className={`card ${styles.tracker}`} id="tracker">
        <figcaption id={NOW_ID} className={`${styles.now} ${styles.sentences}`}>
          {isPlaying && last && (
            <>
              <small className="tabular">
                <When match={match} moment={last} />
              </small>
              <strong>
                <Play match={match} play={last} />
              </strong>
            </>
          )}
          {isPlaying && !last && <StatusText>{t("waiting")}</StatusText>}
          {!isPlaying && <StatusNow match={match} now={now} />}
        </figcaption>
        <Sides match={match} />
        <Court match={match} positions={positions} isPlaying={isPlaying} />
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.made}>{t("made")}</span>
          <span>{t("missed")}</span>
        </p>
      </figure>
      <GameBoardTable match={match} />
      {(plays.length > 0 || match.state === "live") && (
        <Section title={t("plays")}>
          <ol className={classNames(lists.reel, lists.wide, match.state === "live" && lists.growing)}>
            {plays.map((play) => (
              <li key={play.key} className={play.side && lists[play.side]}>
                <b className="tabular">
                  <When match={match} moment={play} />
                </b>
                <span>
                  <Play match={match} play={play} />
                </span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

/** The supplier's sentence, otherwise our own. */
function Play({ match, play }: { match: Match; play: ReturnType<typeof playsOf>[number] }) {
  const { t } = useTranslation("tracker");
  if (play.text) return <>{unbrokenScores(play.text)}</>;
  if (!play.word || !play.side) return null;
  return <>{t(`game.${play.word}`, { team: match[play.side].name })}</>;
}

/** The period and the time left: Q1 3:04. */
function When({ match, moment: { period, left } }: { match: Match; moment: Pick<GameMoment, "period" | "left"> }) {
  const { i18n } = useTranslation("rows");
  const count = match.state === "scheduled" ? undefined : match.periods?.count;
  const { short, long } = periodName({ count: count ?? 4 }, period - 1, i18n.getFixedT(null, "rows"));
  return (
    <>
      <abbr title={long}>{short}</abbr> {formatLeft(left)}
    </>
  );
}
