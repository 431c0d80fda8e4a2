/** Answers of status-handler.ts. */
export const HEALTH_PATH = "/health";
export const STATUS_PATH = "/status.json";
