import { createElement, Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrameConsent } from "~/features/media-player/FrameConsent";
import { Island } from "~/runtime/islands/Island";
import reading from "../reading/reading.module.css";
import styles from "./story.module.css";
import type { StoryElement, StoryFilm, StoryNode } from "./story.ts";
import "~/ui/button.css";

/** A third-party video: nothing of it loads before the visitor consents. */
function StoryFilmPlace({ id, film: { src, host, page } }: StoryFilm) {
  const { t } = useTranslation(["highlights", "news"]);
  const question = {
    consent: t("consent", { host }),
    load: t("load"),
    link: { href: page, text: t("watchOn", { host }) },
    className: styles.film,
  };
  const frame = { src, title: t("news:film", { host }), className: styles.film };
  return (
    <Island name="third-party-frame" id={id} props={{ question, frame }}>
      <FrameConsent {...question} />
    </Island>
  );
}

/** The text of an article, rendered by React from the allowed elements only (read-story.server.ts). */
export const StoryText = ({ nodes }: { nodes: readonly StoryNode[] }) => <>{nodes.map(storyNode)}</>;

/** The same as a column of text. */
export const StoryBody = ({ nodes }: { nodes: readonly StoryNode[] }) => (
  <div className={`${reading.text} ${styles.story}`}>
    <StoryText nodes={nodes} />
  </div>
);

function storyNode(node: StoryNode, index: number): ReactNode {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
  if ("film" in node) return <StoryFilmPlace key={index} {...node} />;
  return <StoryPart key={index} of={node} />;
}

function StoryPart({ of: { tag, children, id, href, isForeign } }: { of: StoryElement }) {
  if (tag === "br" || tag === "hr") return createElement(tag);
  if (tag === "table") return <StoryTable>{children.map(storyNode)}</StoryTable>;
  const attributes = {
    ...(id !== undefined && { id }),
    ...(href !== undefined && { href }),
    ...(isForeign && { rel: "nofollow noopener" }),
  };
  return createElement(tag, attributes, children.map(storyNode));
}

/** A wide table scrolls within itself, by keyboard too. */
const StoryTable = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise keyboard users could not scroll it.
  <div className={reading.scroller} tabIndex={0}>
    <table className={reading.table}>{children}</table>
  </div>
);
