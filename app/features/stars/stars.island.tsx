import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { announceFollowed, FAVOURITE_SAVED_EVENT, FOLLOWED_EVENT } from "~/features/favourites/followed-event";
import { forgetFollowed, readFollowed, withFollowed, writeFollowed } from "~/features/favourites/followed-record";
import { type Saved, saveFollowed } from "~/features/favourites/save-followed";
import { dropUnsaved, isSameThing, readUnsaved, type Unsaved } from "~/features/favourites/unsaved";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { showToast } from "~/ui/toast";
import { useTranslations } from "../../runtime/islands/island-translations.ts";

/** The outcome of saving a star press (specification, section 4). */
export type AfterSaving =
  /** The star was pressed again in the meantime, so that press decides. */
  | { kind: "nothing" }
  | { kind: "confirm" }
  /** The star reverts, with a message unless the refusal is silent. */
  | { kind: "revert"; isSilent: boolean; message?: string };

export function afterSaving(saved: Saved, isLatest: boolean): AfterSaving {
  if (!isLatest) return { kind: "nothing" };
  if (saved.kind === "done") return { kind: "confirm" };
  if (saved.kind === "silent") return { kind: "revert", isSilent: true };
  return { kind: "revert", isSilent: false, ...(saved.message && { message: saved.message }) };
}

/** Whether a press is still current: a later press on the same thing replaces it. */
const isLatest = (press: Unsaved): boolean =>
  readUnsaved().some((one) => isSameThing(one, press) && one.isFollowed === press.isFollowed);

/** Saves star presses one after the other and reverts those that the upstream refuses. Renders nothing. */
export default function StarsIsland({ locale }: { locale: LocaleCode }) {
  const texts = useTranslations("stars");
  const client = useQueryClient();
  const sent = useRef<Unsaved[]>([]);
  const finish = (press: Unsaved, saved: Saved) => {
    const after = afterSaving(saved, isLatest(press));
    if (after.kind === "nothing") return;
    dropUnsaved(press);
    if (after.kind === "confirm") {
      const text = fillText(press.isFollowed ? texts.added : texts.removed, { name: press.name });
      showToast(document, { kind: "favourite", isAdded: press.isFollowed, text });
      // Also invalidate the query: a request in flight predates the change, and the island may not be listening yet.
      client.invalidateQueries({ queryKey: ["own-matches"] });
      document.dispatchEvent(new Event(FAVOURITE_SAVED_EVENT));
      return;
    }
    writeFollowed(withFollowed(readFollowed(), press, !press.isFollowed));
    announceFollowed(document);
    if (!after.isSilent) showToast(document, { kind: "icon", text: after.message ?? texts.notSaved });
  };
  const { mutate } = useMutation({
    scope: { id: "favourites" },
    networkMode: "always",
    // A press that was undone before its turn is not sent.
    mutationFn: async (press: Unsaved) =>
      isLatest(press) ? finish(press, await saveFollowed(press, press.isFollowed, locale)) : undefined,
    onError: (error) => {
      if (!(error instanceof SessionEnded)) return;
      forgetFollowed();
      leaveToSignIn();
    },
    onSettled: (_, __, press) => {
      sent.current = sent.current.filter((one) => one !== press);
    },
  });
  useEffect(() => {
    const send = () => {
      for (const press of readUnsaved()) {
        const last = sent.current.findLast((one) => isSameThing(one, press));
        if (last?.isFollowed === press.isFollowed) continue;
        sent.current.push(press);
        mutate(press);
      }
    };
    send();
    document.addEventListener(FOLLOWED_EVENT, send);
    return () => document.removeEventListener(FOLLOWED_EVENT, send);
  }, [mutate]);
  return null;
}
