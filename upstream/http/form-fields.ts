/** The fields of a form; of one with files in it, none. */
export const formFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())));
