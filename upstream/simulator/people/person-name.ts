import { namesInSevenLanguages } from "../../data/entries/names.ts";
import type { Names } from "../../data/entries/types.ts";
import type { Culture } from "../../data/names/culture.ts";

export interface PersonName {
  names: Names;
  firstName: string;
  lastName: string;
}

/** Letters without diacritics, capitals kept: "Nguyễn Đức" → "Nguyen Duc". */
const withoutMarks = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D");

interface Part {
  latin: string;
  own: string;
  hant: string;
}

function partOf(entry: string, script: Culture["script"]): Part {
  const [first = "", second, third] = entry.split("|");
  const latin = script === "vietnamese" ? withoutMarks(first) : first;
  const own = script === "vietnamese" ? first : (second ?? "");
  const hans = script === "vietnamese" ? second : own;
  return { latin, own: script === "vietnamese" ? `${own}|${hans ?? ""}` : own, hant: third ?? hans ?? "" };
}

function localised(given: Part, family: Part, script: Culture["script"]): Partial<Names> {
  if (script === "th") return { th: `${given.own} ${family.own}` };
  if (script === "kh") return { kh: `${family.own} ${given.own}` };
  if (script === "vietnamese") {
    const [ownGiven, hansGiven] = given.own.split("|");
    const [ownFamily, hansFamily] = family.own.split("|");
    const chinese = hansGiven &&
      hansFamily && {
        "zh-Hans": `${hansFamily}${hansGiven}`,
        "zh-Hant": `${family.hant}${given.hant}`,
      };
    return { vn: `${ownFamily} ${ownGiven}`, ...(chinese || {}) };
  }
  const isWritten = given.own !== "" && family.own !== "";
  return isWritten ? { "zh-Hans": `${family.own}${given.own}`, "zh-Hant": `${family.hant}${given.hant}` } : {};
}

/** The person with the `index`-th pair of a culture's names. */
export function personName({ given, family, familyFirst, script }: Culture, index: number): PersonName {
  const first = partOf(given[index % given.length] ?? "", script);
  const last = partOf(family[Math.floor(index / given.length) % family.length] ?? "", script);
  const en = familyFirst ? `${last.latin} ${first.latin}` : `${first.latin} ${last.latin}`;
  return {
    names: namesInSevenLanguages(en.trim(), script ? localised(first, last, script) : {}),
    firstName: first.latin,
    lastName: last.latin,
  };
}

export const pairsOf = ({ given, family }: Culture): number => given.length * family.length;
