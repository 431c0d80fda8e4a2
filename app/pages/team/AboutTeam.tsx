import { useTranslation } from "react-i18next";
import { FactList } from "~/features/entity/FactList";
import { Section } from "~/features/entity/Section";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { teamFacts, venueFacts } from "./team-facts.ts";
import styles from "./team-overview.module.css";

interface AboutTeamProps {
  head: TeamHeadData;
  page: Page;
}

/** Facts about a team and its venue; empty parts are left out. */
export function AboutTeam({ head: { sport, info }, page }: AboutTeamProps) {
  const { t } = useTranslation("team");
  const team = teamFacts(info, t);
  const venue = venueFacts(info.venue, page.locale, t);
  return (
    <>
      <div className={classNames(styles.about, "hold-until-parsed")}>
        {team.length > 0 && (
          <Section title={t("about")}>
            <FactList facts={team} />
          </Section>
        )}
        {venue.length > 0 && (
          <Section id="venue" title={t(`venue.title.${sport}`)}>
            <FactList facts={venue} />
          </Section>
        )}
      </div>
      <ParsedEnd />
    </>
  );
}
