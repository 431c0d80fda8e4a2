import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { classNames } from "~/ui/class-names";
import { BracketPicker } from "./BracketPicker.tsx";
import { GroupPicker } from "./GroupPicker.tsx";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlaceTeam } from "./PlacesResult.tsx";
import { countPicked, type PickedPlaces, thirdsOf } from "./picked-places.ts";
import type { PlaceNames } from "./place-names.ts";
import { groupsOf, roundsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import { type PlacesBoard, type PlacesPlace, roundElementId, slotElementId } from "./places-board.ts";
import { hasAllThirds, slotOfThird } from "./places-state.ts";
import { SendBar } from "./SendBar.tsx";
import { usePicking } from "./use-picking.ts";

/** Element ids of stages without a round in the bracket. */
const SECTIONS: Partial<Record<PlaceStage, string>> = { group: "groups", third: "thirds" };

/** Progress of the picks by stage, with links, and the picked champion. */
function PickSummary({ board }: { board: PlacesBoard }) {
  const { t } = useTranslation("contestPlaces");
  const { slots, picked, names } = board;
  const stages = [...new Set(slots.map(({ stage }) => stage))];
  const last = roundsOf(slots).at(-1)?.ties[0];
  const champion = last && picked[last.slotId];
  return (
    <section className={classNames("card", styles.summary)} aria-labelledby="summary-title">
      <h2 id="summary-title">{t("summary")}</h2>
      <dl>
        {stages.map((stage) => {
          const own = slots.filter((slot) => slot.stage === stage);
          return (
            <div key={stage}>
              <dt>
                <a href={`#${SECTIONS[stage] ?? roundElementId(stage)}`}>{names.stage(stage)}</a>
              </dt>
              <dd className="tabular">
                {t("progress", { picked: own.filter(({ slotId }) => picked[slotId]).length, all: own.length })}
              </dd>
            </div>
          );
        })}
        {last && (
          <div>
            <dt>{t("champion")}</dt>
            <dd>{champion === undefined ? t("notPicked") : <PlaceTeam teamId={champion} board={board} />}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The picked thirds of the groups, to choose the best from. */
function ThirdsPicker({ board }: { board: PlacesBoard }) {
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

interface ClearedPicksProps {
  cleared: readonly PlaceSlot[];
  names: PlaceNames;
}

/** Names the later picks that a change has cleared, and links to those in ties. It is sticky. */
function ClearedPicks({ cleared, names }: ClearedPicksProps) {
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

interface KeptOfferProps {
  slots: readonly PlaceSlot[];
  offer: PickedPlaces;
  onAnswer(isTaken: boolean): void;
}

/** Offers picks stored on this device, from before signing in or from an abandoned page. */
function KeptOffer({ slots, offer, onAnswer }: KeptOfferProps) {
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

interface PlacePickerProps {
  place: PlacesPlace;
  first: PickedPlaces;
  /** The member has already sent picks. */
  isEntered: boolean;
  onSent(): void;
}

/** Picks a whole tournament by taps: groups, best thirds, bracket, and a summary. */
export function PlacePicker({ place, first, isEntered, onSent }: PlacePickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const picking = usePicking({ place, first, root, onSent });
  const { board, state, sending, send, isPrompted, offer, answerOffer } = picking;
  const { slots, names, locale, callBack } = place;
  return (
    <div ref={root} className={styles.picker}>
      {offer && <KeptOffer slots={slots} offer={offer} onAnswer={answerOffer} />}
      <ClearedPicks cleared={state.cleared} names={names} />
      <GroupsPicker board={board} />
      {slots.some(({ stage }) => stage === "third") && <ThirdsPicker board={board} />}
      <BracketPicker board={board} />
      <PickSummary board={board} />
      {isPrompted && <GuestPrompt locale={locale} callBack={callBack} hasPicks />}
      <SendBar
        place={place}
        state={state}
        sending={sending}
        isEntered={isEntered}
        faults={board.faults}
        onSend={send}
      />
    </div>
  );
}

function GroupsPicker({ board }: { board: PlacesBoard }) {
  const { t } = useTranslation("contestPlaces");
  return (
    <section className={styles.stage} id="groups" aria-labelledby="groups-title">
      <h2 id="groups-title">{t("groups")}</h2>
      <p className="note">{t("groupsHint")}</p>
      <div className={styles.groups}>
        {groupsOf(board.slots).map((group) => (
          <GroupPicker key={group.letter} group={group} board={board} />
        ))}
      </div>
    </section>
  );
}
