import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceNames } from "./place-names.ts";
import styles from "./places.module.css";
import { slotElementId } from "./places-board.ts";

interface ClearedPicksProps {
  cleared: readonly PlaceSlot[];
  names: PlaceNames;
}

/** Names the later picks that a change has cleared, and links to those in ties. It is sticky. */
export function ClearedPicks({ cleared, names }: ClearedPicksProps) {
  const { t } = useTranslation("contestPlaces");
  return (
    <div role="status" className={styles.cleared}>
      {cleared.length > 0 && (
        <>
          <p>{t("cleared", { count: cleared.length })}</p>
          <ul>
            {cleared.map((slot) => (
              <li key={slot.slotId}>
                {slot.from ? <a href={`#${slotElementId(slot.slotId)}`}>{names.slot(slot)}</a> : names.slot(slot)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
