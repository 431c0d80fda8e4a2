import { createElement, Fragment, type ReactNode } from "react";
import reading from "../reading/reading.module.css";
import { StoryFilmPlace } from "./StoryFilmPlace.tsx";
import styles from "./story.module.css";
import type { StoryElement, StoryNode } from "./story.ts";

/** The text of a piece. Its elements are those that were let through (read-story.server.ts), written by React. */
export const StoryText = ({ nodes }: { nodes: readonly StoryNode[] }) => <>{nodes.map(storyNode)}</>;

/** The same as a column of text for reading. */
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

/** A wide table scrolls within itself, by the keyboard too. */
const StoryTable = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has a keyboard only could not scroll it.
  <div className={reading.scroller} tabIndex={0}>
    <table className={reading.table}>{children}</table>
  </div>
);
