import { useTranslation } from "react-i18next";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import styles from "~/features/forms/forms.module.css";
import type { ProviderFault } from "./provider-fault.ts";

const TEXTS = {
  failed: "providerFault.failed",
  identityTaken: "providerFault.identityTaken",
  methodNotOffered: "providerFault.methodNotOffered",
  tokenInvalid: "providerFault.tokenInvalid",
  unavailable: "fault.unavailable",
} as const satisfies Record<ProviderFault, string>;

/** Tells a visitor returning from a provider why sign-in failed. */
export function ProviderFaultNote({ fault }: { fault: ProviderFault }) {
  const { t } = useTranslation("memberForms");
  return (
    <ArrivalNote role="alert" className={styles.formFault}>
      {t(TEXTS[fault])}
    </ArrivalNote>
  );
}
