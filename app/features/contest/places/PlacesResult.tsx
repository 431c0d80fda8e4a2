import { useTranslation } from "react-i18next";
import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";
import type { SettledPlacePick } from "#contract/domain/contests";
import { signed } from "~/sports/figures";
import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./places.module.css";
import type { PlacesBoard } from "./places-board.ts";

interface PlaceTeamProps {
  teamId: string;
  board: Pick<PlacesBoard, "teams" | "pictures" | "names">;
}

/** A team with its picture. */
export function PlaceTeam({ teamId, board: { teams, pictures, names } }: PlaceTeamProps) {
  const team = teams.get(teamId);
  return (
    <span className={styles.team}>
      {team && <TeamImage team={team} storageBaseUrl={pictures} />}
      <span>{names.team(teamId)}</span>
    </span>
  );
}

interface PlacesResultProps {
  board: Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures">;
  /** Places decided so far. */
  decided: readonly PlacePick[];
  /** A participant's picks with points; not shown if absent. */
  picks?: readonly SettledPlacePick[] | undefined;
}

/** The places of a tournament: who got there, and who was picked. */
export function PlacesResult({ board, decided, picks }: PlacesResultProps) {
  const stages = [...new Set(board.slots.map(({ stage }) => stage))];
  return (
    <div className={styles.results}>
      {stages.map((stage) => (
        <StageTable key={stage} stage={stage} board={board} decided={decided} picks={picks} />
      ))}
    </div>
  );
}

function StageTable({ stage, ...props }: PlacesResultProps & { stage: PlaceStage }) {
  const { t } = useTranslation("contestPlaces");
  const { board, picks } = props;
  return (
    <table>
      <caption>{board.names.stage(stage)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("place")}</th>
          <th scope="col">{t("result")}</th>
          {picks && <th scope="col">{t("pick")}</th>}
          {picks && (
            <th scope="col" className={styles.figure}>
              {t("points")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {board.slots
          .filter((slot) => slot.stage === stage)
          .map((slot) => (
            <PlaceRow key={slot.slotId} slot={slot} {...props} />
          ))}
      </tbody>
    </table>
  );
}

function PlaceRow({ slot, board, decided, picks }: PlacesResultProps & { slot: PlaceSlot }) {
  const { t } = useTranslation("contestPlaces");
  const { slotId } = slot;
  const result = decided.find((one) => one.slotId === slotId)?.teamId;
  const pick = picks?.find((one) => one.slotId === slotId);
  return (
    <tr>
      <th scope="row">{board.names.slot(slot)}</th>
      <td>{result === undefined ? t("open") : <PlaceTeam teamId={result} board={board} />}</td>
      {picks && <td>{pick ? <PlaceTeam teamId={pick.teamId} board={board} /> : t("notPicked")}</td>}
      {picks && (
        <td className={classNames("tabular", styles.figure)}>
          {pick?.points === undefined ? "–" : signed(pick.points)}
        </td>
      )}
    </tr>
  );
}
