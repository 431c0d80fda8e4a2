import { type ReactNode, useEffect, useRef } from "react";

interface ArrivalNoteProps {
  role: "status" | "alert";
  className?: string;
  children: ReactNode;
}

/**
 * The outcome of the request that led to this page. It is a new document, so the focus moves here to have it announced.
 */
export function ArrivalNote({ role, className, children }: ArrivalNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={note} role={role} tabIndex={-1} className={className}>
      {children}
    </p>
  );
}
