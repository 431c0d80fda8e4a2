import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import { ContestFacts, PrizeList } from "~/features/contest/ContestFacts";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { PagerLinks } from "~/ui/PagerLinks";
import { PageTabs } from "~/ui/PageTabs";
import styles from "./events.module.css";
import { EVENT_STATES, type EventCard, type EventsData } from "./load-events.server.ts";

interface EventsPageProps {
  data: EventsData;
  page: Page;
}

/** The events of a sport: ongoing, upcoming or past. */
export function EventsPage({ data, page }: EventsPageProps) {
  const { t } = useTranslation("contests");
  const { sport, state, states, cards, newerHref, olderHref, fetched } = data;
  return (
    <>
      <div className={styles.head}>
        <h1>{t(`title.${sport}`)}</h1>
        <p className="note">{t("intro")}</p>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      <PageTabs
        label={t("states")}
        tabs={states.map((one) => ({ href: one.href, name: t(`state.${one.state}`), isShown: one.state === state }))}
      />
      {cards.length === 0 ? (
        <ContestEmpty text={t(`none.${state}`)} way={wayOn(data, t("toUpcoming"), t("toOngoing"))} />
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
      <PagerLinks
        links={[
          { href: newerHref, text: t("newer"), rel: "prev" },
          { href: olderHref, text: t("older"), rel: "next" },
        ]}
      />
    </>
  );
}

/** A link from an empty tab to the next one with content. */
function wayOn({ state, states }: EventsData, toUpcoming: string, toOngoing: string) {
  const next = state === "ongoing" ? "upcoming" : "ongoing";
  const href = states.find((one) => one.state === next)?.href;
  return href === undefined ? undefined : { href, name: next === "upcoming" ? toUpcoming : toOngoing };
}

function Card({ card }: { card: EventCard }) {
  const { t } = useTranslation("contests");
  return (
    <li className={styles.card}>
      <h2>
        <a href={card.href}>{card.title}</a>
      </h2>
      <ContestFacts head={card} isParticipating={false} />
      {card.winner && <p className={styles.winner}>{t("winner", { ...card.winner })}</p>}
      <p>{t(`about.${card.kind}`)}</p>
      <PrizeList prizes={card.prizes} />
      <p className={styles.enter} aria-hidden="true">
        {t(`enter.${card.state}`)}
      </p>
    </li>
  );
}

/** Meta of a list of events; past and upcoming ones are not indexed. */
export function eventsMeta({ sport, state, newerHref }: EventsData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const title = t(`contests:title.${sport}`);
  return pageMeta(page, {
    title,
    description: t(`contests:description.${sport}`),
    isIndexed: state === EVENT_STATES[0] && newerHref === undefined,
    trail: [{ name: t(`frame:nav.${sport}`), path: `/${sport}/matches` }, { name: title }],
  });
}
