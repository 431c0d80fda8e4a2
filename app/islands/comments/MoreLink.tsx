import type { MouseEvent, ReactNode } from "react";
import { isPlain } from "../runtime/island-decisions.ts";
import styles from "./comments.module.css";

interface MoreLinkProps {
  /** Of the page of comments, which shows the same without script. */
  href: string;
  /** Which of the list's links it is. */
  name: string;
  isBusy?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

/** More comments or replies: where the island is, in their place. */
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
