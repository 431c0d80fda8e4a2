import type { ReactNode } from "react";

interface SectionProps {
  /** Anchor of the section; one on a page. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} className="card sect">
    <h2>{title}</h2>
    {children}
  </section>
);
