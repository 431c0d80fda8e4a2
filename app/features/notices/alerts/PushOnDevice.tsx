import { useTranslation } from "react-i18next";
import { usePage } from "~/page/use-page";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { classNames } from "~/ui/class-names";
import styles from "./alerts.module.css";
import "~/ui/button.css";
import { useEffect, useState } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { deviceSubscription, isPushFor, renewPush, turnPushOff, turnPushOn } from "~/features/push/device-push";

/** The state of pushes on the current device. */
export type PushState =
  /** The browser does not support pushes. */
  | "unsupported"
  /** There is no service worker: OFFLINE=off, or an unsupported browser. */
  | "noWorker"
  /** iPhones and iPads support pushes only for sites on the home screen. */
  | "homeScreen"
  /** The browser blocks notifications of the site. */
  | "denied"
  | "off"
  | "on";

export interface PushFacts {
  hasPush: boolean;
  hasWorker: boolean;
  isAppleMobile: boolean;
  /** Opened from the home screen. */
  isStandalone: boolean;
  permission: NotificationPermission | undefined;
  /** This browser has a subscription, made for this member. */
  isSubscribed: boolean;
}

export function pushState(facts: PushFacts): PushState {
  if (facts.isAppleMobile && !facts.isStandalone) return "homeScreen";
  if (!facts.hasPush) return "unsupported";
  if (!facts.hasWorker) return "noWorker";
  if (facts.permission === "denied") return "denied";
  return facts.isSubscribed && facts.permission === "granted" ? "on" : "off";
}

/** iPads identify as Macs, but Macs have no touch screen. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

/** The build has a service worker (OFFLINE is not off), the page names it, and the browser supports it. */
export const hasWorker = (): boolean =>
  import.meta.env.OFFLINE !== "off" &&
  "serviceWorker" in navigator &&
  Boolean(document.getElementById(PAGE_SCRIPT_ID)?.dataset.worker);

async function readState(username: string): Promise<PushState> {
  const subscription = await deviceSubscription().catch(() => undefined);
  return pushState({
    hasPush: "PushManager" in window && "Notification" in window,
    hasWorker: hasWorker(),
    isAppleMobile: isAppleMobile(navigator.userAgent, navigator.maxTouchPoints),
    isStandalone: matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches,
    permission: "Notification" in window ? Notification.permission : undefined,
    isSubscribed: subscription !== undefined && isPushFor(username),
  });
}

interface DevicePush {
  /** Undefined until the browser's state is known. */
  state: PushState | undefined;
  isBusy: boolean;
  /** The last change failed. */
  isFailed: boolean;
  turnOn(): void;
  turnOff(): void;
}

/** A member's pushes on this device. Permission is requested by `turnOn` only. */
function useDevicePush(publicKey: string, { username, locale }: { username: string; locale: LocaleCode }): DevicePush {
  const [state, setState] = useState<PushState>();
  const [progress, setProgress] = useState<"busy" | "failed">();
  useEffect(() => {
    void readState(username).then((read) => {
      setState(read);
      if (read === "on") renewPush(locale).catch(() => {});
    });
  }, [username, locale]);
  const change = async (work: () => Promise<unknown>) => {
    if (progress === "busy") return;
    setProgress("busy");
    const isDone = await work().then(
      () => true,
      () => false,
    );
    setState(await readState(username));
    setProgress(isDone ? undefined : "failed");
  };
  return {
    state,
    isBusy: progress === "busy",
    isFailed: progress === "failed",
    turnOn: () =>
      void change(async () => {
        // Dismissing the browser's prompt is not a fault.
        if ((await Notification.requestPermission()) === "granted") await turnPushOn({ publicKey, username, locale });
      }),
    turnOff: () => void change(() => turnPushOff(locale)),
  };
}

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
