import { useTranslation } from "react-i18next";
import { isFiltered, type MatchFilter, matchesPath, VENUES } from "~/features/team/match-filter";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import styles from "./team-matches.module.css";

interface MatchFiltersProps {
  data: TeamMatchesData;
  page: Page;
}

interface Choice {
  name: string;
  href: string;
  isChosen: boolean;
}

interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

/** The match filters: a summary line that expands into links. */
export function MatchFilters({ data, page }: MatchFiltersProps) {
  const { t } = useTranslation("team");
  const groups = useGroups({ data, page }).filter(({ choices }) => choices.length > 2);
  const { head, params } = data;
  if (groups.length === 0) return null;
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen).map(({ name }) => name));
  const clear = matchesPath({ ...head.info.team, sport: head.sport }, { filter: {}, part: params.part });
  return (
    <div className={styles.filters}>
      <details className="card">
        <summary>
          <b>{t("filter.label")}</b> <span>{chosen.join(" · ")}</span>
        </summary>
        {groups.map(({ label, choices }) => (
          <Choices key={label} label={label} choices={choices} />
        ))}
      </details>
      {isFiltered(params.filter) && <a href={localePath(page.locale, clear)}>{t("filter.clear")}</a>}
    </div>
  );
}

function Choices({ label, choices }: ChoiceGroup) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {choices.map(({ name, href, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every choice keeps the others and the days, and starts from the first page. */
function useGroups({ data: { head, params, competitions, seasons }, page }: MatchFiltersProps): ChoiceGroup[] {
  const { t } = useTranslation("team");
  const { filter, part } = params;
  const { lastId, ...start } = part;
  const choice =
    (field: keyof MatchFilter) =>
    (name: string, value?: MatchFilter[typeof field]): Choice => {
      const { [field]: _, ...rest } = filter;
      const next = { ...rest, ...(value && { [field]: value }) };
      return {
        name,
        href: localePath(
          page.locale,
          matchesPath({ ...head.info.team, sport: head.sport }, { filter: next, part: start }),
        ),
        isChosen: filter[field] === value,
      };
    };
  const [venue, league, season] = [choice("venue"), choice("leagueId"), choice("season")];
  return [
    {
      label: t("filter.venue"),
      choices: [venue(t("filter.anyVenue")), ...VENUES.map((one) => venue(t(`side.${one}`), one))],
    },
    {
      label: t("filter.competition"),
      choices: [league(t("filter.anyCompetition")), ...competitions.map(({ id, name }) => league(name, id))],
    },
    { label: t("filter.season"), choices: [season(t("filter.anySeason")), ...seasons.map((one) => season(one, one))] },
  ];
}
