import { useTranslation } from "react-i18next";
import { VIEW_CHOICES } from "#contract/tables/view-choices";
import { type Address, PreferenceForm } from "~/features/forms/PreferenceForm";
import type { Page } from "~/page/page";

const SWITCH = ["off", "on"] as const;

/** How matches are listed, as a form that works without script: each view of a page is rendered by the edge. */
export function ViewChoices({ page }: { page: Address & Pick<Page, "view"> }) {
  const { t } = useTranslation("view");
  return (
    <PreferenceForm page={page}>
      {VIEW_CHOICES.map((choice) => (
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
