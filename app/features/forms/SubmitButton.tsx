import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import "~/ui/button.css";

interface SubmitButtonProps {
  /** The action's intent. */
  intent: string;
  /** A secondary action: another code, a step back. */
  isPlain?: boolean;
  /** Takes something away that is not easily had again. */
  isDanger?: boolean;
  /** Would be refused for now, and looks it. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Submits the surrounding form, and shows that it is in flight. */
export function SubmitButton({
  intent,
  isPlain = false,
  isDanger = false,
  isWaiting = false,
  children,
}: SubmitButtonProps) {
  const { t } = useTranslation("memberForms");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={classNames("button", isPlain && "plain-button", isDanger && "danger-button")}
      aria-disabled={isWaiting || state !== "idle"}
    >
      {isBusy ? t("sending") : children}
    </button>
  );
}
