import type { Competition } from "#contract/domain/competition";

const LETTERS_OF_WORDS = /^[\p{Script=Latin}\P{L}]*$/u;

/** Whether a name says another one already: as whole words, in scripts that part words by spaces. */
function says(name: string, other: string): boolean {
  if (!LETTERS_OF_WORDS.test(other)) return name.includes(other);
  return ` ${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `.includes(` ${other.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `);
}

/** The country to name beside a competition; undefined if the competition's name has it: "LBA (Ý)", "ลาลีกา สเปน". */
export const countryBeside = ({ name, country }: Pick<Competition, "name" | "country">): string | undefined =>
  says(name, country.name) ? undefined : country.name;
