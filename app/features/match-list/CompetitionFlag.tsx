import type { Competition } from "#contract/domain/competition";
import { FlagImage } from "~/ui/TeamImage";

interface CompetitionFlagProps {
  competition: Competition;
  /** Absent for a visitor who saves data: no picture at all. */
  storageBaseUrl: string | undefined;
}

/** A competition's flag in front of its name; its place where there is none. */
export function CompetitionFlag({ competition: { country }, storageBaseUrl }: CompetitionFlagProps) {
  if (storageBaseUrl === undefined) return null;
  return country.flag ? <FlagImage code={country.flag} /> : <span className="flag" />;
}
