import { useTranslation } from "react-i18next";
import { newsListPath } from "#contract/tables/paths";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { Field } from "~/features/forms/Field";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { readFields } from "~/features/forms/read-fields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import styles from "~/features/newsletter/newsletter.module.css";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { NewsletterData } from "./newsletter-page.server.ts";
import "~/ui/button.css";
import { SPORTS } from "#contract/tables/sports";
import forms from "~/features/forms/forms.module.css";
import { useField } from "~/features/forms/use-sending";

/** The newsletter's sport. */
function SportField() {
  const { t } = useTranslation(["newsletter", "frame"]);
  const { id, value } = useField("sport");
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{t("about")}</label>
      <select id={id} name="sport" defaultValue={value}>
        <option value="">{t("both")}</option>
        {SPORTS.map(({ code }) => (
          <option key={code} value={code}>
            {t(`frame:nav.${code}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

const FIELDS = ["email", "sport"] as const;

type NewsletterField = (typeof FIELDS)[number];
export type NewsletterState = FormState<NewsletterField>;

/** The submitted values. */
export const newsletterStateOf = (form: FormData): NewsletterState => ({ values: readFields(form, FIELDS) });

interface NewsletterPageProps {
  data: NewsletterData;
  /** The action's answer. */
  state: NewsletterState | undefined;
  page: Pick<Page, "locale">;
}

/** The newsletter form, or the outcome of the form or of an emailed link. */
export function NewsletterPage({ data: { note, sport }, state, page: { locale } }: NewsletterPageProps) {
  const { t } = useTranslation(["newsletter", "common"]);
  if (note)
    return (
      <div className={styles.newsletter}>
        <h1>{t("title")}</h1>
        <ArrivalNote role="status" className={styles.note}>
          {t(`note.${note}`)}
        </ArrivalNote>
        {note === "sent" && <p className="note">{t("nothingCame")}</p>}
        <p>
          <a className="button plain-button" href={localePath(locale, newsListPath())}>
            {t("toNews")}
          </a>
        </p>
      </div>
    );
  return (
    <div className={styles.newsletter}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <MemberForm intent="subscribe" state={{ ...state, values: { sport: sport ?? "", ...state?.values } }}>
        <Field
          name="email"
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={254}
        />
        <SportField />
        <p className="note">{t("use")}</p>
        <BotCheck action="newsletter" intents={["subscribe"]} />
        <SubmitButton intent="subscribe">{t("subscribe")}</SubmitButton>
      </MemberForm>
      <p>
        <a className={styles.link} href={localePath(locale, "/privacy-policy")}>
          {t("common:footer.privacy")}
        </a>
      </p>
    </div>
  );
}
