import { useTranslation } from "react-i18next";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { classNames } from "~/ui/class-names";
import type { EventWorldCupProps } from "./EventWorldCupPage.tsx";
import { GroupTeams } from "./GroupTeams.tsx";
import { MyResult } from "./MyResult.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { PlacesForm } from "./PlacesForm.tsx";
import { pickedOf } from "./picked-places.ts";
import styles from "./places.module.css";
import type { PlacesPlace } from "./places-place.ts";
import type { PlacesFormState } from "./send-places.server.ts";

interface PlayPartProps extends EventWorldCupProps {
  place: PlacesPlace;
}

/** Before entry the teams; during it the picks; after it the results. */
export function PlayPart({ data, place, state, onSent }: PlayPartProps) {
  const { t } = useTranslation("contestPlaces");
  const { head, mine, selections, deadline, isSaved } = data;
  if (head.state === "upcoming") return <GroupTeams place={place} opens={head.starts} />;
  if (head.state === "past") return <MyResult data={data} place={place} />;
  const first = pickedOf(state?.picks ?? mine?.picks ?? []);
  const isEntered = mine !== undefined;
  const board = { ...place, picked: first, faults: state?.faults ?? [] };
  return (
    <div className={styles.play}>
      {isSaved && !state && (
        <ArrivalNote role="status" className={classNames("card", styles.offer)}>
          {t("sent", { ...deadline })}
        </ArrivalNote>
      )}
      {state && <FormNote state={state} place={place} />}
      <PlacePicker key={selections.deadline} {...{ place, first, isEntered, onSent }} />
      <noscript>
        <PlacesForm board={board} action={place.callBack} isEntered={isEntered} />
      </noscript>
    </div>
  );
}

/** Why the form was refused. */
function FormNote({ state, place }: { state: PlacesFormState; place: PlacesPlace }) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  const { fault, message, faults = [] } = state;
  if (fault === "guest") return <GuestPrompt locale={place.locale} callBack={place.callBack} />;
  return (
    <p role="alert" className={classNames("card", "live", styles.offer)}>
      {faults.length > 0 ? t("missing", { count: faults.length }) : (message ?? t("contests:failed"))}
    </p>
  );
}
