import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { FactList } from "~/features/entity/FactList";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/faces/EmptyNote";
import type { Page } from "~/features/frame/page";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import { TrophyTable } from "~/features/people/TrophyTable";
import { pictureBase } from "~/ui/picture-base";
import type { OverviewData, SeasonNumbers } from "./load-overview.server.ts";
import { MatchLines } from "./MatchLines.tsx";
import { PlayerHead } from "./PlayerHead.tsx";
import type { FactView } from "./player-facts.server.ts";

interface PlayerOverviewProps {
  data: OverviewData;
  page: Page;
}

/** A player at a glance: this season's numbers, his last matches, facts, injuries, trophies. */
export function PlayerOverview({ data, page }: PlayerOverviewProps) {
  const { t } = useTranslation(["player", "people", "empty"]);
  const { head, facts, numbers, matches, absences } = data;
  const { trophies } = head.info;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <>
      <PlayerHead head={head} tab="overview" page={page} />
      <div className="pgrid wide-left">
        <div>
          {numbers.length === 0 && <EmptyNote of="data" />}
          {numbers.map((row) => (
            <Numbers key={row.team} row={row} />
          ))}
          <Matches matches={matches} />
        </div>
        <div>
          <Section id="facts" title={t("facts.heading")}>
            <FactList facts={facts.map((fact) => ({ name: fact.name, value: factValue(fact, storageBaseUrl) }))} />
          </Section>
          <Section id="sidelined" title={t("injuries.heading")}>
            {absences.length > 0 ? (
              <AbsenceTable
                caption={t("injuries.heading")}
                absences={absences}
                nowLabel={t("injuries.out")}
                untilLabel={t("injuries.until")}
              />
            ) : (
              <p className="note">{t("injuries.none")}</p>
            )}
          </Section>
          <Section id="trophies" title={t("people:heading.trophies")}>
            {trophies.length > 0 ? (
              <TrophyTable caption={t("people:heading.trophies")} trophies={trophies} />
            ) : (
              <p className="note">{t("empty:trophies")}</p>
            )}
          </Section>
        </div>
      </div>
      <InventedNote isShown={head.isInvented} />
    </>
  );
}

const factValue = ({ text, href, flag }: FactView, storageBaseUrl: string | undefined) => {
  const shown = (
    <>
      <EntityPicture flag={flag} storageBaseUrl={storageBaseUrl} size={16} /> {text}
    </>
  );
  return href ? <a href={href}>{shown}</a> : shown;
};

function Numbers({ row: { season, team, competition, counts } }: { row: SeasonNumbers }) {
  const { t } = useTranslation("player");
  return (
    <Section title={t("season.heading", { season })}>
      <p className="note">{competition ? t("season.at", { team, competition }) : team}</p>
      <dl className="tiles">
        {counts.map(({ key, name, text }) => (
          <div key={key}>
            <dd className="num">{text}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Matches({ matches }: Pick<OverviewData, "matches">) {
  const { t } = useTranslation("player");
  return (
    <Section id="matches" title={t("matches.heading")}>
      {"face" in matches && <p className="note">{t("matches.fault")}</p>}
      {"lines" in matches && (
        <>
          {matches.lines.length > 0 ? (
            <MatchLines lines={matches.lines} />
          ) : (
            <p className="note">{t("matches.none")}</p>
          )}
          {(matches.olderHref ?? matches.latestHref) && (
            <p className="pager">
              {matches.latestHref && <a href={matches.latestHref}>{t("matches.latest")}</a>}
              {matches.olderHref && <a href={matches.olderHref}>{t("matches.older")}</a>}
            </p>
          )}
        </>
      )}
    </Section>
  );
}
