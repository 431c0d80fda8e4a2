import type { Choices, PickKey } from "./picks.ts";

const FIELD = /^(AH|OU)\.([\w-]{1,64})$/;
const GUESS = /^SCORE\.([\w-]{1,64})\.home$/;

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Reads the picks of a form. Half a score stays half: it is not a pick and removes none. */
export function readChoices(form: FormData): Choices {
  const names = [...form.keys()];
  const sides = names.filter((name) => FIELD.test(name)).map((name) => [name, textIn(form, name)]);
  const guesses = names.flatMap((name) => {
    const id = GUESS.exec(name)?.[1];
    if (id === undefined) return [];
    const [home, away] = [textIn(form, name), textIn(form, `SCORE.${id}.away`)];
    return [[`SCORE.${id}`, home === "" && away === "" ? "" : `${home}:${away}`]];
  });
  return Object.fromEntries([...sides, ...guesses]) as Record<PickKey, string>;
}
