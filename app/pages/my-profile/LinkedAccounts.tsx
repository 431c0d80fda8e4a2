import { useTranslation } from "react-i18next";
import type { LinkedIdentity, Provider } from "#contract/domain/members";
import styles from "~/features/account/account.module.css";
import { sectionPath } from "~/features/account/account-sections";
import type { AccountFormState } from "~/features/account/change-account.server";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { PROVIDER_NAMES, providerPath } from "~/features/sign/provider-path";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { unlinkIntent } from "./profile-intent.ts";
import "~/ui/button.css";

interface LinkedAccountsProps {
  identities: readonly LinkedIdentity[];
  /** Providers that can be linked. */
  linkable: readonly Provider[];
  stateOf(form: Provider): AccountFormState | undefined;
}

/** Provider accounts with which the member may sign in. */
export function LinkedAccounts({ identities, linkable, stateOf }: LinkedAccountsProps) {
  const { t } = useTranslation("account");
  return (
    <section className={styles.part}>
      <h2>{t("profile.linked")}</h2>
      {identities.length === 0 && <p className="note">{t("profile.noneLinked")}</p>}
      {identities.map(({ provider, name }) => (
        <MemberForm key={provider} id={provider} intent={unlinkIntent(provider)} state={stateOf(provider)}>
          <div className={styles.row}>
            <p>
              <b>{PROVIDER_NAMES[provider]}</b> {name}
            </p>
            <SubmitButton intent={unlinkIntent(provider)} isPlain>
              {t("profile.unlink", { provider: PROVIDER_NAMES[provider] })}
            </SubmitButton>
          </div>
        </MemberForm>
      ))}
      {linkable.map((provider) => (
        <LinkAccount key={provider} provider={provider} />
      ))}
    </section>
  );
}

/** A link, since a form must not be redirected to another site. */
function LinkAccount({ provider }: { provider: Provider }) {
  const { t } = useTranslation("account");
  const { locale } = usePage();
  const callBack = localePath(locale, sectionPath("profile"));
  return (
    <div className={styles.row}>
      <b>{PROVIDER_NAMES[provider]}</b>
      <a className="button plain-button" href={providerPath({ provider, locale, callBack })}>
        {t("profile.link", { provider: PROVIDER_NAMES[provider] })}
      </a>
    </div>
  );
}
