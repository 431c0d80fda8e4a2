import { useTranslation } from "react-i18next";
import { usePage } from "~/page/use-page";
import { classNames } from "~/ui/class-names";
import styles from "./alerts.module.css";
import { useDevicePush } from "./use-device-push.ts";
import "~/ui/button.css";

interface PushOnDeviceProps {
  /** The operator's push key. */
  publicKey: string;
  username: string;
}

/** Whether this device receives the member's pushes. */
export function PushOnDevice({ publicKey, username }: PushOnDeviceProps) {
  const { t } = useTranslation("alerts");
  const { locale } = usePage();
  const { state, isBusy, isFailed, turnOn, turnOff } = useDevicePush(publicKey, { username, locale });
  const canChange = state === "on" || state === "off";
  return (
    <div className={styles.push}>
      <h2>{t("push.title")}</h2>
      <p className="note">{t("push.intro")}</p>
      <noscript>
        <p>{t("push.noScript")}</p>
      </noscript>
      <p role="status">
        {isBusy && t("push.busy")}
        {!isBusy && isFailed && t("push.failed")}
        {!isBusy && !isFailed && state && t(`push.${state}`)}
      </p>
      {canChange && (
        <button
          type="button"
          className={classNames("button", state === "on" && "plain-button")}
          aria-disabled={isBusy}
          onClick={state === "on" ? turnOff : turnOn}
        >
          {t(state === "on" ? "push.turnOff" : "push.turnOn")}
        </button>
      )}
    </div>
  );
}
