import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { FormatChoice } from "~/features/odds/FormatChoice";
import { choiceQuery, MARKET_KINDS, type OddsChoice } from "~/features/odds/odds-choice";
import { OFFERED_FORMATS } from "~/features/odds/odds-formats";
import { localePath } from "~/page/locale-path";
import { Island } from "~/runtime/islands/Island";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
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
    requested: choice.format,
    choices: OFFERED_FORMATS.map((format) => ({ format, name: t(`format.${format}`), href: addressOf({ format }) })),
  };
  const markets = (
    <ChoiceLinks
      label={t("markets")}
      rel="nofollow"
      choices={MARKET_KINDS.map((market) => ({
        href: addressOf({ market }),
        name: t(`market.${sport}.${market}`),
        isShown: market === choice.market,
      }))}
    />
  );
  const hasHalves = adapterOf(sport).odds.firstHalfMarkets !== undefined;
  return (
    <div className="hold-until-parsed">
      {hasHalves && markets}
      <div className={styles.choices}>
        {hasHalves ? (
          <ChoiceLinks
            label={t("period")}
            rel="nofollow"
            choices={[false, true].map((isHalf) => ({
              href: addressOf({ isHalf }),
              name: t(isHalf ? "firstHalf" : "wholeMatch"),
              isShown: isHalf === choice.isHalf,
            }))}
          />
        ) : (
          markets
        )}
        <Island name="odds-format" props={formats}>
          <FormatChoice {...formats} chosen={choice.format ?? "decimal"} />
        </Island>
      </div>
    </div>
  );
}
