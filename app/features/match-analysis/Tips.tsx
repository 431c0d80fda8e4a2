import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MatchTip, MediaTip, Opinion } from "#contract/domain/tips";
import { Section } from "~/features/entity/Section";
import { pickOf } from "./pick-of.ts";

interface OpinionProps {
  match: Match;
  showsPrices: boolean;
}

/** Facts before the match, each with what it speaks for. */
export function Tips({ tips, ...rest }: OpinionProps & { tips: readonly MatchTip[] }) {
  const { t } = useTranslation("analysis");
  if (tips.length === 0) return null;
  return (
    <Section title={t("tips")}>
      <ul className="an-tips">
        {tips.map((tip) => (
          <li key={tip.id}>
            <p>{tip.text}</p>
            <SpeaksFor opinion={tip} {...rest} />
          </li>
        ))}
      </ul>
      <p className="an-note">{t("infoOnly")}</p>
    </Section>
  );
}

/** Those of analysts, with how often each was right before. */
export function MediaTips({ media, ...rest }: OpinionProps & { media: readonly MediaTip[] }) {
  const { t } = useTranslation("analysis");
  if (media.length === 0) return null;
  return (
    <Section title={t("media")}>
      {rest.match.source !== "supplied" && <p className="an-note">{t("mediaMadeUp")}</p>}
      <ul className="an-tips">
        {media.map((medium) => (
          <li key={medium.id}>
            <h3>{medium.name}</h3>
            <p>{medium.text}</p>
            <SpeaksFor opinion={medium} {...rest} />
            {medium.record && <RightBefore record={medium.record} />}
          </li>
        ))}
      </ul>
      <p className="an-note">{t("infoOnly")}</p>
    </Section>
  );
}

function RightBefore({ record: { won, halfWon, halfLost, lost } }: { record: NonNullable<MediaTip["record"]> }) {
  const { t } = useTranslation("analysis");
  const right = won + halfWon;
  const settled = right + halfLost + lost;
  if (settled === 0) return null;
  return <p className="an-small num">{t("record", { right, n: settled })}</p>;
}

function SpeaksFor({ opinion, match, showsPrices }: OpinionProps & { opinion: Opinion }) {
  const { t } = useTranslation("analysis");
  const { odds, outcome } = opinion;
  return (
    <p className="an-small num">
      {t("speaksFor", { pick: usePick(opinion, match) })}
      {showsPrices && odds && <> · {t("price", { price: odds })}</>}
      {outcome && <> · {t("ended", { outcome: t(`outcome.${outcome}`) })}</>}
    </p>
  );
}

function usePick(opinion: Opinion, match: Match): string {
  const { t } = useTranslation("analysis");
  const pick = pickOf(opinion);
  if ("side" in pick) return [match[pick.side].name, pick.line].filter(Boolean).join(" ");
  return pick.word === "draw" ? t("pick.draw") : `${t(pick.word)} ${pick.line}`;
}
