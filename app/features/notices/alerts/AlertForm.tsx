import { useTranslation } from "react-i18next";
import { ALERT_DELAYS, ALERT_KINDS, LEAD_MINUTES } from "#contract/tables/notice-kinds";
import { FieldFault } from "~/features/forms/Field";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SaveAtOnce } from "~/features/forms/SaveAtOnce";
import { useField } from "~/features/forms/use-sending";
import { usePage } from "~/page/use-page";
import { Choice, Switch } from "./alert-inputs.tsx";
import styles from "./alerts.module.css";
import type { ZoneChoice } from "./load-account-notifications.server.ts";
import { saveAlerts } from "./save-alerts.ts";

const INTENT = "alerts";

interface AlertFormProps {
  state: FormState;
  zones: readonly ZoneChoice[];
}

/** The alert settings, as one form. */
export function AlertForm({ state, zones }: AlertFormProps) {
  const { t } = useTranslation("alerts");
  const { locale } = usePage();
  return (
    <MemberForm intent={INTENT} state={state}>
      <Switch name="master" label={t("master")} hint={t("masterHint")} />
      <fieldset className={styles.group}>
        <legend>{t("kinds.legend")}</legend>
        <div className={styles.columns}>
          {ALERT_KINDS.map((kind) => (
            <Switch key={kind} name={kind} label={t(`kinds.${kind}`)} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("lead.legend")}</legend>
        <div className={styles.columns}>
          {LEAD_MINUTES.map((minutes) => (
            <Choice
              key={minutes}
              name="leadMinutes"
              value={String(minutes)}
              label={minutes === 0 ? t("lead.none") : t("lead.minutes", { count: minutes })}
            />
          ))}
        </div>
      </fieldset>
      <QuietHours zones={zones} />
      <DelayField />
      <Switch name="spoilerFree" label={t("spoilers")} hint={t("spoilersHint")} />
      <SaveAtOnce intent={INTENT} label={t("save")} save={(form) => saveAlerts(form, locale)} />
    </MemberForm>
  );
}

function QuietHours({ zones }: Pick<AlertFormProps, "zones">) {
  const { t } = useTranslation("alerts");
  const { id, fault } = useField("quietFrom");
  const description = `${id}-hint${fault ? ` ${id}-fault` : ""}`;
  return (
    <fieldset className={styles.group} aria-describedby={description}>
      <legend>{t("quiet.legend")}</legend>
      <p id={`${id}-hint`} className="note">
        {t("quiet.hint")}
      </p>
      <div className={styles.times}>
        <TimeField name="quietFrom" label={t("quiet.from")} isWrong={fault !== undefined} />
        <TimeField name="quietTo" label={t("quiet.to")} isWrong={fault !== undefined} />
      </div>
      <FieldFault id={id} fault={fault} />
      <ZoneField zones={zones} />
    </fieldset>
  );
}

function TimeField({ name, label, isWrong }: { name: string; label: string; isWrong: boolean }) {
  const { id, value } = useField(name);
  return (
    <label className={styles.field}>
      {label}
      <input type="time" id={id} name={name} defaultValue={value} aria-invalid={isWrong || undefined} />
    </label>
  );
}

/** A choice only for members whose zone has changed since they set their quiet hours. */
function ZoneField({ zones }: Pick<AlertFormProps, "zones">) {
  const { t } = useTranslation("alerts");
  const { value } = useField("timeZone");
  const [only, other] = zones;
  if (only && !other)
    return (
      <p className="note">
        <input type="hidden" name="timeZone" value={only.zone} />
        {t("quiet.inZone", { zone: only.name })}
      </p>
    );
  return (
    <label className={styles.field}>
      {t("quiet.zone")}
      <select name="timeZone" defaultValue={value}>
        {zones.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function DelayField() {
  const { t } = useTranslation("alerts");
  const { id, value } = useField("delaySeconds");
  return (
    <div>
      <label className={styles.field}>
        <b>{t("delay.label")}</b>
        <select id={id} name="delaySeconds" defaultValue={value} aria-describedby={`${id}-hint`}>
          {ALERT_DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t("delay.none") : t("delay.seconds", { count: seconds })}
            </option>
          ))}
        </select>
      </label>
      <p id={`${id}-hint`} className="note">
        {t("delay.hint")}
      </p>
    </div>
  );
}
