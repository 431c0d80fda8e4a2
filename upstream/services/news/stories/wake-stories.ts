import { readWord } from "#contract/tables/word-variables";
import { logUnlessWoken } from "../../../platform/clock.ts";
import type { Env } from "../../../platform/env.ts";

/** Name of the only object. */
const NAME = "stories";

export const wakeStories = ({ STORY_CLOCK }: Pick<Env, "STORY_CLOCK">): Promise<void> =>
  logUnlessWoken("story_alarm_failed", () => STORY_CLOCK.getByName(NAME).wake());

/** For the lifetime of this isolate. */
let isAwake = false;

/**
 * After the first call of any kind, since an hour is long on a newly started site, and a developer's machine has no
 * hourly trigger. Calls write no stories.
 */
export function wakeStoriesAfterCall(env: Pick<Env, "STORY_CLOCK" | "STORIES">): Promise<void> | undefined {
  if (isAwake || readWord("STORIES", env.STORIES) === "off") return undefined;
  isAwake = true;
  return wakeStories(env);
}
