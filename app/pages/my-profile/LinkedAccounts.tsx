import { useTranslation } from "react-i18next";
import type { LinkedIdentity, Provider } from "#contract/domain/members";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { LinkAccount } from "./LinkAccount.tsx";
import type { LinkState } from "./link-state.ts";
import type { MyProfileData } from "./load-my-profile.server.ts";
import { providerIntent } from "./profile-intent.ts";

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
      <h2>{t("profile.linked")}</h2>
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
