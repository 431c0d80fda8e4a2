import { useTranslation } from "react-i18next";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { CodeField } from "~/features/forms/CodeField";
import { MemberForm } from "~/features/forms/MemberForm";
import { PasswordField } from "~/features/forms/PasswordField";
import { PhoneField, SentPhone } from "~/features/forms/PhoneField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { NO_WAIT } from "~/features/forms/sent-code";
import { CredentialField, PasskeyButton } from "~/features/passkeys/PasskeyButton";
import { PASSKEY_ANSWER, PASSKEY_CHALLENGE, type PasskeyState } from "~/features/passkeys/passkey-task";
import { ProofFields } from "~/features/sign/firebase/ProofFields";
import { KeptNumber } from "~/features/sign/KeptNumber";
import { OtherPage, ProviderLinks, SignLink } from "~/features/sign/OtherWays";
import { ProviderFaultNote } from "~/features/sign/ProviderFaultNote";
import { SignFrame } from "~/features/sign/SignFrame";
import styles from "~/features/sign/sign.module.css";
import { wantedPath } from "~/page/call-back";
import { signPath } from "~/page/sign-path";
import { usePage } from "~/page/use-page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { SignInData } from "./load-sign-in.server.ts";
import type { SignInState } from "./sign-in-state.ts";

/** Sign-in by a passkey, in a form of its own: it needs no number. */
function PasskeySignIn({ state }: { state: PasskeyState | undefined }) {
  const { t } = useTranslation("sign");
  const intent = state?.credential ? PASSKEY_ANSWER : PASSKEY_CHALLENGE;
  return (
    <MemberForm id="passkey" intent={intent} state={state}>
      <CredentialField credential={state?.credential} />
      <PasskeyButton intent={PASSKEY_CHALLENGE} needsScript={t("signIn.passkeyNeedsScript")}>
        {t("signIn.passkey")}
      </PasskeyButton>
    </MemberForm>
  );
}

interface SignInPageProps {
  data: SignInData;
  /** The action's answer. */
  state: SignInState | undefined;
}

/** Sign-in by password, code or passkey, as offered. */
export function SignInPage({ data, state }: SignInPageProps) {
  const { t } = useTranslation("sign");
  const { shown, forms, providers, hasPasskeys, fault, hasNewPassword, ended } = data;
  const ofNumber = state?.form === "passkey" ? undefined : state;
  return (
    <SignFrame title={t("signIn.title")}>
      {fault && <ProviderFaultNote fault={fault} />}
      {ended && (
        <ArrivalNote role="status" className={styles.notice}>
          {t(ended === "repeat" ? "signIn.endedRepeat" : "signIn.ended")}
        </ArrivalNote>
      )}
      {hasNewPassword && (
        <p role="status" className={styles.notice}>
          {t("signIn.passwordChanged")}
        </p>
      )}
      {forms.length > 1 && <Methods forms={forms} shown={shown} />}
      {shown === "password" ? <PasswordForm data={data} state={ofNumber} /> : <CodeForm data={data} state={ofNumber} />}
      {hasPasskeys && <PasskeySignIn state={state?.form === "passkey" ? state : undefined} />}
      <ProviderLinks providers={providers} />
      <OtherPage question={t("signIn.noAccount")} to="signup">
        {t("signUp.title")}
      </OtherPage>
    </SignFrame>
  );
}

/** Each form has its own address, so that the choice works without script. */
function Methods({ forms, shown }: Pick<SignInData, "forms" | "shown">) {
  const { t } = useTranslation("sign");
  const { search, locale } = usePage();
  const address = signPath("signin", locale, wantedPath(search, locale));
  const choices = forms.map((form) => ({
    href: form === "password" ? address : `${address}&method=${form}`,
    name: t(`signIn.method.${form}`),
    isShown: form === shown,
  }));
  return <ChoiceLinks label={t("signIn.methods")} choices={choices} />;
}

interface FormProps {
  data: SignInData;
  state: SignInState | undefined;
}

function PasswordForm({ data: { countries, callingCode }, state }: FormProps) {
  const { t } = useTranslation(["sign", "memberForms"]);
  return (
    <MemberForm intent="login" state={{ ...state, values: { callingCode, ...state?.values } }}>
      <KeptNumber />
      <PhoneField countries={countries} autoComplete="username" />
      <PasswordField
        name="password"
        label={t("memberForms:password.label")}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <SignLink to="forgetpassword" className={styles.link}>
        {t("signIn.forgotten")}
      </SignLink>
      {state?.needsCheck && <BotCheck action="sign-in" intents={["login"]} />}
      <SubmitButton intent="login">{t("signIn.submit")}</SubmitButton>
    </MemberForm>
  );
}

function CodeForm({ data: { countries, callingCode, firebase }, state }: FormProps) {
  const { t } = useTranslation("sign");
  const step = state?.step ?? "number";
  const shown = { ...state, values: { callingCode, ...state?.values } };
  return step === "number" ? (
    <MemberForm key="form" intent="send" state={shown} step={step}>
      <ProofFields offer={firebase} proof={state} />
      <KeptNumber />
      <PhoneField countries={countries} autoComplete="tel-national" />
      <p className="note">{t("sms")}</p>
      <BotCheck action="sign-in" intents={["send"]} />
      <SubmitButton intent="send">{t("send")}</SubmitButton>
    </MemberForm>
  ) : (
    <MemberForm key="form" intent="code" state={shown} step={step}>
      <ProofFields offer={firebase} proof={state} />
      <SentPhone changeIntent="change" />
      <CodeField sent={state?.sent ?? NO_WAIT} resendIntent="send" />
      <BotCheck action="sign-in" intents={state?.needsCheck ? ["send", "code"] : ["send"]} />
      {/* Firebase sends a code to any number. */}
      {state?.sender !== "firebase" && <p className="note">{t("signIn.onlyMembers")}</p>}
      <SubmitButton intent="code">{t("signIn.submit")}</SubmitButton>
    </MemberForm>
  );
}
