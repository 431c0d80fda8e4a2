import { useTranslation } from "react-i18next";
import { THEMES } from "#contract/tables/themes";
import { METER_ID } from "~/features/data-saving/count-bytes";
import { type Address, PreferenceForm } from "~/features/forms/PreferenceForm";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";
import { CLIENT_MANAGED } from "~/ui/left-to-script";

/**
 * Theme and data saving, as forms for the settings page's action, so that they work without script. A page is cached
 * for everyone and cannot know a visitor's theme, but <html> does: CSS marks the matching button, visually and for
 * screen readers (preferences.css).
 */
export function Preferences({ page }: { page: Address & Pick<Page, "savesData"> }) {
  const { t } = useTranslation("saving");
  return (
    <div className="preferences">
      <PreferenceForm page={page}>
        <fieldset className="themes">
          <legend>{t("theme.label")}</legend>
          {THEMES.map((name) => (
            <button key={name} type="submit" name="theme" value={name}>
              {t(`theme.${name}`)} <span className="visually-hidden">{t("theme.chosen")}</span>
            </button>
          ))}
        </fieldset>
      </PreferenceForm>
      <PreferenceForm page={page}>
        <button
          type="submit"
          className="data-saver"
          name="saving"
          value={page.savesData ? "off" : "on"}
          aria-pressed={page.savesData}
        >
          {t("data.label")}
        </button>
        <small>{t("data.hint")}</small>
        <div id={METER_ID} {...CLIENT_MANAGED} />
      </PreferenceForm>
      <a href={localePath(page.locale, "/settings")}>{t("all")}</a>
    </div>
  );
}

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
