import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { MatchShell } from "~/features/match/MatchShell";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { H2hFilters } from "./H2hFilters.tsx";
import { H2hList } from "./H2hList.tsx";
import styles from "./h2h.module.css";
import { isNarrowed } from "./h2h-query.ts";
import { UTC_NAME } from "./h2h-row-view.ts";
import type { H2hData } from "./load-h2h.server.ts";
import { MeetingsSummary } from "./MeetingsSummary.tsx";

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
      <p className={styles.note}>{t("zone", { zone: UTC_NAME })}</p>
      <Meetings data={data} page={page} />
      <div className={styles.twoColumns}>
        {SIDES.map((side) => (
          <LastMatches key={side} data={data} page={page} side={side} />
        ))}
      </div>
      {isLate && <p className={styles.note}>{t("ninety")}</p>}
      {next && (
        <div className={styles.twoColumns}>
          {SIDES.map((side) => (
            <NextMatches key={side} data={data} page={page} side={side} />
          ))}
        </div>
      )}
    </MatchShell>
  );
}

function Meetings({ data: { head, query, meetings }, page }: H2hPageProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  if (meetings && meetings.rows.length > 0)
    return (
      <Section title={t("h2h:meetings")}>
        <MeetingsSummary of={meetings.tally} about={head.about} locale={page.locale} />
        <H2hList id="meetings" rows={meetings.rows} page={page} isWide />
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
      {isNarrowed(query) && <a href={localePath(page.locale, page.path)}>{t("h2h:filter.clear")}</a>}
    </EmptyNote>
  );
}

interface SideProps extends H2hPageProps {
  side: Side;
}

/** Won, drawn, lost, and the matches themselves. */
function LastMatches({ data: { head, last }, page, side }: SideProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  const { match, sport } = head.about;
  const record = last[side];
  return (
    <Section title={t("h2h:last", { team: match[side].name })}>
      {!record && <p>{t("errors:upstream.title")}</p>}
      {record?.rows.length === 0 && <p className={styles.empty}>{t("h2h:none")}</p>}
      {record && record.rows.length > 0 && (
        <>
          <p className="tabular">{t(`h2h:tally.${sport}`, { ...record.tally })}</p>
          <H2hList id={`last-${side}`} rows={record.rows} page={page} />
        </>
      )}
    </Section>
  );
}

function NextMatches({ data: { head, next }, page, side }: SideProps) {
  const { t } = useTranslation("h2h");
  const rows = next?.[side] ?? [];
  return (
    <Section title={t("next", { team: head.about.match[side].name })}>
      {rows.length > 0 ? (
        <H2hList id={`next-${side}`} rows={rows} page={page} />
      ) : (
        <p className={styles.empty}>{t("noneYet")}</p>
      )}
    </Section>
  );
}
