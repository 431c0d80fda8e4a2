// Browsers break Thai and Khmer lines by a dictionary. Words that it lacks, mostly loans, they part inside a syllable:
// here each has a point wherever Chromium would.
const WORDS = {
  th: [
    "แอส·ซิ·สต์",
    "คลี·น·ชีต",
    "แฮนดิ·แคป",
    "เทิร์น·โอเวอร์",
    "รี·บา·วด์",
    "เพล·ย์·ออฟ",
    "เพล·ย์·อิน",
    "น็·อก·เอา·ต์",
    "พรี·วิว",
    "ฟรี·คิก",
    "แฮต·ทริก",
    "ทัวร์·นา·เมน·ต์",
    "แช·ม·เปีย·นส์",
    "เอ·เชีย·น·คัพ",
    "เฮด·ทู·เฮด",
    "ป๊อ·ป·อัป",
    "ออฟ·ไลน์",
    "โคปา ลิ·เบร์·ตา·โด·เรส",
    "โคปา ซู·ดา·เมริ·กา·นา",
  ],
  kh: ["កុំ·ព្យូទ័រ", "ជម្រើ·ស·ជាតិ", "ពាន·រ·ង្វាន់"],
};

const WORD_JOINER = "\u2060";

/** Texts of a language, at any depth, with such words kept on one line. */
export function withUnbrokenWords(locale, texts) {
  const words = (WORDS[locale] ?? []).map((word) => [word.replaceAll("·", ""), word.replaceAll("·", WORD_JOINER)]);
  const joined = (text) => words.reduce((rest, [plain, whole]) => rest.replaceAll(plain, whole), text);
  const walk = (value) =>
    typeof value === "string"
      ? joined(value)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  return words.length > 0 ? walk(texts) : texts;
}
