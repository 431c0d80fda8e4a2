import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import forms from "~/features/forms/forms.module.css";
import type { PlacesBoard } from "./places-board.ts";

interface PlaceFaultsProps {
  /** The slots of this part. */
  slots: readonly PlaceSlot[];
  board: Pick<PlacesBoard, "faults" | "names">;
}

/** Faults of places, shown where the places are. The first on the page gets the focus. */
export function PlaceFaults({ slots, board: { faults, names } }: PlaceFaultsProps) {
  const { t } = useTranslation("contestPlaces");
  const rows = slots.flatMap((slot) =>
    faults.filter(({ slotId }) => slotId === slot.slotId).map(({ fault }) => ({ slot, text: t(`fault.${fault}`) })),
  );
  if (rows.length === 0) return null;
  return (
    <ul className={forms.fault} data-fault="" tabIndex={-1}>
      {rows.map(({ slot, text }) => (
        <li key={slot.slotId}>{t("faultAt", { place: names.slot(slot), fault: text })}</li>
      ))}
    </ul>
  );
}
