import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { pictureBase } from "~/ui/picture-base";
import { WholeEnd } from "~/ui/Whole";
import type { FoundLine } from "./found-lines.ts";
import type { SportFound } from "./load-search.server.ts";

interface SportResultsProps {
  found: SportFound;
  /** Its matches are those that go on by themselves. */
  isLive: boolean;
  /** Nothing was looked for. */
  isPopular: boolean;
  page: Page;
}

/** What one sport has: a list for each kind, and matches as rows. */
export function SportResults({ found, isLive, isPopular, page }: SportResultsProps) {
  const { t } = useTranslation("search");
  const { sport, groups, matches, fetched } = found;
  return (
    <>
      <StaleNotice fetched={fetched} now={page.now} />
      <div className="find-groups">
        {groups.map(({ kind, lines }) => (
          <section key={kind} className="card">
            <h3>{isPopular && isPopularKind(kind) ? t(`popular.${kind}`) : t(`kinds.${kind}`)}</h3>
            <FoundList lines={lines} page={page} />
          </section>
        ))}
      </div>
      {matches && (
        <>
          <h3 className="find-matches">{t("kinds.matches")}</h3>
          {isLive ? (
            <MatchDaysList
              sport={sport}
              of={matches.rows}
              canChange={matches.canChange}
              fetchedAt={fetched.fetchedAt}
            />
          ) : (
            <ServerMarkup id={`${sport}-matches`} of={matches.rows} />
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
      <ul className="found whole">
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
      <WholeEnd />
    </>
  );
}
