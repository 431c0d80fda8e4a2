import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Substitutions } from "./substitutions.ts";

/** A side whose positions are known. */
export interface SideOnPitch {
  name: string;
  team: TeamLineUp;
  /** The starters by line, goalkeeper first (formation-lines.ts). */
  lines: readonly (readonly LineUpPlayer[])[];
  substitutions: Substitutions;
}
