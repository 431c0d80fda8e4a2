import { useTranslation } from "react-i18next";
import { countryPath } from "#contract/tables/paths";
import { Face } from "~/features/faces/Face";
import { FaceStyle } from "~/features/faces/FaceStyle";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { ListBoot } from "~/features/match-list/ListBoot";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { CompetitionLinks } from "./CompetitionLinks.tsx";
import { CountryFrame } from "./CountryFrame.tsx";
import { CountryHead } from "./CountryHead.tsx";
import type { CountryList, CountryMatchesData } from "./load-country-matches.server.ts";

interface CountryMatchesPageProps {
  data: CountryMatchesData;
  page: Page;
}

/** A country's matches of a day, and its competitions. */
export function CountryMatchesPage({ data: { head, day, days, show, list }, page }: CountryMatchesPageProps) {
  return (
    <>
      <CountryHead head={head} page={page} day={day.label} />
      <CountryFrame head={head} page={page} />
      <DayNavigation day={day} days={days} show={show} path={localePath(page.locale, countryPath(head.country))} />
      <div className="lst">
        <ListBoot />
        {list ? <Matches list={list} show={show} page={page} /> : <Face kind="upstream" page={page} level={2} />}
      </div>
      <CompetitionLinks competitions={head.competitions} tab="matches" page={page} />
    </>
  );
}

function Matches({ list, show, page }: { list: CountryList; show: CountryMatchesData["show"]; page: Page }) {
  const { t } = useTranslation(["common", "matches"]);
  const { markup, isEmpty, canChange, hasSimulated, fetched } = list;
  return (
    <>
      {isEmpty && <FaceStyle />}
      <StaleNotice fetched={fetched} now={page.now} />
      <ServerMarkup id="freshness" />
      <ServerMarkup
        id="list"
        of={markup}
        attributes={{
          "data-live": canChange ? "football" : undefined,
          "data-fetched": fetched.fetchedAt,
          "data-show": show,
          "data-live-words": t("matches:liveNumber", { skipInterpolation: true }),
        }}
      />
      <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
      {hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}
