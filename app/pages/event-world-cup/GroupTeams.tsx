import { useTranslation } from "react-i18next";
import type { ShownTime } from "~/features/contest/contest-head";
import { classNames } from "~/ui/class-names";
import { PlaceTeam } from "./PlaceTeam.tsx";
import { groupsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesPlace } from "./places-place.ts";

/** The teams, before picks are open. */
export function GroupTeams({ place, opens }: { place: PlacesPlace; opens: ShownTime }) {
  const { t } = useTranslation(["contestPlaces", "matches"]);
  return (
    <section className={styles.stage} aria-labelledby="groups-title">
      <p>{t("opens", { ...opens })}</p>
      <h2 id="groups-title">{t("groups")}</h2>
      <div className={styles.groups}>
        {groupsOf(place.slots).map(({ letter, teamIds }) => (
          <section key={letter} className={classNames("card", styles.group)}>
            <h3>{t("matches:stage.group", { letter })}</h3>
            <ul className={styles.teams}>
              {teamIds.map((teamId) => (
                <li key={teamId}>
                  <PlaceTeam teamId={teamId} board={place} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
