/** Bindings and variables of the reference upstream. */
export interface Env {
  DB: D1Database;
  /** `local`, or `production` in the deploy configuration: then the caller's clock is not believed. */
  ENVIRONMENT: string;
  /** `loose`: answers in the dialect of a supplier that makes JSON of XML, to try a reader with. */
  WIRE?: string;
  /** Guards the import; without it there is no import. */
  ADMIN_TOKEN?: string;
}
