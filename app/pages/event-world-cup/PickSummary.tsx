import { useTranslation } from "react-i18next";
import type { PlaceStage } from "#contract/contests/points";
import { classNames } from "~/ui/class-names";
import { PlaceTeam } from "./PlaceTeam.tsx";
import { roundsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import { type PlacesBoard, roundElementId } from "./places-board.ts";

/** Element ids of stages without a round in the bracket. */
const SECTIONS: Partial<Record<PlaceStage, string>> = { group: "groups", third: "thirds" };

/** Progress of the picks by stage, with links, and the picked champion. */
export function PickSummary({ board }: { board: PlacesBoard }) {
  const { t } = useTranslation("contestPlaces");
  const { slots, picked, names } = board;
  const stages = [...new Set(slots.map(({ stage }) => stage))];
  const last = roundsOf(slots).at(-1)?.ties[0];
  const champion = last && picked[last.slotId];
  return (
    <section className={classNames("card", styles.summary)} aria-labelledby="summary-title">
      <h2 id="summary-title">{t("summary")}</h2>
      <dl>
        {stages.map((stage) => {
          const own = slots.filter((slot) => slot.stage === stage);
          return (
            <div key={stage}>
              <dt>
                <a href={`#${SECTIONS[stage] ?? roundElementId(stage)}`}>{names.stage(stage)}</a>
              </dt>
              <dd className="tabular">
                {t("progress", { picked: own.filter(({ slotId }) => picked[slotId]).length, all: own.length })}
              </dd>
            </div>
          );
        })}
        {last && (
          <div>
            <dt>{t("champion")}</dt>
            <dd>{champion === undefined ? t("notPicked") : <PlaceTeam teamId={champion} board={board} />}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
