import { type ReactNode, useEffect, useRef } from "react";

interface ArrivalNoteProps {
  role: "status" | "alert";
  className?: string;
  children: ReactNode;
}

/** What came of the request that led to this page. The document is a new one: the focus goes here, so that it is read out. */
export function ArrivalNote({ role, className, children }: ArrivalNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={note} role={role} tabIndex={-1} className={className}>
      {children}
    </p>
  );
}
