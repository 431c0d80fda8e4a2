import { useTranslation } from "react-i18next";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import styles from "~/features/forms/forms.module.css";
import { usePage } from "~/page/use-page";
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
  const { supportMail } = usePage().config;
  // Nobody is sent to a customer service that has no address.
  const key = fault === "failed" && !supportMail ? "providerFault.failedAlone" : TEXTS[fault];
  return (
    <ArrivalNote role="alert" className={styles.formFault}>
      {t(key)}
      {fault === "failed" && supportMail && (
        <>
          {" "}
          <a href={`mailto:${supportMail}`}>{supportMail}</a>
        </>
      )}
    </ArrivalNote>
  );
}
