/** Maximum numbers of past matches that an odds panel can show. */
export const PANEL_COUNTS = [6, 10, 20, 30] as const;
export type PanelCount = (typeof PANEL_COUNTS)[number];
