import { useTranslation } from "react-i18next";
import type { FaultOfPlace } from "#contract/contests/place-picks";
import { classNames } from "~/ui/class-names";
import { countPicked } from "./picked-places.ts";
import styles from "./places.module.css";
import type { PlacesPlace } from "./places-board.ts";
import type { PlacesState } from "./places-state.ts";
import type { useSendPlaces } from "./use-picking.ts";

interface SendBarProps {
  place: PlacesPlace;
  state: PlacesState;
  sending: ReturnType<typeof useSendPlaces>;
  faults: readonly FaultOfPlace[];
  isEntered: boolean;
  onSend(): void;
}

/** Progress of the picks, the outcome of sending, and the send button. Sticky once a team is picked. */
export function SendBar({ place, state, sending, faults, isEntered, onSend }: SendBarProps) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const { slots, deadline } = place;
  const [picked, all] = [countPicked(slots, state.picked), slots.length];
  const { isSending, isSent, hasFailed, refusal } = sending;
  const hasSent = isSent && !state.isChanged;
  // As stored: there is nothing to send.
  const isUnchanged = (isEntered || isSent) && !state.isChanged;
  const isOff = isSending || isUnchanged;
  return (
    <div className={classNames(styles.bar, picked === 0 && styles.idle)}>
      <div>
        <label htmlFor="places-progress" className="tabular">
          {t("progress", { picked, all })}
        </label>
        <progress id="places-progress" value={picked} max={all} />
      </div>
      <button type="button" className="button" aria-disabled={isOff} onClick={() => !isOff && onSend()}>
        {isSending ? t("contests:send.sending") : t(isEntered || isSent ? "sendAgain" : "send")}
      </button>
      <p role="status">
        {hasSent && t("sent", { ...deadline })}
        {!hasSent && faults.length > 0 && <span className="live">{t("missing", { count: faults.length })}</span>}
        {hasFailed && <span className="live">{refusal || t("contests:failed")}</span>}
        {!hasSent && !hasFailed && faults.length === 0 && (
          <>
            {isUnchanged && t("unchanged")} {t("until", { ...deadline })}
          </>
        )}
      </p>
    </div>
  );
}
