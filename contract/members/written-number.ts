/** The zeros of the scripts that our visitors and their address books write digits in; each is followed by 1 to 9. */
const ZEROS = [
  0x0660, // Arabic
  0x06f0, // Persian
  0x0966, // Devanagari
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Burmese
  0x17e0, // Khmer
];

/** A digit of any of these scripts as 0 to 9. */
function westernDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => point >= one && point < one + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Marks without a width or of direction, which pasted text brings along. */
const INVISIBLE = /\p{Cf}/gu;

/** The text with digits 0 to 9, full-width characters as usual ones, and without invisible marks. */
export const withWesternDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\p{Nd}/gu, westernDigit);

/**
 * A phone number as it may be pasted from an address book, a chat or a web page, as a form expects it: "tel:" and its
 * parameters, dashes of every kind, slashes, "00" before the calling code, and the trunk zero in "+66 (0)81".
 */
export const tidyWrittenNumber = (written: string, callingCode: string): string =>
  withWesternDigits(written)
    .trim()
    .replace(/^tel:\s*/i, "")
    .replace(/;.*$/, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[/\u00b7]/g, " ")
    .replace(new RegExp(`^00\\s*(?=${callingCode.replace(/\D/g, "") || "-"})`), "+")
    .replace(/^(\+\s*\d+)\s*\(0\)/, "$1 ");
