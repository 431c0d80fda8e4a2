import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { TeamInfo, VenueInfo } from "#contract/domain/team-info";
import type { LocaleCode } from "#contract/tables/locales";
import { FactList, Section } from "~/features/entity/Section";
import { formatNumber } from "~/features/people/format-amounts";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./team-overview.module.css";

interface TeamFact {
  name: string;
  value: string;
}

// The labelled fields of the specification, section 3, and other known facts about a team, in order.
export const TEAM_FACTS = ["fullName", "founded", "country", "conference", "division", "coach"] as const;
export const VENUE_FACTS = ["name", "city", "address", "surface", "capacity"] as const;

const known = <Key extends string>(
  keys: readonly Key[],
  values: Readonly<Record<Key, string | undefined>>,
  nameOf: (key: Key) => string,
): TeamFact[] =>
  keys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ name: nameOf(key), value }];
  });

/**
 * A team's facts, each with its name; the full name only if it differs from the name. A national team is named like its
 * country, so both are left out.
 */
export function teamFacts({ team, ...info }: TeamInfo, t: TFunction<"team">): TeamFact[] {
  const values = {
    fullName: team.flag || info.fullName === team.name ? undefined : info.fullName,
    founded: info.founded?.toString(),
    country: info.country === team.name ? undefined : info.country,
    conference: info.conference,
    division: info.division,
    coach: info.coach?.name,
  };
  return known(TEAM_FACTS, values, (key) => t(`fact.${key}`));
}

/** The facts about a team's venue, each with its name. */
export function venueFacts(venue: VenueInfo | undefined, locale: LocaleCode, t: TFunction<"team">): TeamFact[] {
  if (!venue) return [];
  const values = {
    name: venue.name,
    city: venue.city,
    address: venue.address,
    surface: venue.surface && t(`surface.${venue.surface}`),
    capacity: venue.capacity === undefined ? undefined : formatNumber(venue.capacity, locale),
  };
  return known(VENUE_FACTS, values, (key) => t(`venue.${key}`));
}

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
