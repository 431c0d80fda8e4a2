import { useTranslation } from "react-i18next";
import { joinSentences } from "~/i18n/join-texts";
import type { Fault } from "./faults.ts";
import { waitOf } from "./wait.ts";

/** A fault in the visitor's language, with when to try again if known. */
export function useFaultText(): (fault: Fault) => string {
  const { t, i18n } = useTranslation("memberForms");
  return (fault) => {
    const text = "message" in fault ? fault.message : t(`fault.${fault.kind}`);
    if (fault.wait === undefined) return text;
    const { unit, count } = waitOf(fault.wait);
    return joinSentences([text, t(`wait.${unit}`, { count })], i18n.language);
  };
}
