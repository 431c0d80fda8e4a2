import type { Team } from "#contract/domain/match";
import { Flag } from "./Flag.tsx";

interface CrestProps {
  team: Pick<Team, "id" | "flag">;
  storageBaseUrl: string;
  /** Pixels, of the box that is kept while it loads. */
  size: number;
}

/** A club's crest or a national team's flag, beside the name. */
export function Crest({ team: { id, flag }, storageBaseUrl, size }: CrestProps) {
  if (flag) return <Flag code={flag} size={size} />;
  return (
    <img className="crest" src={`${storageBaseUrl}/team/${id}`} width={size} height={size} alt="" loading="lazy" />
  );
}
