import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MyParticipation } from "#contract/domain/contests";
import type { LocaleCode } from "#contract/tables/locales";
import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import { type ContestTab, contestHref } from "~/features/contest/contest-head";
import { EntryBoard } from "~/features/contest-entry/EntryBoard";
import entry from "~/features/contest-entry/entry.module.css";
import type { ParticipationState } from "~/features/contest-entry/participation.server";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import type { EventVideoData } from "./send-video.server.ts";
import { VideoForm } from "./VideoForm.tsx";

const TABS: readonly ContestTab[] = ["play", "board", "rules"];

interface MyVideoProps {
  mine: MyParticipation;
  /** It has just been sent. */
  isNew: boolean;
}

/** The member's video, and the operator's decision. */
function MyVideo({ mine: { link, state = "waiting", points, reason }, isNew }: MyVideoProps) {
  const { t } = useTranslation("contestEntries");
  return (
    <>
      {isNew && (
        <ArrivalNote role="status" className={classNames("card", entry.note)}>
          {t("video.sent")}
        </ArrivalNote>
      )}
      <h2>{t("video.mine")}</h2>
      <p className={entry.figures}>
        <span className="tag">{t(`video.state.${state}`)}</span>
        {t(`video.about.${state}`, { points })}
      </p>
      {state === "refused" && reason && <p dir="auto">{t("video.reason", { reason })}</p>}
      {link && (
        <a className={entry.more} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {t("video.open")}
        </a>
      )}
    </>
  );
}

export interface VideoPartProps {
  data: EventVideoData;
  locale: LocaleCode;
  /** Page path with its locale. */
  path: string;
  state: ParticipationState | undefined;
  onEntered(): void;
}

/** The form for a video; then the video's status. */
export function VideoPart(props: VideoPartProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const { data, path } = props;
  const { head, mine } = data;
  const [isSent, setSent] = useState(false);
  const onEntered = () => {
    setSent(true);
    props.onEntered();
  };
  return (
    <section className={entry.part}>
      <h2 className="visually-hidden">{t("contests:tab.play")}</h2>
      {head.state === "past" ? <p>{t("contests:ended")}</p> : <p>{t("video.intro")}</p>}
      {head.state === "upcoming" && <p>{t("contests:notBegun", { when: t("contests:at", { ...head.starts }) })}</p>}
      {mine && <MyVideo mine={mine} isNew={data.isSaved || isSent} />}
      {!mine && head.state === "ongoing" && <VideoForm {...props} onEntered={onEntered} />}
      <a className={entry.more} href={contestHref({ path }, "rules")}>
        {t("whatCounts")}
      </a>
    </section>
  );
}

interface EventVideoPageProps {
  data: EventVideoData;
  page: Page;
  /** State of a refused form. */
  state: ParticipationState | undefined;
  /** The member's video has been sent. */
  onEntered(): void;
}

/** A contest of members' TikTok videos. */
export function EventVideoPage({ data, page, state, onEntered }: EventVideoPageProps) {
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  const path = localePath(page.locale, page.path);
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      {tab === "play" && <VideoPart data={data} path={path} state={state} onEntered={onEntered} locale={page.locale} />}
      {tab === "board" && <EntryBoard data={data} locale={page.locale} path={path} />}
      {tab === "rules" && <ContestRules rules={head.rules} />}
    </ContestShell>
  );
}
