/** What a page says to search engines in the place of its plain words. */
export interface SpecialMeta {
  title: string;
  description: string;
  /** What people who want the page type. */
  tags: readonly string[];
}
