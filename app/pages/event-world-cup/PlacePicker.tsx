import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { BracketPicker } from "./BracketPicker.tsx";
import { ClearedPicks } from "./ClearedPicks.tsx";
import { GroupPicker } from "./GroupPicker.tsx";
import { KeptOffer } from "./KeptOffer.tsx";
import { PickSummary } from "./PickSummary.tsx";
import type { PickedPlaces } from "./picked-places.ts";
import { groupsOf } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesBoard } from "./places-board.ts";
import type { PlacesPlace } from "./places-place.ts";
import { SendBar } from "./SendBar.tsx";
import { ThirdsPicker } from "./ThirdsPicker.tsx";
import { usePicking } from "./use-picking.ts";

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
      <SendBar {...{ place, state, sending, isEntered }} faults={board.faults} onSend={send} />
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
