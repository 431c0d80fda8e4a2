import { COUNTRIES } from "../../data/countries/countries.ts";
import type { Refusal } from "../source-row.ts";
import type { Format, NameGroup, Reading } from "./format.ts";

const NAME = "club names in their own script";
/** "jp.clubs.lang.jp.txt": the only source of the country. */
const FILE_NAME = /^([a-z]{2})\.clubs\.lang\.[a-z]{2}\.txt$/;
const NOT_LATIN = /[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}\p{Script=Inherited}]/u;

function read(lines: readonly string[], country: string): Reading {
  const groups: NameGroup[] = [];
  const refused: Refusal[] = [];
  for (const [index, whole] of lines.entries()) {
    const place = { index, line: index + 1 };
    const line = whole.replace(/#.*$/, "").trim();
    if (line === "") continue;
    const comma = line.indexOf(",");
    const [name, native] = [
      line.slice(0, comma).trim(),
      line
        .slice(comma + 1)
        .replaceAll("_", " ")
        .trim(),
    ];
    if (comma > 0 && NOT_LATIN.test(native))
      groups.push({ ...place, country, spellings: [name.toWellFormed(), native.toWellFormed()] });
    else refused.push({ ...place, reason: `no name in another script: ${JSON.stringify(line.slice(0, 60))}` });
  }
  return { kind: "names", groups, refused };
}

/** One club per line, "Kashima Antlers, 鹿島アントラーズ". Only the file's name gives the country. */
export const nativeClubNames: Format = {
  name: NAME,
  recognise(text, fileName) {
    const code = FILE_NAME.exec(fileName)?.[1]?.toUpperCase();
    const country = COUNTRIES.find((one) => one.code === code)?.code;
    if (country === undefined || !NOT_LATIN.test(text)) return undefined;
    const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
    return { format: NAME, pass: 1, read: () => ({ reading: read(lines, country) }) };
  },
};
