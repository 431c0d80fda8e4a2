import { useTranslation } from "react-i18next";
import { StarLabel } from "~/features/match-row/StarLabel";
import { useRowFacts } from "~/features/match-row/use-row-facts";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import type { ShownAroundNow } from "./load-team-overview.server.ts";
import { MatchCard } from "./MatchCard.tsx";

interface AroundNowProps {
  around: ShownAroundNow;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  page: Page;
}

/** The next match, or the one in play, and the last result. Place it in a MatchDaysList to have scores updated. */
export function AroundNow({ around: { next, last, isPlaying }, zone, page }: AroundNowProps) {
  const { t } = useTranslation("team");
  const facts = useRowFacts(page, zone);
  return (
    <>
      <StarLabel texts={facts.texts} />
      {next && <MatchCard title={isPlaying ? t("now") : t(`next.${next.match.sport}`)} of={next} facts={facts} />}
      {last && <MatchCard title={t("last")} of={last} facts={facts} />}
    </>
  );
}
