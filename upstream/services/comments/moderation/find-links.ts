const tlds = (names: string): string => `(?:${names.split(" ").join("|")})(?![\\p{L}\\p{M}\\p{N}])`;

/** Top-level domains that are not words. */
const ENDS = tlds(
  "com net org info biz xyz vip casino online shop io cc tv ly gg ws pw icu cyou asia mobi website us uk vn th kh cn hk tw br pt sg ph ae ru jp kr mm",
);
/** Top-level domains that could also begin a sentence after a full stop without a space. */
const WORDS = tlds(
  "top club site store win bet app co me link live pro fun space world today game games in to la id my de es",
);
const SURE = tlds("com net org info vn th kh br pt cc vip xyz");

const PATTERNS = [
  // Any scheme, however it is spaced out.
  /[a-z][a-z0-9+.-]{1,15}\s{0,2}:\s{0,2}\/\s?\//u,
  /(?<![\p{L}\p{N}])www\s{0,2}\./u,
  /(?<![\p{L}\p{N}])(?:mailto|tel|javascript|data)\s?:\s?\S/u,
  // a.example.com, also with spaces before the dot, where prose has none.
  new RegExp(`[\\p{L}\\p{N}](?:\\.|\\s{1,3}\\.\\s{0,3})${ENDS}`, "u"),
  new RegExp(`[\\p{L}\\p{N}](?:\\.|\\s{1,3}\\.\\s{0,3})${WORDS}(?=\\s*$|[/?#:])`, "u"),
  new RegExp(`\\d[a-z-]{0,20}\\.${WORDS}`, "u"),
  // a (dot) com, a dot com, a chấm com, a 点 com.
  new RegExp(`[\\p{L}\\p{N}]\\s{0,3}[([{<]\\s?(?:\\.|dot|cham|chấm|ponto|จุด|点|點)\\s?[)\\]}>]\\s{0,3}${ENDS}`, "u"),
  new RegExp(`[\\p{L}\\p{N}]\\s{1,3}(?:dot|chấm|ponto|จุด)\\s{1,3}${SURE}`, "u"),
  new RegExp(`[a-z0-9-]{2}\\s?[点點]\\s?${SURE}`, "u"),
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u,
  // An e-mail address of any kind.
  /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}-]{1,63}\s?\.\s?\p{L}{2}/u,
  // Telephone numbers and messenger names, used to move elsewhere.
  /(?<!\d)(?:\+\d|0\d)(?:[\s.-]?\d){7,12}(?!\d)/u,
  /(?<!\d)\d{9,13}(?!\d)/u,
  /(?<![\p{L}\p{N}])(?:line|zalo|telegram|whatsapp|wechat|weixin|微信|ไลน์|ទេឡេក្រាម)\s?(?:id\s?)?[:：]?\s?(?:@[\p{L}\p{N}_]{3}|\+?\d{6})/u,
  /(?<![\p{L}\p{N}])(?:line|zalo|telegram|whatsapp|wechat|weixin|微信|ไลน์|ទេឡេក្រាម)\s?id\s?[:：\s]\s?[\p{L}\p{N}_]{3}/u,
];

/** Normalises width and dots; an ideographic full stop counts as a dot only between Latin letters. */
const straightened = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u200B-\u200D]/g, "")
    .toLowerCase()
    .replace(/(?<=[a-z0-9-]\s{0,3})[。・·•‧․](?=\s{0,3}[a-z])/gu, ".");

/** Whether a cleaned text contains a web or e-mail address or a phone number, however it is written. */
export function hasLink(text: string): boolean {
  const straight = straightened(text);
  return PATTERNS.some((pattern) => pattern.test(straight));
}
