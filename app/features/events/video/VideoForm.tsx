import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { videoLink } from "#contract/contests/video-link";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { EntryStatus, useParticipate } from "~/features/contest-entry/EntryBoard";
import entry from "~/features/contest-entry/entry.module.css";
import { descriptionOf } from "~/features/forms/Field";
import forms from "~/features/forms/forms.module.css";
import { useHasScript } from "~/features/forms/use-has-script";
import { VIDEO_KEY } from "~/runtime/members/drafts";
import { deviceStore } from "~/runtime/storage";
import type { VideoPartProps } from "./EventVideoPage.tsx";

// A video link that a guest wants to send is stored on the device until they have signed in.

export function readKeptLink(contestId: string, store = deviceStore()): string {
  const [of = "", link = ""] = (store?.getItem(VIDEO_KEY) ?? "").split(" ");
  return of === contestId ? link : "";
}

/** An empty link removes it. */
export function keepLink(contestId: string, link: string, store = deviceStore()): void {
  try {
    if (link) store?.setItem(VIDEO_KEY, `${contestId} ${link.trim()}`);
    else store?.removeItem(VIDEO_KEY);
  } catch {
    // Storage is full: the link stays on the page only.
  }
}

/** State of the link form: its faults, and how it is sent. A guest's link is restored after signing in. */
function useVideoForm(
  { data: { head, isMember }, locale, state, onEntered }: Omit<VideoPartProps, "path">,
  field: RefObject<HTMLInputElement>,
) {
  const [isWrong, setWrong] = useState(state?.isLinkWrong === true);
  const [isPrompted, setPrompted] = useState(state?.fault === "guest");
  const sending = useParticipate(
    { contestId: head.id, locale },
    {
      onEntered: () => {
        keepLink(head.id, "");
        onEntered();
      },
    },
  );
  useEffect(() => {
    // The value of a form sent without script is stored as well: its sender has to sign in first.
    if (state?.link && !state.isLinkWrong) keepLink(head.id, state.link);
    if (field.current && !field.current.value) field.current.value = readKeptLink(head.id);
  }, [head.id, field, state]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const link = field.current?.value ?? "";
    const isGood = videoLink(link) !== undefined;
    setWrong(!isGood);
    setPrompted(isGood && !isMember);
    // For members too, as their session may have ended.
    keepLink(head.id, isGood ? link : "");
    if (!isGood) field.current?.focus();
    else if (isMember && !sending.isSending) sending.participate({ link });
  }

  return { isWrong, isPrompted: isPrompted && !isMember, sending, onSubmit };
}

/** An example link. */
const EXAMPLE = "https://www.tiktok.com/@name/video/7123456789012345678";
const ID = "video-link";

/** Submits a video's link: natively without script, otherwise without leaving the page. */
export function VideoForm(props: VideoPartProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const { locale, path, state } = props;
  const field = useRef<HTMLInputElement>(null);
  const { isWrong, isPrompted, sending, onSubmit } = useVideoForm(props, field);
  const hasScript = useHasScript();
  const hint = t("video.hint");
  return (
    <form method="post" action={path} noValidate className={entry.form} onSubmit={onSubmit}>
      <div className={forms.field}>
        <label htmlFor={ID}>{t("video.link")}</label>
        <p id={`${ID}-hint`} className="note">
          {hint}
        </p>
        <input
          ref={field}
          id={ID}
          name="link"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={500}
          defaultValue={state?.link}
          aria-invalid={isWrong || undefined}
          aria-describedby={descriptionOf(ID, { hint, ...(isWrong && { fault: { kind: "refused" } }) })}
        />
        {isWrong && (
          <p id={`${ID}-fault`} className={forms.fault}>
            {t("video.fault", { example: EXAMPLE })}
          </p>
        )}
      </div>
      <button type="submit" className="button" aria-disabled={sending.isSending}>
        {sending.isSending ? t("contests:send.sending") : t("video.send")}
      </button>
      <EntryStatus sending={sending} state={state} />
      {isPrompted && <GuestPrompt locale={locale} callBack={path} hasPicks={hasScript} />}
    </form>
  );
}
