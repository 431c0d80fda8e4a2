import { useTranslation } from "react-i18next";
import { THING_ALERTS } from "#contract/tables/notice-kinds";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { sectionPath } from "~/features/account/account-sections";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SaveAtOnce } from "~/features/forms/SaveAtOnce";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { AlertForm } from "./AlertForm.tsx";
import { Choice, Switch } from "./alert-inputs.tsx";
import alertStyles from "./alerts.module.css";
import type { AccountNotificationsData, ThingData } from "./load-account-notifications.server.ts";
import { PushOnDevice } from "./PushOnDevice.tsx";
import { saveThing } from "./save-alerts.ts";
import { MODES } from "./thing-alerts.ts";

/** The intent of this form. */
const THING_INTENT = "thing";

interface ThingFormProps {
  data: ThingData;
  state: FormState | undefined;
}

/** Alerts for one match, team or competition. */
function ThingForm({ data, state }: ThingFormProps) {
  const { t } = useTranslation("alerts");
  const { locale } = usePage();
  return (
    <>
      <h2>{data.name ?? t(`thing.${data.thing.kind}`)}</h2>
      {data.isFollowed ? (
        <MemberForm intent={THING_INTENT} state={state ?? { values: data.values }}>
          <fieldset className={alertStyles.group}>
            <legend>{t("thing.legend")}</legend>
            {MODES.map((mode) => (
              <Choice key={mode} name="mode" value={mode} label={t(`thing.${mode}`)} />
            ))}
            <div className={alertStyles.columns}>
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

interface AccountNotificationsPageProps {
  data: AccountNotificationsData;
  /** State of a rejected form. */
  state: FormState | undefined;
}

/** A member's alert settings and devices. */
export function AccountNotificationsPage({ data, state }: AccountNotificationsPageProps) {
  const { t } = useTranslation("alerts");
  const { hasPassword, saved, values, zones, pushKey, username, thing } = data;
  return (
    <AccountFrame section="notifications" hasPassword={hasPassword} saved={saved}>
      {thing ? (
        <ThingForm data={thing} state={state} />
      ) : (
        <>
          <p className="note">{t("intro")}</p>
          <AlertForm state={state ?? { values }} zones={zones} />
          {pushKey && (
            <section className={styles.part}>
              <PushOnDevice publicKey={pushKey} username={username} />
            </section>
          )}
        </>
      )}
    </AccountFrame>
  );
}
