import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedIdentity, Provider } from "#contract/domain/members";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { MemberForm } from "~/features/forms/MemberForm";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { MyProfileData } from "./load-my-profile.server.ts";
import { providerIntent } from "./profile-intent.ts";
import type { LinkState } from "./proof-state.ts";

interface LinkAccountProps {
  provider: Provider;
  /** Members without a password confirm by a code. */
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string | undefined;
  state: LinkState | undefined;
}

/** Links an account at a provider, after the member has confirmed it by password or code. */
function LinkAccount({ provider, hasPassword, phone = "", state = { step: "start" } }: LinkAccountProps) {
  const { t } = useTranslation("account");
  const names = { provider: PROVIDER_NAMES[provider] };
  if (state.step === "leave" && state.url) return <LeaveToProvider url={state.url} {...names} />;
  const isProving = state.step === "proof";
  const intent = providerIntent(isProving ? "confirm" : "link", provider);
  const check = <BotCheck action="link-account" intents={[providerIntent(isProving ? "resend" : "link", provider)]} />;
  return (
    <MemberForm id={provider} intent={intent} state={state} step={state.step}>
      {isProving ? (
        <>
          <p className="note">
            {hasPassword ? t("profile.linkByPassword", names) : t("profile.linkByCode", { ...names, phone })}
          </p>
          <ProofFields
            hasPassword={hasPassword}
            sent={state.sent}
            resendIntent={providerIntent("resend", provider)}
            check={check}
          />
          <SubmitButton intent={intent}>{t("profile.link", names)}</SubmitButton>
        </>
      ) : (
        <>
          <div className={styles.row}>
            <b>{names.provider}</b>
            <SubmitButton intent={intent} isPlain>
              {t("profile.link", names)}
            </SubmitButton>
          </div>
          {!hasPassword && check}
        </>
      )}
    </MemberForm>
  );
}

/** A link, since a form must not be redirected to another site (`form-action`); script presses it. */
function LeaveToProvider({ url, provider }: { url: string; provider: string }) {
  const { t } = useTranslation("account");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <p className={styles.row}>
      <b>{provider}</b>
      <a ref={link} className="button" href={url}>
        {t("profile.continueAt", { provider })}
      </a>
    </p>
  );
}

interface LinkedAccountsProps {
  identities: readonly LinkedIdentity[];
  /** Providers that can be linked. */
  linkable: readonly Provider[];
  member: Pick<MyProfileData, "hasPassword" | "phone">;
  stateOf(form: Provider): AccountFormState | undefined;
}

/** Provider accounts with which the member may sign in. */
export function LinkedAccounts({ identities, linkable, member, stateOf }: LinkedAccountsProps) {
  const { t } = useTranslation("account");
  const linkStateOf = (provider: Provider) => stateOf(provider) as (AccountFormState & LinkState) | undefined;
  return (
    <section className={styles.part}>
      <h3>{t("profile.linked")}</h3>
      {identities.length === 0 && <p className="note">{t("profile.noneLinked")}</p>}
      {identities.map(({ provider, name }) => (
        <MemberForm key={provider} id={provider} intent={providerIntent("unlink", provider)} state={stateOf(provider)}>
          <div className={styles.row}>
            <p>
              <b>{PROVIDER_NAMES[provider]}</b> {name}
            </p>
            <SubmitButton intent={providerIntent("unlink", provider)} isPlain isDanger>
              {t("profile.unlink", { provider: PROVIDER_NAMES[provider] })}
            </SubmitButton>
          </div>
        </MemberForm>
      ))}
      {linkable.map((provider) => (
        <LinkAccount key={provider} provider={provider} {...member} state={linkStateOf(provider)} />
      ))}
    </section>
  );
}
