/** The state of a panel's content, which appears and disappears a moment after the panel (specification, section 4). */
export type PanelContent = "none" | "coming" | "shown" | "leaving";

/** Milliseconds until the content is shown after opening, and removed after closing. */
const SHOWN_AFTER = 200;
const GONE_AFTER = 500;

/** The content right after opening or closing. Content already shown stays. */
export const contentAt = (isOpen: boolean, before: PanelContent): PanelContent => {
  if (isOpen) return before === "none" || before === "coming" ? "coming" : "shown";
  return before === "none" || before === "coming" ? "none" : "leaving";
};

/** The next automatic state and the milliseconds until then; undefined if there is none. */
export function nextContent(content: PanelContent): { after: number; content: PanelContent } | undefined {
  if (content === "coming") return { after: SHOWN_AFTER, content: "shown" };
  return content === "leaving" ? { after: GONE_AFTER, content: "none" } : undefined;
}
