/** Bindings and variables of the reference upstream. */
export interface Env {
  DB: D1Database;
  /** `local`, or `production` in the deploy configuration: then the caller's clock is not believed. */
  ENVIRONMENT: string;
  /** Guards the import; without it there is no import. */
  ADMIN_TOKEN?: string;
}
