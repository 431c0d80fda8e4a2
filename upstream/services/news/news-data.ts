/** The stores of news. */
export interface NewsData {
  database: D1Database;
  /** The full-text index: separate, since a D1 database with such tables cannot be exported. */
  search: D1Database;
  /** Signs preview links of unpublished pieces; without it there are none. */
  previewSecret?: string;
}
