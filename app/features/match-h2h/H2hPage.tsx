import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { H2hFilters } from "./H2hFilters.tsx";
import { isNarrowed } from "./h2h-query.ts";
import type { H2hData } from "./load-h2h.server.ts";
import { MeetingsSummary } from "./MeetingsSummary.tsx";
import { UTC_NAME } from "./utc.ts";

interface H2hPageProps {
  data: H2hData;
  page: Page;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** The head-to-head tab of a match. */
export function H2hPage({ data, page }: H2hPageProps) {
  const { t } = useTranslation("h2h");
  const { head, meetings, last, next } = data;
  const isLate = [meetings, last.home, last.away].some((record) => record?.isBeyondNinety);
  return (
    <MatchShell head={head} page={page}>
      <H2hFilters data={data} page={page} />
      <p className="h2n">{t("zone", { zone: UTC_NAME })}</p>
      <Meetings data={data} page={page} />
      <div className="h2c">
        {SIDES.map((side) => (
          <LastMatches key={side} data={data} side={side} />
        ))}
      </div>
      {isLate && <p className="h2n">{t("ninety")}</p>}
      {next && (
        <div className="h2c">
          {SIDES.map((side) => (
            <NextMatches key={side} data={data} side={side} />
          ))}
        </div>
      )}
    </MatchShell>
  );
}

function Meetings({ data: { head, asked, meetings }, page }: H2hPageProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  if (meetings?.rows)
    return (
      <Section title={t("h2h:meetings")}>
        <MeetingsSummary of={meetings.tally} about={head.about} locale={page.locale} />
        <ServerMarkup id="meetings" of={meetings.rows} />
      </Section>
    );
  if (!meetings)
    return (
      <Section title={t("h2h:meetings")}>
        <p>{t("errors:upstream.title")}</p>
      </Section>
    );
  return (
    <EmptyNote of="h2h">
      {isNarrowed(asked) && <a href={localePath(page.locale, page.path)}>{t("h2h:filter.clear")}</a>}
    </EmptyNote>
  );
}

interface SideProps extends Pick<H2hPageProps, "data"> {
  side: Side;
}

/** Won, drawn, lost and the matches themselves. */
function LastMatches({ data: { head, last }, side }: SideProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  const { match, sport } = head.about;
  const record = last[side];
  return (
    <Section title={t("h2h:last", { team: match[side].name })}>
      {!record && <p>{t("errors:upstream.title")}</p>}
      {record && !record.rows && <p className="h2e">{t("h2h:none")}</p>}
      {record?.rows && (
        <>
          <p className="num">{t(`h2h:tally.${sport}`, { ...record.tally })}</p>
          <ServerMarkup id={`last-${side}`} of={record.rows} />
        </>
      )}
    </Section>
  );
}

function NextMatches({ data: { head, next }, side }: SideProps) {
  const { t } = useTranslation("h2h");
  const rows = next?.[side];
  return (
    <Section title={t("next", { team: head.about.match[side].name })}>
      {rows ? <ServerMarkup id={`next-${side}`} of={rows} /> : <p className="h2e">{t("noneYet")}</p>}
    </Section>
  );
}
