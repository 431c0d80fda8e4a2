import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { InlinePart } from "~/ui/document/InlinePart";
import type empty from "../../../locales/en/empty.json";

export type EmptyOf = keyof typeof empty;

interface EmptyNoteProps {
  /** What is missing (specification, section 8). */
  of: EmptyOf;
  /** Links onwards. */
  children?: ReactNode;
}

/** Empty state that says what is missing. Pages that show one must list the namespace `empty`. */
export function EmptyNote({ of, children }: EmptyNoteProps) {
  const { t } = useTranslation("empty");
  return (
    <div className="empty card">
      <InlinePart part="errorStateCss" />
      <p>{t(of)}</p>
      {children}
    </div>
  );
}
