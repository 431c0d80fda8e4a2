import type { MetaDescriptor } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "#contract/tables/locales";
import { THEMES } from "#contract/tables/themes";
import type { ViewChoice } from "#contract/tables/view-choices";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import { offeredChoices } from "~/features/view/offered-choices";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { SettingsData, SettingsFault } from "./change-settings.server.ts";
import styles from "./settings.module.css";
import "~/ui/button.css";

interface SettingsPageProps {
  data: SettingsData;
  /** Why the last form was refused. */
  fault: SettingsFault["fault"] | undefined;
  isSaving: boolean;
}

/** Language, theme, data saving and view as one form: sent by Remix once hydrated, by the browser otherwise. */
export function SettingsPage({ data, fault, isSaving }: SettingsPageProps) {
  const { t } = useTranslation(["settings", "saving", "view"]);
  const { locale, theme, savesData, view, isSaved } = data;
  // The edge writes it into documents; after a form without a full page load we write it here.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <div className={styles.settings}>
      <h1>{t("title")}</h1>
      <p className="note">{t("intro")}</p>
      <Form method="post" className={styles.form}>
        <Choice legend={t("language")} fault={fault === "locale" && t("invalid")}>
          {LOCALES.map(({ code, name, tag }) => (
            <Option key={code} name="locale" value={code} isChosen={code === locale}>
              <span lang={tag}>{name}</span>
            </Option>
          ))}
        </Choice>
        <Choice legend={t("saving:theme.label")} fault={fault === "theme" && t("invalid")}>
          {THEMES.map((name) => (
            <Option key={name} name="theme" value={name} isChosen={name === theme}>
              {t(`saving:theme.${name}`)}
            </Option>
          ))}
        </Choice>
        <Choice legend={t("data.label")} fault={fault === "saving" && t("invalid")}>
          {(["off", "on"] as const).map((value) => (
            <Option key={value} name="saving" value={value} isChosen={savesData === (value === "on")}>
              {t(`data.${value}`)}
            </Option>
          ))}
        </Choice>
        {offeredChoices(data).map((choice) => (
          <Choice key={choice} legend={t(`view:${choice}.label`)} fault={fault === choice && t("invalid")}>
            {(["off", "on"] as const).map((value) => (
              <Option key={value} name={choice} value={value} isChosen={(view[choice] === true) === (value === "on")}>
                {t(`view:${choice}.${value}`)}
              </Option>
            ))}
          </Choice>
        ))}
        {fault === "unsent" && (
          <p role="alert" className={styles.fault}>
            {t("unsent")}
          </p>
        )}
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving ? t("saving") : t("save")}
        </button>
        <p role="status" className={styles.status}>
          {isSaved && !isSaving && !fault ? t("saved") : ""}
        </p>
      </Form>
      <SiteTextLinks locale={locale} />
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  /** The fault of the submitted choice. */
  fault: string | false;
  children: ReactNode;
}

const Choice = ({ legend, fault, children }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    {fault && (
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    )}
    {children}
  </fieldset>
);

interface OptionProps {
  name: "locale" | "theme" | "saving" | ViewChoice;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

const Option = ({ name, value, isChosen, children }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} />
    {children}
  </label>
);

export function settingsMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t("settings:title"),
    description: t("settings:description"),
    ownQuery: [],
    isIndexed: false,
  });
}
