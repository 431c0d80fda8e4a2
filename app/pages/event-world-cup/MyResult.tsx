import { useTranslation } from "react-i18next";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import type { EventWorldCupData } from "./load-event-world-cup.server.ts";
import { PlacesResult } from "./PlacesResult.tsx";
import styles from "./places.module.css";
import type { PlacesPlace } from "./places-place.ts";

/** After the deadline: the member's picks beside the actual results; for others only the results. */
export function MyResult({ data, place }: { data: EventWorldCupData; place: PlacesPlace }) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const { mine, selections, isMember } = data;
  return (
    <section className={styles.stage}>
      <h2>{t(mine ? "myPicks" : "result")}</h2>
      <p>{t("contests:ended")}</p>
      {mine && (
        <p className={styles.who}>
          <b>{t("total", { points: mine.leader.points })}</b>
          {mine.leader.rank !== undefined && <span>{t("contests:mine.rank", { rank: mine.leader.rank })}</span>}
          <span className="note">{t("sentAt", { ...mine.sentAt })}</span>
        </p>
      )}
      {!mine && isMember && <p className="note">{t("notEntered")}</p>}
      <PlacesResult board={place} decided={selections.decided} picks={mine?.picks} />
      {!isMember && <GuestPrompt locale={place.locale} callBack={place.callBack} />}
    </section>
  );
}
