import { classNames } from "~/ui/class-names";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlaceTeam } from "./PlaceTeam.tsx";
import type { TieSlot } from "./place-rounds.ts";
import styles from "./places.module.css";
import { type PlacesBoard, slotElementId } from "./places-board.ts";

interface TiePickerProps {
  tie: TieSlot;
  board: PlacesBoard;
}

/** A tie: its two sides as picked so far; a press picks the winner. */
export function TiePicker({ tie, board }: TiePickerProps) {
  const { picked, names, faults } = board;
  const isWrong = faults.some(({ slotId }) => slotId === tie.slotId);
  return (
    <li>
      <fieldset id={slotElementId(tie.slotId)} className={classNames(styles.tie, isWrong && styles.wrong)}>
        <legend>{names.slot(tie)}</legend>
        {tie.from.map((slotId) => (
          <TieSide key={slotId} tie={tie} slotId={slotId} teamId={picked[slotId]} board={board} />
        ))}
      </fieldset>
      <PlaceFaults slots={[tie]} board={board} />
    </li>
  );
}

interface TieSideProps extends TiePickerProps {
  slotId: string;
  teamId: string | undefined;
}

function TieSide({ tie, slotId, teamId, board }: TieSideProps) {
  if (teamId === undefined) return <span className={styles.empty}>{board.names.side(slotId)}</span>;
  return (
    <button
      type="button"
      aria-pressed={board.picked[tie.slotId] === teamId}
      onClick={() => board.onPick({ slotId: tie.slotId, teamId })}
    >
      <PlaceTeam teamId={teamId} board={board} />
    </button>
  );
}
