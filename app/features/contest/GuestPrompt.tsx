import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { useSignPrompt } from "~/features/sign/use-sign-prompt";
import { Prompt } from "~/islands/comments/GuestParts";
import styles from "./contest.module.css";

interface GuestPromptProps {
  locale: LocaleCode;
  /** Where signing in and up lead back to: a path with its locale. */
  callBack: string;
  /** What the guest has picked stays on the device. */
  hasPicks?: boolean;
}

/** What a guest is told who wants to take part (specification, section 8). */
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
