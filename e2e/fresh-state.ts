import fs from "node:fs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { STATE } from "../scripts/lib/project.mjs";
import { claimState } from "../scripts/lib/states.mjs";

/** A state folder of a site's own, which holds recorded matches and texts alone: nothing of an earlier run. */
export async function freshState(site: string): Promise<string> {
  const state = await claimState(`${STATE}-${site}`);
  fs.rmSync(state, { recursive: true, force: true });
  await prepareDatabase(state);
  return state;
}
