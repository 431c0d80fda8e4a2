import { useTranslation } from "react-i18next";
import { PROMPT_ID } from "~/features/comments/comment-ids";
import styles from "~/features/comments/comments.module.css";
import { Prompt, type PromptProps } from "~/features/comments/GuestParts";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";

interface PromptSheetProps {
  prompt: PromptProps;
  /** The page of all comments, where members like and reply until the island has loaded. */
  threadHref: string;
}

/** Opened by like and reply buttons, natively by the browser. */
export function PromptSheet({ prompt, threadHref }: PromptSheetProps) {
  const { t } = useTranslation(["comments", "frame"]);
  return (
    <section id={PROMPT_ID} className={classNames("sheet", styles.prompt)} popover="auto" aria-label={t("title")}>
      <div className={styles.ofGuest}>
        <Prompt {...prompt} />
      </div>
      <div className={styles.ofMember}>
        <p>{t("onOwnPage")}</p>
        <a className="button" href={threadHref} rel="nofollow">
          {t("allComments")}
        </a>
      </div>
      <button
        type="button"
        className="icon-button"
        popovertarget={PROMPT_ID}
        popovertargetaction="hide"
        aria-label={t("frame:close")}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
