import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { METER_ID } from "../saving/meter-place.ts";

type Address = Pick<Page, "locale" | "path" | "search">;

const THEMES = ["system", "light", "dark"] as const;

/**
 * Theme and data saving, as forms that the edge answers (`POST /preferences`), so that they work without script. A page
 * is kept for everyone and cannot know a visitor's theme, but <html> does: CSS marks the button that it names, for eyes
 * and for screen readers alike (preferences.css).
 */
export function Preferences({ page }: { page: Address & Pick<Page, "savesData"> }) {
  const { t } = useTranslation("saving");
  return (
    <div className="prefs">
      <PreferenceForm page={page}>
        <fieldset className="themes">
          <legend>{t("theme.label")}</legend>
          {THEMES.map((name) => (
            <button key={name} type="submit" name="theme" value={name}>
              {t(`theme.${name}`)} <span className="vh">{t("theme.chosen")}</span>
            </button>
          ))}
        </fieldset>
      </PreferenceForm>
      <PreferenceForm page={page}>
        <button
          type="submit"
          className="saver"
          name="saving"
          value={page.savesData ? "off" : "on"}
          aria-pressed={page.savesData}
        >
          {t("data.label")}
        </button>
        <small>{t("data.hint")}</small>
        <ServerMarkup id={METER_ID} of={{}} />
      </PreferenceForm>
    </div>
  );
}

function PreferenceForm({ page, children }: { page: Address; children: ReactNode }) {
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="back" value={localePath(page.locale, page.path + page.search)} />
      {children}
    </form>
  );
}
