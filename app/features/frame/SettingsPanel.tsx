import { useTranslation } from "react-i18next";
import { Preferences } from "~/features/preferences/Preferences";
import { Remembered } from "~/server-markup/Remembered";
import { Icon } from "./Icon.tsx";
import type { Page } from "./page.ts";

export const SETTINGS_ID = "settings";

/** Appearance and data: once in the document, opened by buttons of the header and the footer, without any script. */
export function SettingsPanel({ page: { locale, path, search, savesData } }: { page: Page }) {
  const facts = { locale, path, search, savesData };
  return (
    <Remembered
      as="section"
      id={SETTINGS_ID}
      className="sheet"
      popover="auto"
      aria-labelledby="settings-title"
      of={Settings}
      facts={facts}
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
        className="icb"
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
