import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { hasEntries } from "./has-entries.ts";
import { askBeforeLeaving } from "./unsaved.client.ts";

/** The browser asks before the page is left while the form holds typed text that it has not sent. */
export function useUnsaved(form: RefObject<HTMLFormElement>, isAsking: boolean): void {
  const isIdle = useNavigation().state === "idle";
  const isSent = useRef(false);
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);
  useEffect(() => {
    const typed = isAsking ? form.current : null;
    if (!typed) return;
    let end = () => {};
    const begin = () => {
      // Only now: a page with such a listener is not kept for the way back by all browsers.
      end = askBeforeLeaving(() => !isSent.current && hasEntries(typed));
    };
    const send = () => {
      isSent.current = true;
    };
    typed.addEventListener("input", begin, { once: true });
    typed.addEventListener("submit", send);
    return () => {
      end();
      typed.removeEventListener("input", begin);
      typed.removeEventListener("submit", send);
    };
  }, [form, isAsking]);
}
