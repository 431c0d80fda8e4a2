import { BUSINESS_OK } from "#contract/tables/business-codes";
import { isEntering } from "~/runtime/is-entering";
import { CALLS_KEY } from "~/runtime/members/drafts";
import { type KeptCall, keepEndedCalls, readKeptCalls } from "~/runtime/members/kept-calls";
import { leaveSession } from "~/runtime/members/leave-session";
import { callMember, memberResultIn } from "~/runtime/members/member-call";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { PageScript } from "~/runtime/page-script/page-script";
import { tabStore } from "~/runtime/storage";
import { keepTrying } from "~/runtime/try-again";
import { showToast } from "~/ui/toast";

/** Whether all is saved, and if not the upstream's reason, in the language of the press. */
type Outcome = { isSaved: true } | { isSaved: false; message: string };

/** Stored instead of calls once all are made: the page that comes next says so. */
const ALL_MADE = "made";

/**
 * Goes on with what this member pressed when their session had ended, in order. This page was made before that: it
 * reloads, unless the member is doing something, and the next one says that all is saved.
 */
export function repeatCalls(
  { page, translations }: Pick<PageScript, "page" | "translations">,
  effects = { leaveSession, showToast },
): void {
  const say = (outcome: Outcome) => {
    translations<{ pressesSaved: string; notSaved: string }>("stars").then(
      (texts) => {
        const text = outcome.isSaved ? texts.pressesSaved : outcome.message || texts.notSaved;
        effects.showToast(page, { kind: "icon", text });
      },
      () => undefined,
    );
  };
  keepEndedCalls();
  const store = tabStore();
  if (store?.getItem(CALLS_KEY) === ALL_MADE) {
    store.removeItem(CALLS_KEY);
    say({ isSaved: true });
  }
  if (readKeptCalls().length === 0) return;
  keepTrying(page, makeAll, (outcome) => {
    if (!outcome) return effects.leaveSession(page);
    if (!outcome.isSaved || isEntering(page)) return say(outcome);
    store?.setItem(CALLS_KEY, ALL_MADE);
    page.location.reload();
  });
}

/** Removes the call that has been answered. */
function dropFirst(): void {
  const [, ...others]: KeptCall[] = readKeptCalls();
  if (others.length > 0) tabStore()?.setItem(CALLS_KEY, JSON.stringify(others));
  else tabStore()?.removeItem(CALLS_KEY);
}

/** Undefined if the session has ended once more. Rejects without an answer; what is not answered stays kept. */
async function makeAll(): Promise<Outcome | undefined> {
  let outcome: Outcome = { isSaved: true };
  for (const call of readKeptCalls()) {
    try {
      const { businessCode, message } = memberResultIn(await callMember(call.path, { fields: call.fields }));
      if (businessCode !== BUSINESS_OK)
        outcome = { isSaved: false, message: typeof message === "string" ? message : "" };
      dropFirst();
    } catch (thrown) {
      if (!(thrown instanceof SessionEnded)) throw thrown;
      // The call itself has been kept again.
      dropFirst();
      return undefined;
    }
  }
  return outcome;
}
