import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { videoLink } from "#contract/contests/video-link";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { EntryStatus } from "~/features/contest-entry/EntryStatus";
import entry from "~/features/contest-entry/entry.module.css";
import { useParticipate } from "~/features/contest-entry/use-participate";
import { descriptionOf } from "~/features/forms/FieldFault";
import forms from "~/features/forms/forms.module.css";
import { keepLink, readKeptLink } from "./kept-link.ts";
import type { VideoPartProps } from "./VideoPart.tsx";

/** What a link looks like. */
const EXAMPLE = "https://www.tiktok.com/@name/video/7123456789012345678";
const ID = "video-link";

/** The link of a video to be sent: by the browser where there is no script, else without leaving the page. */
export function VideoForm({ data: { head, isMember }, locale, path, state, onEntered }: VideoPartProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(state?.isLinkWrong === true);
  const [isPrompted, setPrompted] = useState(state?.fault === "guest");
  const sending = useParticipate({ contestId: head.id, locale }, { onEntered });
  // What a guest has typed is there again after signing in.
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = readKeptLink(head.id);
  }, [head.id]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const link = field.current?.value ?? "";
    const isGood = videoLink(link) !== undefined;
    setWrong(!isGood);
    setPrompted(isGood && !isMember);
    keepLink(head.id, isGood && !isMember ? link : "");
    if (!isGood) field.current?.focus();
    else if (isMember && !sending.isSending) sending.participate({ link });
  }

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
      {isPrompted && !isMember && <GuestPrompt locale={locale} callBack={path} hasPicks />}
    </form>
  );
}
