import { createElement, Fragment, type ReactNode } from "react";
import reading from "../reading/reading.module.css";
import { StoryFilmPlace } from "./StoryFilmPlace.tsx";
import styles from "./story.module.css";
import type { StoryElement, StoryNode } from "./story.ts";

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
