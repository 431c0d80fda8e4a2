import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import type { ShownTime } from "~/features/contest/contest-head";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import forms from "~/features/forms/forms.module.css";
import { classNames } from "~/ui/class-names";
import type { EventWorldCupProps } from "./EventWorldCupPage.tsx";
import type { EventWorldCupData } from "./load-event-world-cup.server.ts";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { PlacesResult, PlaceTeam } from "./PlacesResult.tsx";
import { candidatesOf, pickedOf } from "./picked-places.ts";
import { placeField } from "./place-fields.ts";
import { groupsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import { type PlacesBoard, type PlacesPlace, slotElementId } from "./places-board.ts";
import type { PlacesFormState } from "./send-places.server.ts";

interface PlacesFormProps {
  board: Omit<PlacesBoard, "onPick" | "onThird">;
  /** Page path with its locale. */
  action: string;
  isEntered: boolean;
}

/** The tournament as a plain form: one select per place, in playing order. */
function PlacesForm({ board, action, isEntered }: PlacesFormProps) {
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

/** The teams, before picks are open. */
function GroupTeams({ place, opens }: { place: PlacesPlace; opens: ShownTime }) {
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

/** After the deadline: the member's picks beside the actual results; for others only the results. */
function MyResult({ data, place }: { data: EventWorldCupData; place: PlacesPlace }) {
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
      <PlacePicker key={selections.deadline} place={place} first={first} isEntered={isEntered} onSent={onSent} />
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
