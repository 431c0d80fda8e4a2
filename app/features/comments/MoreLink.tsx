import type { MouseEvent, ReactNode } from "react";
import { isPlain } from "../../runtime/islands/island-decisions.ts";
import styles from "./comments.module.css";

interface MoreLinkProps {
  /** Address of the comments page, which shows the same without script. */
  href: string;
  /** Identifies the link within the list. */
  name: string;
  isBusy?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

/** More comments or replies; the island loads them in place. */
export function MoreLink({ href, name, isBusy, onPress, children }: MoreLinkProps) {
  const press = (event: MouseEvent) => {
    if (!onPress || !isPlain(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      className={styles.more}
      href={href}
      rel="nofollow"
      data-press={name}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}
