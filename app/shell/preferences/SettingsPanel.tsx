import { useTranslation } from "react-i18next";
import type { Page } from "~/page/page";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";
import { Preferences } from "./Preferences.tsx";

export const SETTINGS_ID = "settings";

/** Appearance and data settings: once per document, opened by buttons in the header and footer, without script. */
export function SettingsPanel({ page: { locale, path, search, savesData } }: { page: Page }) {
  const props = { locale, path, search, savesData };
  return (
    <Memoised
      as="section"
      id={SETTINGS_ID}
      className="sheet"
      popover="auto"
      aria-labelledby="settings-title"
      of={Settings}
      props={props}
    />
  );
}

function Settings(page: Pick<Page, "locale" | "path" | "search" | "savesData">) {
  const { t } = useTranslation("frame");
  return (
    <>
      <h2 id="settings-title">{t("settings")}</h2>
      <button
        type="button"
        className="icon-button"
        popovertarget={SETTINGS_ID}
        popovertargetaction="hide"
        aria-label={t("close")}
      >
        <Icon name="close" />
      </button>
      <Preferences page={page} />
    </>
  );
}
