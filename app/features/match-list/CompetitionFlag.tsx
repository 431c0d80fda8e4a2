import type { Competition } from "#contract/domain/competition";
import { FlagImage } from "~/ui/TeamImage";

interface CompetitionFlagProps {
  competition: Competition;
  /** Absent for visitors who save data: no picture at all. */
  storageBaseUrl: string | undefined;
}

/** A competition's flag before its name; an empty space of the same size if it has none. */
export function CompetitionFlag({ competition: { country }, storageBaseUrl }: CompetitionFlagProps) {
  if (storageBaseUrl === undefined) return null;
  return country.flag ? <FlagImage code={country.flag} /> : <span className="flag" />;
}
