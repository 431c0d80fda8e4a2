import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import forms from "~/features/forms/forms.module.css";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { candidatesOf } from "./picked-places.ts";
import { placeField } from "./place-fields.ts";
import styles from "./places.module.css";
import { type PlacesBoard, slotElementId } from "./places-board.ts";

interface PlacesFormProps {
  board: Omit<PlacesBoard, "onPick" | "onThird">;
  /** Page path with its locale. */
  action: string;
  isEntered: boolean;
}

/** The tournament as a plain form: one select per place, in playing order. */
export function PlacesForm({ board, action, isEntered }: PlacesFormProps) {
  const { t } = useTranslation("contestPlaces");
  const stages = [...new Set(board.slots.map(({ stage }) => stage))];
  return (
    <form method="post" action={action} className={styles.form}>
      {stages.map((stage) => (
        <fieldset key={stage} className={styles.fields}>
          <legend>{board.names.stage(stage)}</legend>
          {board.slots
            .filter((slot) => slot.stage === stage)
            .map((slot) => (
              <PlaceField key={slot.slotId} slot={slot} board={board} />
            ))}
        </fieldset>
      ))}
      <button type="submit" className="button">
        {t(isEntered ? "sendAgain" : "send")}
      </button>
    </form>
  );
}

/**
 * Teams that can get there by the current picks come first; all others follow, since those picks may change in the same
 * form.
 */
function PlaceField({ slot, board }: { slot: PlaceSlot; board: PlacesFormProps["board"] }) {
  const { t } = useTranslation(["contestPlaces", "bracket"]);
  const { slots, picked, names } = board;
  const { slotId, teamIds } = slot;
  const id = `${slotElementId(slotId)}-field`;
  const isWrong = board.faults.some((fault) => fault.slotId === slotId);
  const choices = [...new Set([...candidatesOf(slot, { slots, picked }), ...teamIds])];
  const sides = slot.from?.map((from) => (picked[from] ? names.team(picked[from]) : names.side(from)));
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{names.slot(slot)}</label>
      {sides && <p className="note">{t("bracket:undecided", { home: sides[0], away: sides[1] })}</p>}
      <select id={id} name={placeField(slotId)} defaultValue={picked[slotId] ?? ""} aria-invalid={isWrong || undefined}>
        <option value="">{t("choose")}</option>
        {choices.map((teamId) => (
          <option key={teamId} value={teamId}>
            {names.team(teamId)}
          </option>
        ))}
      </select>
      <PlaceFaults slots={[slot]} board={board} />
    </div>
  );
}
