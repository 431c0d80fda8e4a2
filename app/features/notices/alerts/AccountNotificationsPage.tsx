import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import type { FormState } from "~/features/forms/faults";
import { AlertForm } from "./AlertForm.tsx";
import type { AccountNotificationsData } from "./load-account-notifications.server.ts";
import { PushOnDevice } from "./PushOnDevice.tsx";
import { ThingForm } from "./ThingForm.tsx";

interface AccountNotificationsPageProps {
  data: AccountNotificationsData;
  /** State of a rejected form. */
  state: FormState | undefined;
}

/** A member's alert settings and devices. */
export function AccountNotificationsPage({ data, state }: AccountNotificationsPageProps) {
  const { t } = useTranslation("alerts");
  const { hasPassword, saved, values, zones, pushKey, username, thing } = data;
  return (
    <AccountFrame section="notifications" hasPassword={hasPassword} saved={saved}>
      {thing ? (
        <ThingForm data={thing} state={state} />
      ) : (
        <>
          <p className="note">{t("intro")}</p>
          <AlertForm state={state ?? { values }} zones={zones} />
          {pushKey && (
            <section className={styles.part}>
              <PushOnDevice publicKey={pushKey} username={username} />
            </section>
          )}
        </>
      )}
    </AccountFrame>
  );
}
