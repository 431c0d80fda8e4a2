import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Provider } from "#contract/domain/members";
import type { LocaleCode } from "#contract/tables/locales";
import { wantedPath } from "~/page/call-back";
import { type SignPage, signPath } from "~/page/sign-path";
import { usePage } from "~/page/use-page";
import styles from "./sign.module.css";

interface ProviderStart {
  provider: Provider;
  locale: LocaleCode;
  /** The destination after signing in. */
  callBack: string;
  /** From a friend's invitation, for sign-up. */
  referralCode?: string;
}

/** Where provider sign-in starts: `/{locale}/signin/line?callBackUrl=…`, by GET. */
const providerPath = ({ provider, locale, callBack, referralCode }: ProviderStart): string =>
  `${signPath(`signin/${provider}`, locale, callBack)}${referralCode ? `&ref=${referralCode}` : ""}`;

/** A link to another sign-in page, which leads on to the same destination. */
export function SignLink({ to, className, children }: { to: SignPage; className?: string; children: ReactNode }) {
  const { search, locale } = usePage();
  return (
    <a className={className} href={signPath(to, locale, wantedPath(search, locale))}>
      {children}
    </a>
  );
}

/** For visitors on the wrong page: a question, and the link to the right page. */
export const OtherPage = ({ question, to, children }: { question: string; to: SignPage; children: ReactNode }) => (
  <div className={styles.others}>
    <p>
      {question}
      <SignLink to={to} className={styles.link}>
        {children}
      </SignLink>
    </p>
  </div>
);

interface ProviderLinksProps {
  providers: readonly Provider[];
  /** From a friend's invitation. */
  referralCode?: string;
}

/** Sign-in with a provider account: links, since a form must not be redirected to another site. */
export function ProviderLinks({ providers, referralCode }: ProviderLinksProps) {
  const { t } = useTranslation("sign");
  const { search, locale } = usePage();
  const callBack = wantedPath(search, locale);
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers} aria-label={t("provider.label")}>
      {providers.map((provider) => (
        <li key={provider}>
          <a className="button plain-button" href={providerPath({ provider, locale, callBack, referralCode })}>
            {t(`provider.${provider}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
