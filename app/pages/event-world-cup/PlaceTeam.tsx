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
