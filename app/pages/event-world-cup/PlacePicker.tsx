import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { BracketPicker } from "./BracketPicker.tsx";
import { ClearedPicks } from "./ClearedPicks.tsx";
import { GroupPicker } from "./GroupPicker.tsx";
import { KeptOffer } from "./KeptOffer.tsx";
import { PickSummary } from "./PickSummary.tsx";
import { type PickedPlaces, picksOf } from "./picked-places.ts";
import { groupsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesPlace } from "./places-place.ts";
import { shownFaults } from "./places-state.ts";
import { SendBar } from "./SendBar.tsx";
import { ThirdsPicker } from "./ThirdsPicker.tsx";
import { usePlaces } from "./use-places.ts";
import { useSendPlaces } from "./use-send-places.ts";

interface PlacePickerProps {
  place: PlacesPlace;
  first: PickedPlaces;
  /** The member has sent picks before. */
  isEntered: boolean;
  onSent(): void;
}

/** The whole tournament to be picked by taps: groups, best thirds, bracket, and what comes of it. */
export function PlacePicker({ place, first, isEntered, onSent }: PlacePickerProps) {
  const { t } = useTranslation("contestPlaces");
  const { contestId, locale, slots, isMember } = place;
  const root = useRef<HTMLDivElement>(null);
  const { state, dispatch, offer, answerOffer, sent } = usePlaces({ contestId, slots, first, isMember });
  const [isPrompted, setPrompted] = useState(false);
  const sending = useSendPlaces(place, {
    onSent: () => {
      sent();
      onSent();
    },
  });
  const faults = shownFaults(slots, state);
  // The focus goes to what a press of the button has brought.
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) root.current?.querySelector<HTMLElement>("[data-fault], [data-prompt]")?.focus();
  }, [presses]);

  function send(): void {
    sending.forget();
    setPrompted(!isMember);
    const picks = picksOf(slots, state.picked);
    if (isMember) dispatch({ type: "check" });
    if (isMember && shownFaults(slots, { ...state, isChecked: true }).length === 0) sending.send(picks);
    setPresses(presses + 1);
  }

  const board = {
    ...place,
    picked: state.picked,
    faults,
    onPick: (pick: { slotId: string; teamId: string }) => dispatch({ type: "pick", ...pick }),
    onThird: (teamId: string) => dispatch({ type: "third", teamId }),
  };
  return (
    <div ref={root} className={styles.picker}>
      {offer && <KeptOffer slots={slots} offer={offer} onAnswer={answerOffer} />}
      <ClearedPicks cleared={state.cleared} names={place.names} />
      <section className={styles.stage} id="groups" aria-labelledby="groups-title">
        <h2 id="groups-title">{t("groups")}</h2>
        <p className="note">{t("groupsHint")}</p>
        <div className={styles.groups}>
          {groupsOf(slots).map((group) => (
            <GroupPicker key={group.letter} group={group} board={board} />
          ))}
        </div>
      </section>
      {slots.some(({ stage }) => stage === "third") && <ThirdsPicker board={board} />}
      <BracketPicker board={board} />
      <PickSummary board={board} />
      {isPrompted && <GuestPrompt locale={locale} callBack={place.callBack} hasPicks />}
      <SendBar place={place} state={state} sending={sending} {...{ faults, isEntered }} onSend={send} />
    </div>
  );
}
