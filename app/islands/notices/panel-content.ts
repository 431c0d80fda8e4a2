/** What a panel shows of its content: it comes a moment after the panel, and goes behind it (specification, section 4). */
export type PanelContent = "none" | "coming" | "shown" | "leaving";

/** Milliseconds after opening at which the content is shown, and after closing at which it is gone. */
const SHOWN_AFTER = 200;
const GONE_AFTER = 500;

/** The content right after opening or closing. What was shown already stays. */
export const contentAt = (isOpen: boolean, before: PanelContent): PanelContent => {
  if (isOpen) return before === "none" || before === "coming" ? "coming" : "shown";
  return before === "none" || before === "coming" ? "none" : "leaving";
};

/** What comes next by itself, and after how many milliseconds; undefined where nothing does. */
export function nextContent(content: PanelContent): { after: number; content: PanelContent } | undefined {
  if (content === "coming") return { after: SHOWN_AFTER, content: "shown" };
  return content === "leaving" ? { after: GONE_AFTER, content: "none" } : undefined;
}
