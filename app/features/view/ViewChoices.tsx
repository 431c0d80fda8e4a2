import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { type Address, PreferenceForm } from "~/features/forms/PreferenceForm";
import type { Page } from "~/page/page";
import { offeredChoices } from "./offered-choices.ts";

const SWITCH = ["off", "on"] as const;

/** How matches are listed, as a form that works without script: each view of a page is rendered by the edge. */
export function ViewChoices({ page, sport }: { page: Address & Pick<Page, "view" | "hiddenPrices">; sport: Sport }) {
  const { t } = useTranslation("view");
  return (
    <PreferenceForm page={page}>
      {offeredChoices({ ...page, sport }).map((choice) => (
        <fieldset key={choice} className="view-choice">
          <legend>{t(`${choice}.label`)}</legend>
          {SWITCH.map((value) => (
            <button
              key={value}
              type="submit"
              name={choice}
              value={value}
              aria-pressed={(page.view?.[choice] === true) === (value === "on")}
            >
              {t(`${choice}.${value}`)}
            </button>
          ))}
        </fieldset>
      ))}
    </PreferenceForm>
  );
}
