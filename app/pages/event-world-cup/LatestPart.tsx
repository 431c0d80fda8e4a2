import { useTranslation } from "react-i18next";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import { LatestPredictions } from "./LatestPredictions.tsx";
import type { EventWorldCupData } from "./load-event-world-cup.server.ts";
import type { PlacesPlace } from "./places-place.ts";

interface LatestPartProps {
  data: EventWorldCupData;
  place: PlacesPlace;
  /** Page path with its locale. */
  path: string;
}

/** Others' picks; hidden before the deadline. */
export function LatestPart({ data: { head, latest, selections, firstId }, place, path }: LatestPartProps) {
  const { t } = useTranslation(["contestPlaces", "contests"]);
  if (!latest) return <ContestEmpty text={t("hidden")} way={{ href: path, name: t(`contests:enter.${head.state}`) }} />;
  const setup = { contestId: place.contestId, locale: place.locale, first: latest, firstId };
  return <LatestPredictions setup={setup} board={place} decided={selections.decided} path={path} />;
}
