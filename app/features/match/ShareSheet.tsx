import { useTranslation } from "react-i18next";
import { Icon } from "~/features/frame/Icon";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import type { MatchAbout } from "./match-about.ts";
import { SHARE_ID } from "./share-ids.ts";
import { shareTargets } from "./share-links.ts";

interface ShareSheetProps {
  match: MatchAbout["match"];
  page: Pick<Page, "locale" | "origin" | "path">;
}

/** The ways to hand on a match: links to networks, and copying the address where a script runs (share-script.ts). */
export function ShareSheet({ match, page: { locale, origin, path } }: ShareSheetProps) {
  const { t } = useTranslation(["match", "frame"]);
  const url = origin + localePath(locale, path);
  const text = t("heading", { home: match.home.name, away: match.away.name });
  return (
    <section
      id={SHARE_ID}
      className="sheet"
      popover="auto"
      aria-labelledby="share-title"
      data-url={url}
      data-text={text}
      data-copied={t("linkCopied")}
    >
      <h2 id="share-title">{t("shareMatch")}</h2>
      <button
        type="button"
        className="icb"
        popovertarget={SHARE_ID}
        popovertargetaction="hide"
        aria-label={t("frame:close")}
      >
        <Icon name="close" />
      </button>
      <ul>
        <li className="js">
          <button type="button" data-copy="">
            {t("copyLink")}
          </button>
        </li>
        {shareTargets(locale, { url, text }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
