import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stageLabel } from "~/features/match-row/stage-label";
import { formatClock, formatOffsets, isoMinute, type ZoneOffsets } from "~/i18n/zone-offsets";
import type { MatchAbout } from "./match-about.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";

interface MatchFactsProps {
  about: MatchAbout;
  day: string;
  zone: ZoneOffsets;
}

/** Scores by period, kick-off, competition and venue, each with its name. */
export function MatchFacts({ about: { match, competition, season, venue }, day, zone }: MatchFactsProps) {
  const { t, i18n } = useTranslation(["match", "matches", "rows"]);
  const isTimeKnown = match.state !== "scheduled" || match.isTimeConfirmed;
  const stage = stageLabel(match, i18n.getFixedT(null, "matches"));
  return (
    <dl className="card facts">
      {scoreLines(match).map(({ of, pair }) => (
        <Fact key={of} name={t(LINE_NAMES[of])}>
          <span className="num">{pair.join(" – ")}</span>
        </Fact>
      ))}
      <Fact name={t("kickOff")}>
        <time dateTime={isTimeKnown ? isoMinute(match.kickOff) : undefined}>{day}</time>
        {isTimeKnown && ` · ${formatClock(match.kickOff, zone)} (${formatOffsets(zone)})`}
      </Fact>
      <Fact name={t("competition")}>{[competition.name, stage].filter(Boolean).join(" · ")}</Fact>
      <Fact name={t("season")}>{season}</Fact>
      {venue && <Fact name={t("venue")}>{[venue.name, venue.city].filter(Boolean).join(", ")}</Fact>}
    </dl>
  );
}

const LINE_NAMES = {
  halfTime: "halfTimeScore",
  fullTime: "ninetyMinutesScore",
  afterExtraTime: "rows:status.afterExtraTime",
  penalties: "rows:status.shootout",
  aggregate: "aggregate",
} as const satisfies Record<ScoreLine["of"], string>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
