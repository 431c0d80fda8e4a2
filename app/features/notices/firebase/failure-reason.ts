/**
 * Why there is no connection, for the console: Firebase's code if there is one, since its messages may contain a
 * member's path.
 */
export function failureReason(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return typeof code === "string" ? code : String(message ?? error);
}
