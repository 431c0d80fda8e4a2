import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { joinListed, joinPlaces } from "~/i18n/join-texts";
import { formatClock, formatOffsets, isoMinute } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { adapterOf } from "~/sports/sports";
import { firstLegPath } from "./first-leg.ts";
import styles from "./head-facts.module.css";
import type { MatchHeadData } from "./load-match-head.server.ts";
import type { MatchAbout } from "./match-about.ts";
import { stateNote } from "./state-note.ts";

interface HeadFactsProps {
  head: Pick<MatchHeadData, "about" | "day" | "zone">;
  locale: Page["locale"];
}

/** Below the board: a note on the status, the date and venue, the referee, and the first leg. */
export function HeadFacts({ head: { about, day, zone }, locale }: HeadFactsProps) {
  const { t } = useTranslation("match");
  const { match, venue } = about;
  const isTimeKnown = match.state !== "scheduled" || match.isTimeConfirmed;
  const note = stateNote(about);
  const referees = refereesOf(about, locale);
  const firstLegId = bySport(about, { football: (one) => one.firstLegId, basketball: () => undefined });
  return (
    <>
      {note && <p className={styles.note}>{t(`note.${note}`)}</p>}
      <ul className={styles.facts}>
        <Fact name={t(adapterOf(match.sport).match.startName)}>
          <time dateTime={isTimeKnown ? isoMinute(match.kickOff) : undefined}>
            {isTimeKnown ? `${day} · ${formatClock(match.kickOff, zone)} (${formatOffsets(zone)})` : day}
          </time>
        </Fact>
        {venue && <Fact name={t("venue")}>{joinPlaces([venue.name, venue.city], locale)}</Fact>}
        {referees && <li>{t("referee", { names: referees })}</li>}
        {firstLegId && (
          <li>
            <a href={localePath(locale, firstLegPath(match, firstLegId))}>{t("firstLeg")}</a>
          </li>
        )}
      </ul>
    </>
  );
}

/** Date and place need no visible label. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <span className="visually-hidden">{`${name}: `}</span>
    {children}
  </li>
);

const refereesOf = (about: MatchAbout, locale: Page["locale"]): string | undefined =>
  bySport(about, {
    football: ({ referee }) => referee?.name,
    basketball: ({ referees }) =>
      joinListed(
        referees.map(({ name }) => name),
        locale,
      ) || undefined,
  });
