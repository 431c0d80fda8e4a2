/** Shapes in icons.css. */
export type IconName =
  | "list"
  | "fold"
  | "unfold"
  | "refresh"
  | "home"
  | "basketball"
  | "news"
  | "play"
  | "shirt"
  | "swap"
  | "settings"
  | "search"
  | "close"
  | "bell";

/** A sign beside a text that says the same. */
export const Icon = ({ name }: { name: IconName }) => <i className={`icon icon-${name}`} aria-hidden="true" />;
