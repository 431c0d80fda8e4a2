import { useTranslation } from "react-i18next";
import { hasAllThirds, slotOfThird } from "./best-thirds.ts";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlaceTeam } from "./PlaceTeam.tsx";
import { thirdsOf } from "./picked-places.ts";
import styles from "./places.module.css";
import type { PlacesBoard } from "./places-board.ts";

/** The picked thirds of the groups, to choose the best from. */
export function ThirdsPicker({ board }: { board: PlacesBoard }) {
  const { t } = useTranslation("contestPlaces");
  const { slots, picked, onThird } = board;
  const seats = slots.filter(({ stage }) => stage === "third");
  const thirds = thirdsOf(slots, picked);
  const isFull = hasAllThirds(slots, picked);
  const count = seats.length;
  return (
    <section className={styles.stage} id="thirds" aria-labelledby="thirds-title">
      <h2 id="thirds-title">{t("thirds")}</h2>
      <p className="note">{thirds.length === 0 ? t("thirdsFirst") : t("thirdsHint", { count })}</p>
      <ul className={styles.thirds}>
        {thirds.map((teamId) => {
          const isPicked = slotOfThird(slots, picked, teamId) !== undefined;
          return (
            <li key={teamId}>
              <button
                type="button"
                aria-pressed={isPicked}
                aria-disabled={isFull && !isPicked}
                onClick={() => onThird(teamId)}
              >
                <PlaceTeam teamId={teamId} board={board} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="note">
        {isFull && thirds.length > count && t("thirdsFull")}
      </p>
      <PlaceFaults slots={seats} board={board} />
    </section>
  );
}
