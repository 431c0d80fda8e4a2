import { useTranslation } from "react-i18next";
import { RoundLinks } from "~/features/bracket/RoundLinks";
import { classNames } from "~/ui/class-names";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlaceTeam } from "./PlacesResult.tsx";
import { isTree, roundsOf, type TieSlot } from "./place-rounds.ts";
import styles from "./places.module.css";
import { type PlacesBoard, roundElementId, slotElementId } from "./places-board.ts";

interface TiePickerProps {
  tie: TieSlot;
  board: PlacesBoard;
}

/** A tie: its two sides as picked so far; a press picks the winner. */
function TiePicker({ tie, board }: TiePickerProps) {
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

/** The bracket by round: on a phone one round at a time, scrolled sideways or by links; on wide screens a tree. */
export function BracketPicker({ board }: { board: PlacesBoard }) {
  const { t } = useTranslation(["contestPlaces", "bracket"]);
  const rounds = roundsOf(board.slots);
  if (rounds.length === 0) return null;
  return (
    <section className={styles.stage} id="bracket" aria-labelledby="bracket-title">
      <h2 id="bracket-title">{t("bracket:label")}</h2>
      <p className="note">{t("bracketHint")}</p>
      <RoundLinks rounds={rounds.map(({ stage }) => ({ id: roundElementId(stage), name: board.names.stage(stage) }))} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label={t("bracket:rounds")} tabIndex={0}>
        <ol className={classNames(styles.rounds, isTree(rounds) && styles.tree)}>
          {rounds.map(({ stage, ties }) => (
            <li key={stage} id={roundElementId(stage)}>
              <h3>{board.names.stage(stage)}</h3>
              <ol>
                {ties.map((tie) => (
                  <TiePicker key={tie.slotId} tie={tie} board={board} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
