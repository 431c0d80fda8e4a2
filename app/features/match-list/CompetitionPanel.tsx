import { useTranslation } from "react-i18next";
import type { Settled } from "~/features/faces/face";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { ListData } from "./list-data.ts";

/** Id of the panel, for the button that opens it where the screen has no room beside the list. */
export const PANEL_ID = "competitions";

/** The day's competitions: beside the list on wide screens, a sheet over it on others. */
export function CompetitionPanel({ list: { value } }: { list: Settled<ListData> }) {
  const { t } = useTranslation("matches");
  if (!value || value.matchCount === 0) return null;
  return (
    <ServerMarkup
      id={PANEL_ID}
      className="cp card"
      of={value.competitions}
      attributes={{ popover: "auto", role: "navigation", "aria-label": t("competitions.label") }}
    />
  );
}
