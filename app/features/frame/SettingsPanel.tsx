import { useTranslation } from "react-i18next";
import { Preferences } from "~/features/preferences/Preferences";
import { Icon } from "./Icon.tsx";
import type { Page } from "./page.ts";

export const SETTINGS_ID = "settings";

/** Appearance and data: once in the document, opened by buttons of the header and the footer, without any script. */
export function SettingsPanel({ page }: { page: Page }) {
  const { t } = useTranslation("frame");
  return (
    <section id={SETTINGS_ID} className="sheet" popover="auto" aria-labelledby="settings-title">
      <h2 id="settings-title">{t("settings")}</h2>
      <button
        type="button"
        className="icb"
        popovertarget={SETTINGS_ID}
        popovertargetaction="hide"
        aria-label={t("close")}
      >
        <Icon name="close" />
      </button>
      <Preferences page={page} />
    </section>
  );
}
