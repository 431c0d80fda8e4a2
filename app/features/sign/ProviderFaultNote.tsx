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

/** Of a visitor who comes back from a provider: why nothing came of it. */
export function ProviderFaultNote({ fault }: { fault: ProviderFault }) {
  const { t } = useTranslation("memberForms");
  return (
    <ArrivalNote role="alert" className={styles.formFault}>
      {t(TEXTS[fault])}
    </ArrivalNote>
  );
}
