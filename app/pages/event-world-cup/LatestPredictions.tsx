import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PlacePick } from "#contract/contests/place-picks";
import type { PlacePrediction } from "#contract/domain/contests";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import { contestHref } from "~/features/contest/contest-head";
import { isPlain } from "~/runtime/island-decisions";
import { PlacesResult } from "./PlacesResult.tsx";
import { PlaceTeam } from "./PlaceTeam.tsx";
import { roundsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesBoard } from "./places-board.ts";
import { type PredictionsSetup, usePredictions } from "./use-predictions.ts";

interface LatestPredictionsProps {
  setup: PredictionsSetup;
  board: Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures">;
  decided: readonly PlacePick[];
  /** Page path with its locale. */
  path: string;
}

/** Others' picks, latest first; each expands to all picks. */
export function LatestPredictions({ setup, board, decided, path }: LatestPredictionsProps) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const { predictions, nextId, isLoading, hasFailed, loadMore } = usePredictions(setup);
  const onMore = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!isLoading) loadMore();
  };
  if (predictions.length === 0)
    return (
      <ContestEmpty
        text={t("noOthers")}
        way={{ href: contestHref({ path }, "rules"), name: t("contests:tab.rules") }}
      />
    );
  return (
    <section className={styles.stage}>
      <h2 className="visually-hidden">{t("contests:tab.latest")}</h2>
      <ul className={styles.others}>
        {predictions.map((prediction) => (
          <Prediction key={prediction.leader.entryId} {...{ prediction, board, decided }} />
        ))}
      </ul>
      {nextId !== undefined && (
        <p>
          <a
            className="button plain-button"
            href={contestHref({ path }, "latest", { lastId: nextId })}
            rel="next"
            onClick={onMore}
            aria-busy={isLoading}
          >
            {t("more")}
          </a>
        </p>
      )}
      <p role="status" className="note">
        {hasFailed && t("contests:failed")}
      </p>
    </section>
  );
}

interface PredictionProps extends Pick<LatestPredictionsProps, "board" | "decided"> {
  prediction: PlacePrediction;
}

function Prediction({ prediction: { leader, picks }, board, decided }: PredictionProps) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const last = roundsOf(board.slots).at(-1)?.ties[0];
  const champion = picks.find(({ slotId }) => slotId === last?.slotId)?.teamId;
  return (
    <li className="card">
      <p className={styles.who}>
        <b>{leader.name}</b>
        {leader.isMadeUp && <span className="tag">{t("contests:simulated")}</span>}
        {champion !== undefined && <PlaceTeam teamId={champion} board={board} />}
        <span className="tabular">{t("total", { points: leader.points })}</span>
      </p>
      <details>
        <summary>{t("showPicks")}</summary>
        <PlacesResult board={board} decided={decided} picks={picks} />
      </details>
    </li>
  );
}
