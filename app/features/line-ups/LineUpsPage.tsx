import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import type { Page } from "~/page/page";
import { BasketballLineUps } from "./BasketballLineUps.tsx";
import { FootballLineUps } from "./FootballLineUps.tsx";
import styles from "./lists.module.css";
import type { AnnouncementText, LineUpsData } from "./load-line-ups.server.ts";

/** The source of the line-ups, and when the official ones are expected. */
function AnnouncementNote({ of: { key, ...moment } }: { of: AnnouncementText }) {
  const { t } = useTranslation("lineups");
  const className = `note ${styles.announcement}`;
  if (key !== "predictedUntil") return <p className={className}>{t(key, moment)}</p>;
  return (
    <p className={className}>
      {`${t("predicted")} `}
      <span>{t("expected", moment)}</span>
    </p>
  );
}

interface LineUpsPageProps {
  data: LineUpsData;
  page: Page;
}

/** Starters, bench and absences, for both sports. */
export const LineUpsPage = ({ data, page }: LineUpsPageProps) => (
  <MatchShell head={data.head} page={page}>
    <LineUps data={data} page={page} />
  </MatchShell>
);

function LineUps({ data, page }: LineUpsPageProps) {
  const { t } = useTranslation("lineups");
  const { head, error, fetched, announced, football, basketball } = data;
  if (error) return <PartFault title={t("heading")} kind={error} page={page} />;
  const { match } = head.about;
  const origin = announced && <AnnouncementNote of={announced} />;
  return (
    <>
      {fetched && !head.fetched.isLastGood && <StaleNotice fetched={fetched} now={page.now} />}
      {football || basketball ? (
        origin
      ) : (
        <EmptyTab of="lineups" match={match}>
          {origin}
        </EmptyTab>
      )}
      {football && <FootballLineUps match={match} known={football} page={page} />}
      {basketball && <BasketballLineUps match={match} lineUps={basketball} canChange={head.canChange} page={page} />}
    </>
  );
}
