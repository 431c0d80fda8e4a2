import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { CodeField } from "~/features/forms/CodeField";
import { MemberForm } from "~/features/forms/MemberForm";
import { PhoneField, SentPhone } from "~/features/forms/PhoneField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { NO_WAIT } from "~/features/forms/sent-code";
import { KeptNumber } from "~/features/sign/KeptNumber";
import { SignFrame } from "~/features/sign/SignFrame";
import type { PendingName, SignUpData } from "./load-sign-up.server.ts";
import { KeptValues, ReferralField, TermsField } from "./sign-up-fields.tsx";
import { COMPLETE, GIVE_UP, PROVIDER_FIELD, type SignUpState } from "./sign-up-state.ts";

interface PendingSignUpPageProps {
  data: SignUpData;
  pending: PendingName;
  /** The action's answer. */
  state: SignUpState | undefined;
}

/** Sign-up of a visitor returning from a provider: only the number and its code are missing. */
export function PendingSignUpPage({ data, pending: { provider, name }, state }: PendingSignUpPageProps) {
  const { t } = useTranslation("sign");
  const { callingCode, referralCode, countries } = data;
  const step = state?.step ?? "number";
  const names = { provider: PROVIDER_NAMES[provider], name };
  const values = { callingCode, referralCode, ...state?.values };
  return (
    <SignFrame title={t("signUp.title")} intro={t(name ? "pending.named" : "pending.unnamed", names)}>
      <MemberForm intent={step === "number" ? "send" : COMPLETE} state={{ ...state, values }} step={step}>
        <input type="hidden" name={PROVIDER_FIELD} value={provider} />
        {step === "number" ? (
          <>
            <KeptNumber />
            <PhoneField countries={countries} autoComplete="tel-national" />
            <KeptValues names={["referralCode"]} values={values} />
            <p className="note">{t("pending.member", names)}</p>
            <p className="note">{t("sms")}</p>
            <BotCheck action="sign-up" intents={["send"]} />
            <SubmitButton intent="send">{t("send")}</SubmitButton>
          </>
        ) : (
          <>
            <SentPhone changeIntent="change" />
            <CodeField sent={state?.sent ?? NO_WAIT} resendIntent="send" />
            <BotCheck action="sign-up" intents={["send"]} />
            {values.referralCode && <ReferralField />}
            <TermsField />
            <SubmitButton intent={COMPLETE}>{t("pending.submit")}</SubmitButton>
          </>
        )}
      </MemberForm>
      <MemberForm id="give-up" intent={GIVE_UP} state={undefined}>
        <SubmitButton intent={GIVE_UP} isPlain>
          {t("pending.giveUp", names)}
        </SubmitButton>
      </MemberForm>
    </SignFrame>
  );
}
