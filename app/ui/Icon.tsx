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

/** A decorative icon; the text beside it says the same. */
export const Icon = ({ name }: { name: IconName }) => <i className={`icon icon-${name}`} aria-hidden="true" />;
