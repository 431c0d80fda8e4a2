import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { localePath } from "~/features/frame/locale-path";
import type { OddsPartProps } from "./OddsPage.tsx";
import { choiceQuery, MARKET_KINDS, type OddsChoice, OFFERED_FORMATS } from "./odds-choice.ts";

/** Which market, which part of the match, and how prices are written. */
export function OddsChoices({ data: { head, choice }, page }: OddsPartProps) {
  const { t } = useTranslation("odds");
  const { match, sport } = head.about;
  const { search: _, ...kept } = choice;
  const addressOf = (change: Partial<OddsChoice>): string =>
    localePath(page.locale, matchTabPath(match, "odds")) + choiceQuery({ ...kept, ...change });
  return (
    <div className="od-choices whole">
      <nav aria-label={t("markets")}>
        <ul className="od-chips">
          {MARKET_KINDS.map((market) => (
            <li key={market}>
              <a
                href={addressOf({ market })}
                rel="nofollow"
                aria-current={market === choice.market ? "true" : undefined}
              >
                {t(`market.${sport}.${market}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sport === "football" && (
        <nav aria-label={t("period")}>
          <ul className="od-chips">
            {[false, true].map((isHalf) => (
              <li key={String(isHalf)}>
                <a
                  href={addressOf({ isHalf })}
                  rel="nofollow"
                  aria-current={isHalf === choice.isHalf ? "true" : undefined}
                >
                  {t(isHalf ? "firstHalf" : "wholeMatch")}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t("format.label")} data-odds-format={choice.format ?? ""}>
        <b aria-hidden="true">{t("format.label")}</b>
        <ul className="od-chips">
          {OFFERED_FORMATS.map((format) => (
            <li key={format}>
              <a
                href={addressOf({ format })}
                rel="nofollow"
                data-format={format}
                aria-current={format === (choice.format ?? "decimal") ? "true" : undefined}
              >
                {t(`format.${format}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
