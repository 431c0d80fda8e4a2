import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { EntryStatus } from "~/features/contest-entry/EntryStatus";
import entry from "~/features/contest-entry/entry.module.css";
import { descriptionOf } from "~/features/forms/FieldFault";
import forms from "~/features/forms/forms.module.css";
import { useHasScript } from "~/features/forms/use-has-script";
import { useVideoForm } from "./use-video-form.ts";
import type { VideoPartProps } from "./VideoPart.tsx";

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
