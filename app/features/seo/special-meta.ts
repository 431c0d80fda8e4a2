/** Overrides a page's default title and description. */
export interface SpecialMeta {
  title: string;
  description: string;
  /** What people search for to find the page. */
  tags: readonly string[];
}
