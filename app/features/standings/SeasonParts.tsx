import { useTranslation } from "react-i18next";
import type { PartOfSeason } from "#contract/domain/standings";
import { ChoiceLinks } from "~/ui/ChoiceLinks";

interface SeasonPartsProps {
  parts: readonly PartOfSeason[];
  /** A part's address; of the one that is shown if none is asked for, without an id. */
  addressOf(id: PartOfSeason["id"] | undefined): string;
}

/** The parts of a season, each with tables and an address of its own. Namespace: standings. */
export function SeasonParts({ parts, addressOf }: SeasonPartsProps) {
  const { t } = useTranslation("standings");
  if (parts.length === 0) return null;
  const links = parts.map(({ id, isCurrent, isShown = false }) => ({
    name: t(`phase.${id}`),
    href: addressOf(isCurrent ? undefined : id),
    isShown,
  }));
  return <ChoiceLinks label={t("phase.label")} choices={links} />;
}
