import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { Prompt } from "~/features/comments/GuestParts";
import { useSignPrompt } from "~/features/sign/use-sign-prompt";
import styles from "./contest.module.css";

interface GuestPromptProps {
  locale: LocaleCode;
  /** Where to return after signing in or up: a path with its locale. */
  callBack: string;
  /** Whether the guest's picks are saved on the device. */
  hasPicks?: boolean;
}

/** Prompt for guests who want to enter (specification, section 8). */
export function GuestPrompt({ locale, callBack, hasPicks = false }: GuestPromptProps) {
  const { t } = useTranslation("contests");
  const prompt = useSignPrompt({ text: t("prompt"), locale, callBack });
  return (
    <section className={styles.prompt} role="status" tabIndex={-1} data-prompt="">
      <Prompt {...prompt} />
      {hasPicks && <p className="note">{t("picksKept")}</p>}
    </section>
  );
}
