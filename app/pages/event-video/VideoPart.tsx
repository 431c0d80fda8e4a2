import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { contestHref } from "~/features/contest/contest-head";
import entry from "~/features/contest-entry/entry.module.css";
import type { ParticipationState } from "~/features/contest-entry/participate.server";
import type { EventVideoData } from "./load-event-video.server.ts";
import { MyVideo } from "./MyVideo.tsx";
import { VideoForm } from "./VideoForm.tsx";

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
