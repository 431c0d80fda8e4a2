/** Where news is. */
export interface NewsData {
  database: D1Database;
  /** The full-text index: apart, since a D1 database with such tables cannot be exported. */
  search: D1Database;
  /** Signs links to pieces that are not out; without it there are none. */
  previewSecret?: string;
}
