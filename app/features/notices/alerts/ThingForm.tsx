import { useTranslation } from "react-i18next";
import { THING_ALERTS } from "#contract/tables/notice-kinds";
import { sectionPath } from "~/features/account/account-sections";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SaveAtOnce } from "~/features/forms/SaveAtOnce";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { Choice, Switch } from "./alert-inputs.tsx";
import styles from "./alerts.module.css";
import type { ThingData } from "./load-thing.server.ts";
import { saveThing } from "./save-alerts.ts";
import { MODES } from "./thing-alerts.ts";

/** The intent of this form. */
const THING_INTENT = "thing";

interface ThingFormProps {
  data: ThingData;
  state: FormState | undefined;
}

/** Alerts for one match, team or competition. */
export function ThingForm({ data, state }: ThingFormProps) {
  const { t } = useTranslation("alerts");
  const { locale } = usePage();
  return (
    <>
      <h2>{data.name ?? t(`thing.${data.thing.kind}`)}</h2>
      {data.isFollowed ? (
        <MemberForm intent={THING_INTENT} state={state ?? { values: data.values }}>
          <fieldset className={styles.group}>
            <legend>{t("thing.legend")}</legend>
            {MODES.map((mode) => (
              <Choice key={mode} name="mode" value={mode} label={t(`thing.${mode}`)} />
            ))}
            <div className={styles.columns}>
              {THING_ALERTS.map((alert) => (
                <Switch key={alert} name={alert} label={t(`kinds.${alert}`)} />
              ))}
            </div>
          </fieldset>
          <SaveAtOnce
            intent={THING_INTENT}
            label={t("save")}
            save={(form) => saveThing(form, { thing: data.thing, locale })}
          />
        </MemberForm>
      ) : (
        <p>{t("thing.notFollowed")}</p>
      )}
      <p>
        <a href={localePath(locale, sectionPath("notifications"))}>{t("thing.all")}</a>
      </p>
    </>
  );
}
