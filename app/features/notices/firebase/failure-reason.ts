/** Why there is no line, for the console: Firebase's code where it has one, since its texts may hold whose place it was. */
export function failureReason(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return typeof code === "string" ? code : String(message ?? error);
}
