import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { CodeField } from "~/features/forms/CodeField";
import { Field } from "~/features/forms/Field";
import { MemberForm } from "~/features/forms/MemberForm";
import { PhoneField, SentPhone } from "~/features/forms/PhoneField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { MyPhoneNumberData } from "./my-phone-number.server.ts";
import { CHANGE_PHONE, OTHER_PHONE, type PhoneState, SEND_CODES } from "./phone-state.ts";

interface MyPhoneNumberPageProps {
  data: MyPhoneNumberData;
  state: PhoneState | undefined;
}

/** The number that a member signs in with, and its change, confirmed by a code to each of the two numbers. */
export function MyPhoneNumberPage({ data, state }: MyPhoneNumberPageProps) {
  const { t } = useTranslation("account");
  const { hasPassword, phone, callingCode, countries, saved } = data;
  return (
    <AccountFrame section="phone" hasPassword={hasPassword} saved={saved}>
      {phone && (
        <dl className={styles.facts}>
          <div>
            <dt>{t("phone.now")}</dt>
            <dd>{phone}</dd>
          </div>
        </dl>
      )}
      {state?.sent ? (
        <MemberForm intent={CHANGE_PHONE} state={state} step="codes">
          <SentPhone changeIntent={OTHER_PHONE} />
          <Field
            name="currentCode"
            label={t("phone.codeOfNow", { phone: phone ?? "" })}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="next"
            maxLength={16}
          />
          <CodeField name="code" label={t("phone.codeOfNew")} sent={state.sent} resendIntent={SEND_CODES} />
          <BotCheck action="change-phone" intents={[SEND_CODES]} />
          <SubmitButton intent={CHANGE_PHONE}>{t("phone.submit")}</SubmitButton>
        </MemberForm>
      ) : (
        <MemberForm intent={SEND_CODES} state={state ?? { values: { callingCode } }} step="number">
          <p className="note">{t("phone.intro")}</p>
          <PhoneField countries={countries} label={t("phone.new")} autoComplete="tel-national" />
          <BotCheck action="change-phone" intents={[SEND_CODES]} />
          <SubmitButton intent={SEND_CODES}>{t("phone.send")}</SubmitButton>
        </MemberForm>
      )}
    </AccountFrame>
  );
}
