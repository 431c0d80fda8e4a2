import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PlacePick } from "#contract/contests/place-picks";
import type { PlacePrediction } from "#contract/domain/contests";
import { ContestBoard } from "~/features/contest/ContestBoard";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import { type ContestTab, contestHref } from "~/features/contest/contest-head";
import { LedgerFiles } from "~/features/contest/LedgerFiles";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { isPlain } from "~/runtime/islands/island-decisions";
import { pictureBase } from "~/ui/picture-base";
import type { EventWorldCupData } from "./load-event-world-cup.server.ts";
import { PlacesResult, PlaceTeam } from "./PlacesResult.tsx";
import { PlayPart } from "./PlayPart.tsx";
import { placeNames } from "./place-names.ts";
import { roundsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesBoard, PlacesPlace } from "./places-board.ts";
import type { PlacesFormState } from "./send-places.server.ts";
import { type PredictionsSetup, usePredictions } from "./use-predictions.ts";

interface LatestPredictionsProps {
  setup: PredictionsSetup;
  board: Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures">;
  decided: readonly PlacePick[];
  /** Page path with its locale. */
  path: string;
}

/** Others' picks, latest first; each expands to all picks. */
function LatestPredictions({ setup, board, decided, path }: LatestPredictionsProps) {
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
          <Prediction key={prediction.leader.entryId} prediction={prediction} board={board} decided={decided} />
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

interface LatestPartProps {
  data: EventWorldCupData;
  place: PlacesPlace;
  /** Page path with its locale. */
  path: string;
}

/** Others' picks; hidden before the deadline. */
function LatestPart({ data: { head, latest, mine, selections, firstId }, place, path }: LatestPartProps) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const name = mine ? t("myPicks") : t(`contests:enter.${head.state}`);
  if (!latest) return <ContestEmpty text={t("hidden")} way={{ href: path, name }} />;
  const setup = { contestId: place.contestId, locale: place.locale, first: latest, firstId };
  return <LatestPredictions setup={setup} board={place} decided={selections.decided} path={path} />;
}

const TABS: readonly ContestTab[] = ["play", "latest", "board", "rules"];

export interface EventWorldCupProps {
  data: EventWorldCupData;
  page: Page;
  /** State of a refused form. */
  state: PlacesFormState | undefined;
  /** Picks have been sent. */
  onSent(): void;
}

/** A tournament contest: its picks and results. */
export function EventWorldCupPage(props: EventWorldCupProps) {
  const { data, page } = props;
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      <Part tab={tab} {...props} />
    </ContestShell>
  );
}

function Part({ tab, ...props }: EventWorldCupProps & { tab: ContestTab }) {
  const { data, page } = props;
  const { i18n } = useTranslation();
  const { head, selections, mine, board, end, firstId } = data;
  const path = localePath(page.locale, page.path);
  const place: PlacesPlace = {
    contestId: head.id,
    locale: page.locale,
    slots: selections.slots,
    teams: new Map(selections.teams.map((team) => [team.id, team])),
    names: placeNames(i18n, selections),
    pictures: pictureBase(page, page.config),
    isMember: data.isMember,
    deadline: data.deadline,
    callBack: path,
  };
  if (tab === "rules") return <RulesPart data={data} />;
  if (tab === "latest") return <LatestPart data={data} place={place} path={path} />;
  if (tab === "board" && board) {
    const setup = {
      contestId: head.id,
      locale: page.locale,
      source: "predictions" as const,
      end,
      first: board,
      firstId,
      isOngoing: head.state === "ongoing",
    };
    return <ContestBoard setup={setup} mine={mine?.leader} path={path} isOfPlaces />;
  }
  return <PlayPart {...props} place={place} />;
}

/** The rules, and the files published so far. */
function RulesPart({ data: { head, ledger = [] } }: Pick<EventWorldCupProps, "data">) {
  const { t } = useTranslation("contests");
  return (
    <ContestRules rules={head.rules}>
      {ledger.length > 0 && (
        <>
          <h2>{t("ledger.title")}</h2>
          <LedgerFiles files={ledger} />
        </>
      )}
    </ContestRules>
  );
}
