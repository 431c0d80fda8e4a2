type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills the placeholders of a text: `{name}`, or `{{name}}` as translations have them. One without a value stays. For
 * texts from data, and translations where i18next is not loaded.
 */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{\{?(\w+)\}?\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
