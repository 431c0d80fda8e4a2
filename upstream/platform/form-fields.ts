/** The fields of a form-encoded body; none of any other body, so that a schema names what is missing. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())));
}
