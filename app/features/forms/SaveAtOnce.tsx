import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { type Fault, useFaultText } from "./faults.ts";
import forms from "./forms.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { askBeforeLeaving } from "./unsaved.client.ts";
import { useHasScript } from "./use-has-script.ts";

/** What a form that saves each change at once says of it. */
export type SaveState = "ready" | "saving" | "saved" | { fault: Fault };

export interface Saver<Value> {
  put(value: Value): Promise<void>;
  /** For when the page is being left, which nothing may wait for: saves what is still waiting for its turn. */
  flush(): Promise<void>;
}

/**
 * Saves one value at a time, so that the last one chosen is the last one stored; of those chosen meanwhile only the
 * last is saved. `save` resolves to why a value was not stored.
 */
export function createSaver<Value>(
  save: (value: Value) => Promise<Fault | undefined>,
  show: (state: SaveState) => void,
): Saver<Value> {
  let waiting: { value: Value } | undefined;
  let isBusy = false;
  const saveWaiting = async () => {
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    show("saving");
    const fault = await save(value);
    if (!waiting) show(fault ? { fault } : "saved");
  };
  const put = async (value: Value) => {
    waiting = { value };
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting) await saveWaiting();
    } finally {
      isBusy = false;
    }
  };
  return { put, flush: saveWaiting };
}

/** The first comes before the next page is asked for, the second also where browsers leave the first out. */
const LEAVING = ["beforeunload", "pagehide"];

interface SaveAtOnceProps {
  /** Of the button, which is there without script and after a choice that could not be saved. */
  intent: string;
  label: string;
  /** Saves what is chosen; resolves to why it was not saved. */
  save(form: FormData): Promise<Fault | undefined>;
}

/** At the end of a form of choices: saves each one as it is made, and says so. */
export function SaveAtOnce({ intent, label, save }: SaveAtOnceProps) {
  const { t } = useTranslation("memberForms");
  const textOf = useFaultText();
  const hasScript = useHasScript();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SaveState>("ready");
  const saving = useRef(save);
  saving.current = save;
  const fault = typeof state === "object" ? state.fault : undefined;

  useEffect(() => {
    const form = place.current?.closest("form");
    const saver = createSaver((data: FormData) => saving.current(data), setState);
    const leaveIfEnded = (thrown: unknown) => {
      if (!(thrown instanceof SessionEnded)) throw thrown;
      leaveToSignIn();
    };
    const change = () => {
      if (form) saver.put(new FormData(form)).catch(leaveIfEnded);
    };
    const flush = () => saver.flush().catch(leaveIfEnded);
    form?.addEventListener("change", change);
    for (const leaving of LEAVING) addEventListener(leaving, flush);
    return () => {
      form?.removeEventListener("change", change);
      for (const leaving of LEAVING) removeEventListener(leaving, flush);
    };
  }, []);

  useEffect(() => (fault ? askBeforeLeaving(() => true) : undefined), [fault]);

  return (
    <div ref={place} className={forms.saveNow}>
      {hasScript && (
        <p role="status" className={fault ? forms.fault : "note"}>
          {typeof state === "object" ? textOf(state.fault) : t(state === "ready" ? "saveNow.rule" : `saveNow.${state}`)}
        </p>
      )}
      {(!hasScript || fault) && <SubmitButton intent={intent}>{label}</SubmitButton>}
    </div>
  );
}
