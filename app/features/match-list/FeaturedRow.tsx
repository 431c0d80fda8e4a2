import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { rowView } from "~/features/match-row/row-view";
import { ROW_PICTURE, TeamImage } from "~/ui/TeamImage";
import type { ListedMatches } from "./begun-before.ts";
import { NEVER_INSERTED } from "./deferred-groups.ts";
import type { ListFacts } from "./show.ts";

/** What a fan wants to see first; within one state the list's order decides, which has what weighs most first. */
const FIRST: readonly Match["state"][] = ["live", "scheduled", "finished"];

/** The match that a list features, with its competition; undefined if all of its matches are off. */
export function featuredOf(
  groups: readonly ListedMatches[],
): { match: ListedMatches["matches"][number]; competition: ListedMatches["competition"] } | undefined {
  for (const state of FIRST)
    for (const { competition, matches } of groups) {
      const match = matches.find((one) => one.state === state);
      if (match) return { match, competition };
    }
  return undefined;
}

/**
 * The featured match for wide screens without script, in the place of the one that a script shows (no-script.css). A
 * visitor who hides scores or saves data has none.
 */
export function FeaturedRow({ groups, facts }: { groups: readonly ListedMatches[]; facts: ListFacts }) {
  const { t } = useTranslation("matches");
  const featured = featuredOf(groups);
  if (!featured) return null;
  const { match, competition } = featured;
  const { href, status, sides } = rowView(match, facts.rows);
  const [home, away] = sides;
  return (
    <noscript className={NEVER_INSERTED}>
      <section className="plain-featured card" aria-label={t("featured.label")}>
        <a href={href}>
          <small>{competition.name}</small> <span>{status.text}</span>
          <TeamImage team={match.home} storageBaseUrl={facts.rows.storageBaseUrl} size={ROW_PICTURE} />
          <span>{match.home.name}</span> <b>{home.score}</b>
          <TeamImage team={match.away} storageBaseUrl={facts.rows.storageBaseUrl} size={ROW_PICTURE} />
          <span>{match.away.name}</span> <b>{away.score}</b>
        </a>
      </section>
    </noscript>
  );
}
