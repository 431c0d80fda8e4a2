import { useTranslation } from "react-i18next";
import { FactList } from "~/features/entity/FactList";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/features/frame/page";
import { WholeEnd } from "~/ui/Whole";
import type { TeamHeadData } from "./load-team-head.server.ts";
import { teamFacts, venueFacts } from "./team-facts.ts";

interface AboutTeamProps {
  head: TeamHeadData;
  page: Page;
}

/** What is known of a team and of where it plays; a part of which nothing is known is left out. */
export function AboutTeam({ head: { sport, info }, page }: AboutTeamProps) {
  const { t } = useTranslation("team");
  const team = teamFacts(info, t);
  const venue = venueFacts(info.venue, page.locale, t);
  return (
    <>
      <div className="tm-about whole">
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
      <WholeEnd />
    </>
  );
}
