import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Substitutions } from "./substitutions.ts";

/** A side whose players' places are known. */
export interface SideOnPitch {
  name: string;
  team: TeamLineUp;
  /** The starters by line, the keeper's first (formation-lines.ts). */
  lines: readonly (readonly LineUpPlayer[])[];
  substitutions: Substitutions;
}
