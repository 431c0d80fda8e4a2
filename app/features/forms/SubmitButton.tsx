import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import "~/ui/button.css";

interface SubmitButtonProps {
  /** What the action is asked to do. */
  intent: string;
  /** Not what the form is for: another code, a step back. */
  isPlain?: boolean;
  children: ReactNode;
}

/** Sends the form around it, and says so while it is on its way. */
export function SubmitButton({ intent, isPlain = false, children }: SubmitButtonProps) {
  const { t } = useTranslation("memberForms");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={classNames("button", isPlain && "plain-button")}
      aria-disabled={state !== "idle"}
    >
      {isBusy ? t("sending") : children}
    </button>
  );
}
