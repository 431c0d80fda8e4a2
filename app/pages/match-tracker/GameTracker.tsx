import { useTranslation } from "react-i18next";
import type { GameMoment } from "#contract/domain/game-events";
import type { Match } from "#contract/domain/match";
import { formatLeft } from "#contract/time/game-clock";
import { Section } from "~/features/entity/Section";
import { periodName } from "~/features/match/period-name";
import { unbrokenScores } from "~/i18n/unbroken-scores";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Court } from "./Court.tsx";
import { GameBoardTable } from "./GameBoardTable.tsx";
import { isPlayedNow, playsOf } from "./game-plays.ts";
import lists from "./lists.module.css";
import type { TrackerData } from "./load-tracker.server.ts";
import { Sides } from "./Sides.tsx";
import { StatusNow, StatusText } from "./StatusNow.tsx";
import styles from "./tracker.module.css";
import { NOW_ID } from "./tracker-ids.ts";

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
