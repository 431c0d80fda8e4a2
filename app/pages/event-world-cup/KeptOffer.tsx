import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import { classNames } from "~/ui/class-names";
import { countPicked, type PickedPlaces } from "./picked-places.ts";
import styles from "./places.module.css";

interface KeptOfferProps {
  slots: readonly PlaceSlot[];
  offer: PickedPlaces;
  onAnswer(isTaken: boolean): void;
}

/** Offers picks stored on this device, from before signing in or from an abandoned page. */
export function KeptOffer({ slots, offer, onAnswer }: KeptOfferProps) {
  const { t } = useTranslation("contestPlaces");
  return (
    <section className={classNames("card", styles.offer)} role="status">
      <p>{t("kept.text", { picked: countPicked(slots, offer), all: slots.length })}</p>
      <p className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {t("kept.use")}
        </button>
        <button type="button" className="button plain-button" onClick={() => onAnswer(false)}>
          {t("kept.drop")}
        </button>
      </p>
    </section>
  );
}
