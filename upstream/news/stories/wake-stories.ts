import type { Env } from "../../http/env.ts";

/** Name of the only object. */
const NAME = "stories";

/** Makes the story clock check what is due. A failure is logged; the hourly trigger wakes it again. */
export async function wakeStories({ STORY_CLOCK }: Pick<Env, "STORY_CLOCK">): Promise<void> {
  try {
    await STORY_CLOCK.getByName(NAME).wake();
  } catch (error) {
    console.error(JSON.stringify({ event: "story_clock_not_woken", reason: String(error) }));
  }
}

/** For the lifetime of this isolate. */
let isAwake = false;

/**
 * After the first call of any kind, since an hour is long on a newly started site, and a developer's machine has no
 * hourly trigger. Calls write no stories.
 */
export function wakeStoriesAfterCall(env: Pick<Env, "STORY_CLOCK" | "STORIES">): Promise<void> | undefined {
  if (isAwake || env.STORIES === "off") return undefined;
  isAwake = true;
  return wakeStories(env);
}
