import { useTranslation } from "react-i18next";
import type { Page } from "~/page/page";
import type { PrivacyData } from "./load-privacy.server.ts";

/** Configured services that involve other companies. */
export function OtherCompanies({ config, hasFirebase }: Pick<Page, "config"> & Pick<PrivacyData, "hasFirebase">) {
  const {
    storageBaseUrl,
    liveVideoHosts,
    fantasyEnterUrl,
    fantasyLogOutUrl,
    botCheck,
    noticeDatabase,
    signInProviders,
  } = config;
  const { t } = useTranslation("privacy");
  return (
    <>
      <p>{t(/^https?:/.test(storageBaseUrl) ? "others.pictures" : "others.none")}</p>
      {botCheck && botCheck.provider !== "off" && <p>{t("others.botCheck")}</p>}
      <p>{t("others.embeds")}</p>
      {liveVideoHosts && <p>{t("others.livestreams")}</p>}
      {fantasyEnterUrl && <p>{t("others.fantasyGame")}</p>}
      {fantasyLogOutUrl && <p>{t("others.fantasy")}</p>}
      {signInProviders && signInProviders.length > 0 && <p>{t("others.providers")}</p>}
      {hasFirebase && <p>{t("others.codes")}</p>}
      {noticeDatabase && <p>{t("others.notices")}</p>}
      <p>{t("others.links")}</p>
    </>
  );
}
