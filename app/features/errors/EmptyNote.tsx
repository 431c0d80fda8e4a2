import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type empty from "../../../locales/en/empty.json";
import { ErrorStyles } from "./ErrorStyles.tsx";

export type EmptyOf = keyof typeof empty;

interface EmptyNoteProps {
  /** What there is none of (specification, section 8). */
  of: EmptyOf;
  /** A way on. */
  children?: ReactNode;
}

/** Stands where there is nothing to show, and says what. A page that shows one names the namespace `empty`. */
export function EmptyNote({ of, children }: EmptyNoteProps) {
  const { t } = useTranslation("empty");
  return (
    <div className="empty card">
      <ErrorStyles />
      <p>{t(of)}</p>
      {children}
    </div>
  );
}
