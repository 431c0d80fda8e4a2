import { useTranslation } from "react-i18next";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { CodeField } from "~/features/forms/CodeField";
import { Field } from "~/features/forms/Field";
import { MemberForm } from "~/features/forms/MemberForm";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { PhoneField, SentPhone } from "~/features/forms/PhoneField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { NO_WAIT } from "~/features/forms/sent-code";
import { ProofFields } from "~/features/sign/firebase/ProofFields";
import { KeptNumber } from "~/features/sign/KeptNumber";
import { OtherPage, ProviderLinks } from "~/features/sign/OtherWays";
import { SignFrame } from "~/features/sign/SignFrame";
import type { SignUpData } from "./load-sign-up.server.ts";
import { KeptValues, ReferralField, TermsField } from "./sign-up-fields.tsx";
import type { SignUpState } from "./sign-up-state.ts";

interface SignUpPageProps {
  data: SignUpData;
  /** The action's answer. */
  state: SignUpState | undefined;
}

/** One form in two steps: the number, then the code sent to it and everything else. */
export function SignUpPage({ data, state }: SignUpPageProps) {
  const { t } = useTranslation("sign");
  const { callingCode, referralCode, countries, providers, firebase } = data;
  const step = state?.step ?? "number";
  const values = { callingCode, referralCode, ...state?.values };
  return (
    <SignFrame title={t("signUp.title")} intro={t(`signUp.intro.${step}`)}>
      <MemberForm intent={step === "number" ? "send" : "signup"} state={{ ...state, values }} step={step}>
        <ProofFields offer={firebase} proof={state} />
        {step === "number" ? (
          <>
            <KeptNumber />
            <PhoneField countries={countries} autoComplete="tel-national" />
            {/* Without script an invitation's code is in the form from the start. */}
            <KeptValues names={["nickname", "referralCode"]} values={values} />
            <p className="note">{t("sms")}</p>
            <BotCheck action="sign-up" intents={["send"]} />
            <SubmitButton intent="send">{t("send")}</SubmitButton>
          </>
        ) : (
          <Details sent={state?.sent ?? NO_WAIT} />
        )}
      </MemberForm>
      {step === "number" && <ProviderLinks providers={providers} referralCode={referralCode} />}
      <OtherPage question={t("signUp.haveAccount")} to="signin">
        {t("signIn.title")}
      </OtherPage>
    </SignFrame>
  );
}

function Details({ sent }: { sent: NonNullable<SignUpState["sent"]> }) {
  const { t } = useTranslation(["sign", "memberForms"]);
  return (
    <>
      <SentPhone changeIntent="change" />
      <CodeField sent={sent} resendIntent="send" />
      <BotCheck action="sign-up" intents={["send"]} />
      <NewPasswordFields label={t("memberForms:password.label")} />
      <Field
        name="nickname"
        label={t("memberForms:nickname.label")}
        hint={t("memberForms:nickname.rule")}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={15}
        enterKeyHint="next"
      />
      <ReferralField />
      <TermsField />
      <SubmitButton intent="signup">{t("signUp.submit")}</SubmitButton>
    </>
  );
}
