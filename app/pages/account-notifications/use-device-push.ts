import { useEffect, useState } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { renewPush, turnPushOff, turnPushOn } from "~/features/push/device-push";
import { deviceSubscription } from "~/features/push/device-subscription";
import { isPushFor } from "~/features/push/push-mark";
import { hasWorker } from "./has-worker.ts";
import { isAppleMobile, type PushState, pushState } from "./push-state.ts";

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
export function useDevicePush(
  publicKey: string,
  { username, locale }: { username: string; locale: LocaleCode },
): DevicePush {
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
