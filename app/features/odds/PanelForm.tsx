import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bookmakerLabel, bookmakersOf } from "#contract/tables/bookmakers";
import { PANEL_COUNTS } from "#contract/tables/panel-counts";
import { CalendarPlace } from "~/features/calendar/CalendarPlace";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import type { PanelPageData } from "./load-panel.server.ts";
import styles from "./panel.module.css";
import { PANEL_FILTERS, PANEL_VENUES, panelPath } from "./panel-query.ts";
import "~/ui/button.css";

const CALENDAR = "panel-calendar";

export interface PanelPageProps {
  data: PanelPageData;
  page: Page;
}

/** All filters in one form, which leads to the matches: company, count, venue, handicap, competition, days. */
export function PanelForm({ data, page }: PanelPageProps) {
  const { t } = useTranslation(["odds", "calendar"]);
  const { head, side, query, panel, reach, showsPrices } = data;
  const { match } = head.about;
  const day = { type: "date", min: reach.from, max: reach.to, "data-opens": CALENDAR } as const;
  return (
    <form
      className={classNames(styles.form, "card hold-until-parsed")}
      action={localePath(page.locale, panelPath(match, side))}
    >
      {showsPrices && <CompanyField data={data} page={page} />}
      <Choice name="count" label={t("panel.count")} value={String(query.count)}>
        {PANEL_COUNTS.map((count) => (
          <option key={count} value={count}>
            {t("panel.lastOf", { n: count })}
          </option>
        ))}
      </Choice>
      <Choice name="venue" label={t("panel.venue.label")} value={query.venue}>
        <option value="">{t("panel.venue.all")}</option>
        {PANEL_VENUES.map((venue) => (
          <option key={venue} value={venue}>
            {t(`panel.venue.${venue}`)}
          </option>
        ))}
      </Choice>
      {showsPrices && <HandicapFields data={data} />}
      <Choice name="league" label={t("panel.league")} value={query.leagueId}>
        <option value="">{t("panel.anyLeague")}</option>
        {(panel.value?.competitions ?? []).map(({ id, name, country }) => (
          <option key={id} value={id}>
            {`${name} (${country.name})`}
          </option>
        ))}
      </Choice>
      <label className={styles.check}>
        <input type="checkbox" name="same" value="1" defaultChecked={query.isSameLeague ?? false} />
        {t("panel.sameLeague")}
      </label>
      <fieldset>
        <legend>{t("panel.days")}</legend>
        <label>
          {t("calendar:from")} <input {...day} name="from" defaultValue={query.from} />
        </label>
        <label>
          {t("calendar:to")} <input {...day} name="to" defaultValue={query.to} />
        </label>
        <CalendarPlace id={CALENDAR} label={t("panel.days")} today={reach.to} isRange />
      </fieldset>
      <button type="submit" className="button">
        {t("panel.show")}
      </button>
    </form>
  );
}

/** Part of a name suffices; an empty field keeps the current company. */
function CompanyField({ data: { query, head, panel }, page: { locale } }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const known = panel.value?.companies ?? [];
  const usual = bookmakersOf(head.about.sport).map(({ id }) => ({ id, name: bookmakerLabel(id, locale) }));
  const companies = known.length > 0 ? known : usual;
  const nameOf = (id: number) => bookmakerLabel(id, locale, companies.find((one) => one.id === id)?.name);
  return (
    <label>
      {t("company")}
      <input
        type="search"
        name="find"
        list="od-companies"
        placeholder={nameOf(query.company)}
        maxLength={40}
        autoComplete="off"
      />
      <input type="hidden" name="company" value={query.company} />
      <datalist id="od-companies">
        {companies.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </label>
  );
}

function HandicapFields({ data: { query, panel } }: Pick<PanelPageProps, "data">) {
  const { t } = useTranslation("odds");
  const labels = panel.value?.labels ?? [];
  return (
    <>
      <Choice name="given" label={t("panel.given.label")} value={query.given}>
        <option value="">{t("panel.given.all")}</option>
        {PANEL_FILTERS.map((given) => (
          <option key={given} value={given}>
            {t(`panel.given.${given}`)}
          </option>
        ))}
      </Choice>
      {labels.length > 0 && (
        <Choice name="line" label={t("panel.line")} value={query.line}>
          <option value="">{t("panel.anyLine")}</option>
          {labels.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </Choice>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  children: ReactNode;
}

const Choice = ({ name, label, value, children }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={value ?? ""}>
      {children}
    </select>
  </label>
);
