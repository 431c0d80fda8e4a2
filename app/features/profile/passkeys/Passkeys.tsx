import { useTranslation } from "react-i18next";
import { LONGEST_PASSKEY_NAME } from "#contract/members/passkeys";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { Field } from "~/features/forms/Field";
import { MemberForm } from "~/features/forms/MemberForm";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { MyProfileData } from "../load-my-profile.server.ts";
import type { ProofState } from "../proof-state.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import type { PasskeyRow } from "./load-passkeys.server.ts";
import { namingIntent, type PasskeyForm, passkeyFormOf, removalIntent } from "./passkey-intent.ts";
import rowStyles from "./passkey-rows.module.css";

type ProvingMember = Pick<MyProfileData, "hasPassword" | "phone">;

interface PasskeysProps {
  passkeys: readonly PasskeyRow[];
  member: ProvingMember;
  stateOf(form: PasskeyForm): AccountFormState | undefined;
}

/** The member's passkeys. */
export function Passkeys({ passkeys, member, stateOf }: PasskeysProps) {
  const { t } = useTranslation("account");
  return (
    <section className={styles.part}>
      <h3>{t("profile.passkeys")}</h3>
      <p className="note">{t("profile.passkeysText")}</p>
      {passkeys.length > 0 && (
        <ul className={rowStyles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={rowStyles.row}>
              <PasskeyFacts passkey={passkey} />
              <PasskeyName passkey={passkey} state={stateOf(passkeyFormOf({ form: "passkeyName", id: passkey.id }))} />
              <PasskeyRemoval
                passkey={passkey}
                member={member}
                state={stateOf(`passkeyRemoval-${passkey.id}`) as (AccountFormState & ProofState) | undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey member={member} state={stateOf("passkey")} />
    </section>
  );
}

/** The member's name for it, or the browser in which it was added. */
function usePasskeyName(): (passkey: PasskeyRow) => string {
  const { t } = useTranslation("account");
  return ({ name, device }) =>
    name ??
    (device ? t("profile.onSystem", { browser: device.browser, system: device.system }) : t("profile.passkeyUnnamed"));
}

function PasskeyFacts({ passkey }: { passkey: PasskeyRow }) {
  const { t } = useTranslation("account");
  const { added, lastUsed } = passkey;
  return (
    <p>
      <b>{usePasskeyName()(passkey)}</b>
      <small>
        <span>{t("profile.passkeyAdded", { date: added })}</span>
        <span>{lastUsed ? t("profile.lastUsed", { date: lastUsed }) : t("profile.passkeyUnused")}</span>
      </small>
    </p>
  );
}

function PasskeyName({ passkey, state }: { passkey: PasskeyRow; state: AccountFormState | undefined }) {
  const { t } = useTranslation("account");
  const { id, name = "" } = passkey;
  const label = usePasskeyName()(passkey);
  return (
    <details open={state ? true : undefined}>
      <summary>
        {t("profile.renamePasskey")}
        <span className="visually-hidden">{`: ${label}`}</span>
      </summary>
      <MemberForm
        id={`passkeyName-${id}`}
        isKept
        intent={namingIntent(id)}
        state={state ?? { values: { passkeyName: name } }}
      >
        <Field
          name="passkeyName"
          label={t("profile.passkeyName")}
          maxLength={LONGEST_PASSKEY_NAME}
          enterKeyHint="done"
        />
        <SubmitButton intent={namingIntent(id)} isPlain>
          {t("profile.savePasskeyName")}
        </SubmitButton>
      </MemberForm>
    </details>
  );
}

interface RemovalProps {
  passkey: PasskeyRow;
  member: ProvingMember;
  state: ProofState | undefined;
}

function PasskeyRemoval({ passkey, member: { hasPassword, phone = "" }, state = { step: "start" } }: RemovalProps) {
  const { t } = useTranslation("account");
  const { id } = passkey;
  const label = usePasskeyName()(passkey);
  const isProving = state.step === "proof";
  const intent = removalIntent(isProving ? "confirm" : "remove", id);
  const check = <BotCheck action="passkey" intents={[removalIntent(isProving ? "resend" : "remove", id)]} />;
  return (
    <MemberForm id={`passkeyRemoval-${id}`} intent={intent} state={state} step={state.step}>
      {isProving && (
        <>
          <p className="note">{hasPassword ? t("profile.removeByPassword") : t("profile.removeByCode", { phone })}</p>
          <ProofFields
            hasPassword={hasPassword}
            sent={state.sent}
            resendIntent={removalIntent("resend", id)}
            check={check}
          />
        </>
      )}
      <SubmitButton intent={intent} isPlain isDanger>
        {t("profile.removePasskey")}
        <span className="visually-hidden">{`: ${label}`}</span>
      </SubmitButton>
      {!isProving && !hasPassword && check}
    </MemberForm>
  );
}
