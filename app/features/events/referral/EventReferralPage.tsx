import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { contestPath } from "#contract/tables/contest-paths";
import { CONTEST_TYPES } from "#contract/tables/contest-types";
import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import { type ContestHead, type ContestTab, contestHref, contestMeta } from "~/features/contest/contest-head";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { EntryBoard, EntryStatus, useParticipate } from "~/features/contest-entry/EntryBoard";
import entry from "~/features/contest-entry/entry.module.css";
import type { ParticipationState } from "~/features/contest-entry/participation.server";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { Invitation } from "~/features/invitation/Invitation";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { classNames } from "~/ui/class-names";
import type { EventReferralData } from "./load-event-referral.server.ts";

interface ReferralFiguresProps {
  data: Pick<EventReferralData, "head" | "mine">;
  /** The member has just entered. */
  isNew: boolean;
}

/** Confirms the entry, and shows how many have joined, how many count, and the resulting rank. */
function ReferralFigures({ data: { head, mine }, isNew }: ReferralFiguresProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const points = mine?.points ?? 0;
  return (
    <>
      {isNew && (
        <ArrivalNote role="status" className={classNames("card", entry.note)}>
          {t("referral.entered")}
        </ArrivalNote>
      )}
      <p className={entry.figures}>
        <b>
          {head.state === "past" && t("referral.ended", { points })}
          {head.state !== "past" && (points > 0 ? t("referral.joined", { count: points }) : t("referral.none"))}
        </b>
        {mine?.rank !== undefined && <span>{t("contests:mine.rank", { rank: mine.rank })}</span>}
      </p>
    </>
  );
}

interface ReferralPartProps {
  data: EventReferralData;
  page: Page;
  /** Page path with its locale. */
  path: string;
  state: ParticipationState | undefined;
  onEntered(): void;
}

/** The entry form; after entering, the results of the member's code, and the code to share. */
function ReferralPart({ data, page, path, state, onEntered }: ReferralPartProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const { head, mine, isMember, invitation } = data;
  const { locale } = page;
  const [isPrompted, setPrompted] = useState(state?.fault === "guest");
  const sending = useParticipate({ contestId: head.id, locale }, { onEntered });
  const isEntered = mine !== undefined || sending.isEntered;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMember) setPrompted(true);
    else if (!sending.isSending) sending.participate({});
  };
  return (
    <section className={entry.part}>
      <h2 className="visually-hidden">{t("contests:tab.play")}</h2>
      {head.state !== "past" && <p>{t("referral.intro")}</p>}
      {head.state === "upcoming" && <p>{t("contests:notBegun", { when: t("contests:at", { ...head.starts }) })}</p>}
      {head.state === "past" && <p>{t("contests:ended")}</p>}
      {isEntered && <ReferralFigures data={data} isNew={data.isSaved || sending.isEntered} />}
      {head.state === "ongoing" && !isEntered && (
        <form method="post" action={path} className={entry.form} onSubmit={onSubmit}>
          <button type="submit" className="button" aria-disabled={sending.isSending}>
            {sending.isSending ? t("contests:send.sending") : t("takePart")}
          </button>
        </form>
      )}
      <EntryStatus sending={sending} state={state} />
      {isPrompted && !isMember && <GuestPrompt locale={locale} callBack={path} />}
      <a className={entry.more} href={contestHref({ path }, "rules")}>
        {t("whatCounts")}
      </a>
      {head.state !== "past" && <MyInvitation invitation={invitation} page={page} />}
    </section>
  );
}

/** The member's code to share. */
function MyInvitation({ invitation, page }: { invitation: EventReferralData["invitation"]; page: Page }) {
  const { t } = useTranslation("contestEntries");
  if (!invitation) return null;
  return (
    <>
      <h2>{t("referral.invite")}</h2>
      <Invitation invitation={invitation} page={page} />
      <p className="note">{t("referral.all", { total: invitation.total })}</p>
    </>
  );
}

const TABS: readonly ContestTab[] = ["play", "board", "rules"];

interface EventReferralPageProps {
  data: EventReferralData;
  page: Page;
  /** State of a refused form. */
  state: ParticipationState | undefined;
  /** The member has just entered. */
  onEntered(): void;
}

/** A contest for the most new members referred. */
export function EventReferralPage({ data, page, state, onEntered }: EventReferralPageProps) {
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  const path = localePath(page.locale, page.path);
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      {tab === "play" && <ReferralPart data={data} page={page} path={path} state={state} onEntered={onEntered} />}
      {tab === "board" && <EntryBoard data={data} locale={page.locale} path={path} />}
      {tab === "rules" && <ContestRules rules={head.rules} />}
    </ContestShell>
  );
}

const TYPE = CONTEST_TYPES.find(({ kind }) => kind === "referral")!.type;

/** A contest of both sports is shown in each; search engines are given football's address. */
export function referralMeta(data: { head: ContestHead }, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const path = contestPath({ sport: "football", contestType: TYPE, contestId: data.head.id });
  const canonical: Page = { ...page, path };
  return contestMeta(
    { ...data, isIndexed: page.path === path },
    matches.map((match) => (match?.id === "root" ? { ...match, data: canonical } : match)),
  );
}
