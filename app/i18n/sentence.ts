/** A message with placeholders, parsed once: a list of 500 rows fills the same few sentences again and again. */
export type Sentence = (values: Readonly<Record<string, string | number>>) => string;

/** Compiles a message such as "{{home}} against {{away}}" to a function. A placeholder without a value throws. */
export function compileSentence(message: string): Sentence {
  // Odd indexes are placeholder names.
  const parts = message.split(/\{\{\s*(\w+)\s*\}\}/);
  return (values) => {
    let text = parts[0] as string;
    for (let index = 1; index < parts.length; index += 2) {
      const name = parts[index] as string;
      const value = values[name];
      if (value === undefined) throw new Error(`no value for ${name} in “${message}”`);
      text += value + (parts[index + 1] as string);
    }
    return text;
  };
}
