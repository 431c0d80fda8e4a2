import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { Face } from "~/features/faces/Face";
import { FaceStyle } from "~/features/faces/FaceStyle";
import type { Settled } from "~/features/faces/face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import type { ListData } from "./list-data.ts";
import type { Show } from "./show.ts";

interface MatchGroupsProps {
  list: Settled<ListData>;
  sport: Sport;
  show: Show;
  page: Page;
}

/** A day's list once it is there: its choices and competitions, that there are none, or that it could not be had. */
export function MatchGroups({ list: { face, value }, sport, show, page }: MatchGroupsProps) {
  const { t } = useTranslation(["matches", "common"]);
  if (face)
    return (
      <>
        <Face kind={face} page={page} level={2} />
        <FirstScreenEnd />
      </>
    );
  return (
    <>
      {value.isEmpty && <FaceStyle />}
      <StaleNotice fetched={value} now={page.now} />
      <ServerMarkup
        id="list"
        of={value.list}
        attributes={{
          "data-live": value.canChange ? sport : undefined,
          "data-fetched": value.fetchedAt,
          "data-show": show,
          // What recount.ts writes on a competition.
          "data-live-words": t("liveNumber", { skipInterpolation: true }),
        }}
      />
      {value.hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}
