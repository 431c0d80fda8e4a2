import { useTranslation } from "react-i18next";
import type { LinkedIdentity } from "#contract/domain/members";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { CheckField } from "~/features/forms/CheckField";
import { CodeField } from "~/features/forms/CodeField";
import { MemberForm } from "~/features/forms/MemberForm";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { PhoneField, SentPhone } from "~/features/forms/PhoneField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { NO_WAIT } from "~/features/forms/sent-code";
import { ProofFields } from "~/features/sign/firebase/ProofFields";
import { KeptNumber } from "~/features/sign/KeptNumber";
import { OtherPage } from "~/features/sign/OtherWays";
import { SignFrame } from "~/features/sign/SignFrame";
import styles from "~/features/sign/sign.module.css";
import type { ResetData } from "./reset-password.server.ts";
import { identityField, PASSKEYS_FIELD, type ResetState, unlinkField } from "./reset-state.ts";

interface ResetPageProps {
  data: ResetData;
  /** The action's answer. */
  state: ResetState | undefined;
}

const INTENTS = { number: "send", code: "validate", password: "save" } as const;

/** One form in three steps: the number, the code sent to it, the new password. */
export function ResetPage({ data, state }: ResetPageProps) {
  const { t } = useTranslation("sign");
  const step = state?.step ?? "number";
  const values = { callingCode: data.callingCode, ...state?.values };
  return (
    <SignFrame title={t("forgot.title")} intro={t(`forgot.intro.${step}`)}>
      <MemberForm intent={INTENTS[step]} state={{ ...state, values }} step={step}>
        <ProofFields offer={data.firebase} proof={state} />
        <StepFields step={step} data={data} state={state} />
      </MemberForm>
      <OtherPage question={t("forgot.known")} to="signin">
        {t("signIn.title")}
      </OtherPage>
    </SignFrame>
  );
}

/**
 * Accounts at providers, and passkeys: who took over the account may have added one, which a new password does not end.
 */
function OtherAccounts({ identities, passkeys }: { identities: readonly LinkedIdentity[]; passkeys: number }) {
  const { t } = useTranslation("sign");
  if (identities.length + passkeys === 0) return null;
  return (
    <fieldset className={styles.identities}>
      <legend>{t("forgot.others")}</legend>
      <p className="note">{t("forgot.othersText")}</p>
      {identities.map(({ provider, name = "" }) => (
        <div key={provider}>
          <input type="hidden" name={identityField(provider)} value={name} />
          <CheckField name={unlinkField(provider)} isOptional>
            {t("forgot.unlink", { account: [PROVIDER_NAMES[provider], name].filter(Boolean).join(" · ") })}
          </CheckField>
        </div>
      ))}
      {passkeys > 0 && (
        <div>
          <input type="hidden" name={PASSKEYS_FIELD} value={passkeys} />
          <CheckField name="endPasskeys" isOptional>
            {t("forgot.endPasskeys", { number: passkeys })}
          </CheckField>
        </div>
      )}
    </fieldset>
  );
}

function StepFields({ step, data, state }: ResetPageProps & { step: ResetState["step"] }) {
  const { t } = useTranslation(["sign", "memberForms"]);
  switch (step) {
    case "number":
      return (
        <>
          <KeptNumber />
          <PhoneField countries={data.countries} autoComplete="tel-national" />
          <p className="note">{t("sms")}</p>
          <BotCheck action="reset" intents={["send"]} />
          <SubmitButton intent="send">{t("send")}</SubmitButton>
        </>
      );
    case "code":
      return (
        <>
          <SentPhone changeIntent="change" />
          <CodeField sent={state?.sent ?? NO_WAIT} resendIntent="send" />
          <BotCheck action="reset" intents={state?.needsCheck ? ["send", "validate"] : ["send"]} />
          {/* Firebase sends a code to any number. */}
          {state?.sender !== "firebase" && <p className="note">{t("signIn.onlyMembers")}</p>}
          <SubmitButton intent="validate">{t("forgot.next")}</SubmitButton>
        </>
      );
    case "password":
      return (
        <>
          <SentPhone />
          <input type="hidden" name="resetToken" value={state?.resetToken ?? ""} />
          <NewPasswordFields label={t("memberForms:password.new")} />
          <OtherAccounts identities={state?.identities ?? []} passkeys={state?.passkeys ?? 0} />
          <SubmitButton intent="save">{t("forgot.save")}</SubmitButton>
        </>
      );
  }
}
