import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import list from "~/features/search/found.module.css";
import type { FoundLine } from "~/features/search/found-lines";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import type { SportFound } from "./load-search.server.ts";
import styles from "./search-page.module.css";

interface SportResultsProps {
  found: SportFound;
  /** The visitor's offsets over all matches found. */
  zone: ZoneOffsets;
  /** Its matches get live updates. */
  isLive: boolean;
  /** Nothing was searched for. */
  isPopular: boolean;
  page: Page;
}

/** Results in one sport: a list per kind, and matches as rows. */
export function SportResults({ found, zone, isLive, isPopular, page }: SportResultsProps) {
  const { t } = useTranslation("search");
  const { sport, groups, matches, fetched } = found;
  return (
    <>
      <StaleNotice fetched={fetched} now={page.now} />
      <div className={styles.groups} data-found="">
        {groups.map(({ kind, lines }) => (
          <section key={kind} className="card">
            <h3>{isPopular && isPopularKind(kind) ? t(`popular.${kind}`) : t(`kinds.${kind}`)}</h3>
            <FoundList lines={lines} page={page} />
          </section>
        ))}
      </div>
      {matches && (
        <>
          <h3 className={styles.matches} data-found="">
            {t("kinds.matches")}
          </h3>
          {isLive ? (
            <MatchDaysList sport={sport} canChange={matches.canChange} fetchedAt={fetched.fetchedAt}>
              <MatchDays days={matches.days} zone={zone} page={page} level={3} />
            </MatchDaysList>
          ) : (
            <div id={`${sport}-matches`}>
              <MatchDays days={matches.days} zone={zone} page={page} level={3} isContinued />
            </div>
          )}
        </>
      )}
    </>
  );
}

const isPopularKind = (kind: string): kind is "competitions" | "teams" => kind === "competitions" || kind === "teams";

const PICTURE = 24;

function FoundList({ lines, page: { locale, config, savesData } }: { lines: readonly FoundLine[]; page: Page }) {
  const storageBaseUrl = pictureBase({ savesData }, config);
  return (
    <>
      <ul className={classNames(list.list, "hold-until-parsed")}>
        {lines.map(({ path, name, detail, flag, picture }) => (
          <li key={path}>
            <a href={localePath(locale, path)}>
              <EntityPicture flag={flag} path={picture} storageBaseUrl={storageBaseUrl} size={PICTURE} />
              <span>
                {name}
                {detail && <small>{detail}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ParsedEnd />
    </>
  );
}
