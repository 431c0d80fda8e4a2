import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { FormatChoice } from "~/features/odds/FormatChoice";
import odds from "~/features/odds/odds.module.css";
import { choiceQuery, MARKET_KINDS, type OddsChoice } from "~/features/odds/odds-choice";
import { OFFERED_FORMATS } from "~/features/odds/odds-formats";
import { localePath } from "~/page/locale-path";
import { Island } from "~/runtime/islands/Island";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import styles from "./match-odds.module.css";
import type { OddsPartProps } from "./OddsPage.tsx";

/** Choice of market, part of the match, and odds format. */
export function OddsChoices({ data: { head, choice }, page }: OddsPartProps) {
  const { t } = useTranslation("odds");
  const { match, sport } = head.about;
  const { search: _, ...others } = choice;
  const addressOf = (change: Partial<OddsChoice>): string =>
    localePath(page.locale, matchTabPath(match, "odds")) + choiceQuery({ ...others, ...change });
  const formats = {
    label: t("format.label"),
    className: odds.chips,
    requested: choice.format,
    choices: OFFERED_FORMATS.map((format) => ({ format, name: t(`format.${format}`), href: addressOf({ format }) })),
  };
  return (
    <div className={classNames(styles.choices, "hold-until-parsed")}>
      <nav aria-label={t("markets")}>
        <ul className={odds.chips}>
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
      {adapterOf(sport).odds.firstHalfMarkets && (
        <nav aria-label={t("period")}>
          <ul className={odds.chips}>
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
      <Island name="odds-format" props={formats}>
        <FormatChoice {...formats} chosen={choice.format ?? "decimal"} />
      </Island>
    </div>
  );
}
