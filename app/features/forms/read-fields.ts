import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";

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

const forms = new WeakMap<Request, Promise<FormData>>();

/** The same form each time. A body that is not a form has no fields. */
export function formOf(request: Request): Promise<FormData> {
  const form = forms.get(request) ?? request.formData().catch(() => new FormData());
  forms.set(request, form);
  return form;
}

/** The answer to a form's bot check; empty without script. */
export const readBotCheck = (form: FormData): string => readFields(form, [BOT_CHECK_FIELD])[BOT_CHECK_FIELD];
