/** Fills the placeholders of a text: `{{name}}`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
