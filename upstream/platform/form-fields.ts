/** The fields of a form; none if it contains files. */
export const formFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())));
