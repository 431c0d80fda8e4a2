/** Trimmed texts of form fields; a field that is absent or a file is empty. */
export function readFields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const read = (name: Name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}

/** As typed: a password may start with a space. */
export function readPassword(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** A body that is not a form has no fields. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
