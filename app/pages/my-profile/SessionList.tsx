import { useTranslation } from "react-i18next";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { SessionRow } from "./load-my-profile.server.ts";
import { REVOKE_OTHERS, revokeIntent } from "./profile-intent.ts";

interface SessionListProps {
  sessions: readonly SessionRow[];
  state: AccountFormState | undefined;
}

/** The member's sessions: the others can be ended one by one or all at once. */
export function SessionList({ sessions, state }: SessionListProps) {
  const { t } = useTranslation("account");
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const list = (
    <ul className={styles.rows}>
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  );
  return (
    <section className={styles.part}>
      <h2>{t("profile.signedIn")}</h2>
      {hasOthers ? (
        <MemberForm id="sessions" intent={REVOKE_OTHERS} state={state}>
          {list}
          <SubmitButton intent={REVOKE_OTHERS} isDanger>
            {t("profile.endOthers")}
          </SubmitButton>
        </MemberForm>
      ) : (
        list
      )}
    </section>
  );
}

function Session({ session: { id, isCurrent, device, country, lastUsed } }: { session: SessionRow }) {
  const { t } = useTranslation("account");
  const name = device
    ? t("profile.onSystem", { browser: device.browser, system: device.system })
    : t("profile.unknownDevice");
  return (
    <li className={styles.row}>
      <p>
        <b>{name}</b> {isCurrent && <span className="tag">{t("profile.thisDevice")}</span>}
        <small>
          {country && <span>{country}</span>}
          <span>{t("profile.lastUsed", { date: lastUsed })}</span>
        </small>
      </p>
      {!isCurrent && (
        <SubmitButton intent={revokeIntent(id)} isPlain isDanger>
          {t("profile.endSession")}
          <span className="visually-hidden">{`: ${name}`}</span>
        </SubmitButton>
      )}
    </li>
  );
}
