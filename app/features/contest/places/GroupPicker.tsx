import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { PlaceFaults } from "./PlaceFaults.tsx";
import { PlaceTeam } from "./PlacesResult.tsx";
import type { PlaceGroup } from "./place-rounds.ts";
import styles from "./places.module.css";
import type { PlacesBoard } from "./places-board.ts";

interface GroupPickerProps {
  group: PlaceGroup;
  board: PlacesBoard;
}

/** A group as a table of teams and places; a press puts a team in a place. */
export function GroupPicker({ group: { letter, slots, teamIds }, board }: GroupPickerProps) {
  const { t } = useTranslation(["contestPlaces", "matches"]);
  const { picked, names, onPick } = board;
  return (
    <div className={classNames("card", styles.group)}>
      <HoldUntilParsedTable className={styles.groupTable}>
        <caption>{t("matches:stage.group", { letter })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("team")}</th>
            <th scope="colgroup" colSpan={slots.length}>
              {t("place")}
            </th>
          </tr>
        </thead>
        <tbody>
          {teamIds.map((teamId) => (
            <tr key={teamId} data-picked={slots.some(({ slotId }) => picked[slotId] === teamId) || undefined}>
              <th scope="row">
                <PlaceTeam teamId={teamId} board={board} />
              </th>
              {slots.map(({ slotId, place = 0 }) => (
                <td key={slotId}>
                  <button
                    type="button"
                    aria-pressed={picked[slotId] === teamId}
                    aria-label={t("placeOf", { team: names.team(teamId), place })}
                    onClick={() => onPick({ slotId, teamId })}
                  >
                    {place}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
      <PlaceFaults slots={slots} board={board} />
    </div>
  );
}
