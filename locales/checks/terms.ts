import type { LocaleCode } from "#contract/tables/locales";

interface Term {
  /** The word for it, as this site's texts have it. */
  is: string;
  /** Other words for the same, or spellings, that readers found beside it. */
  not: readonly (string | RegExp)[];
}

/** A concept in the languages in which texts once had more than one word for it. */
type Concept = Partial<Record<LocaleCode, Term>>;

/** One word for a concept, in interface, commentary, stories, contests and guides alike. Matched without case. */
export const TERMS: Readonly<Record<string, Concept>> = {
  simulated: {
    th: { is: "จำลอง", not: ["สังเคราะห์", "แมตช์ปลอม"] },
    vn: { is: "mô phỏng", not: ["giả lập"] },
    // The other word says "faked".
    kh: { is: "បង្កើតដោយកុំព្យូទ័រ", not: ["ក្លែងធ្វើ"] },
  },
  "IP address": {
    th: { is: "หมายเลข IP", not: ["ที่อยู่เครือข่าย", "ที่อยู่ IP", "ไอพี"] },
    vn: { is: "địa chỉ IP", not: ["địa chỉ mạng"] },
    kh: { is: "អាសយដ្ឋាន IP", not: ["អាសយដ្ឋានបណ្ដាញ"] },
  },
  "text message": {
    // The other is what Taiwan says; these texts are Hong Kong's.
    "zh-Hant": { is: "短訊", not: ["簡訊"] },
  },
  abandoned: {
    // "The match ended" may be read in the first.
    th: { is: "ยกเลิกกลางคัน", not: ["ยุติการแข่งขัน", "ถูกยุติ"] },
    vn: { is: "hủy giữa chừng", not: ["dừng hẳn", "bỏ dở"] },
    kh: { is: "បញ្ឈប់មុនចប់", not: ["បោះបង់ពាក់កណ្ដាលទី"] },
  },
  "in play": {
    th: { is: "กำลังแข่ง", not: ["อยู่ระหว่างการแข่งขัน", "กำลังดำเนินการแข่งขัน"] },
    vn: { is: "đang diễn ra", not: ["đang đấu", "đang thi đấu"] },
    kh: { is: "កំពុងប្រកួត", not: ["កំពុងដំណើរការប្រកួត"] },
  },
  delayed: {
    vn: { is: "lùi giờ", not: ["bắt đầu muộn"] },
  },
  preview: {
    th: { is: "พรีวิว", not: ["บทนำก่อนเกม", "ตัวอย่างก่อนเกม"] },
    vn: { is: "nhận định trước trận", not: ["xem trước trận", "preview"] },
    kh: { is: "ការវិភាគមុនប្រកួត", not: ["ការណែនាំមុនប្រកួត"] },
  },
  please: {
    // Also in the words for favourites.
    th: { is: "กรุณา", not: [/(?<!รายการ|ทีม|นักเตะ|สิ่ง|คน)โปรด/] },
    vn: { is: "vui lòng", not: ["làm ơn"] },
    kh: { is: "សូម", not: ["សូមមេត្តា"] },
  },
  "try again": {
    th: { is: "ลองใหม่", not: ["ลองอีกครั้ง", "ลองใหม่อีกครั้ง"] },
    vn: { is: "thử lại", not: ["thử một lần nữa"] },
    kh: { is: "ព្យាយាមម្ដងទៀត", not: [/សាក(?!ល)(?=ម្ដង|ពាក្យ|ប្រើ|ស៊ុត|ដោយ|ជា)/] },
  },
  rank: {
    th: { is: "อันดับ", not: ["แรงกิ้ง", "ตำแหน่งในตาราง"] },
    vn: { is: "thứ hạng", not: ["bảng thứ hạng"] },
    // ចំណាត់ថ្នាក់ is the place on a contest's board, not in a league.
    kh: { is: "លេខរៀង", not: ["លំដាប់ថ្នាក់"] },
  },
  assist: {
    th: { is: "แอสซิสต์", not: [/แอสซิส(?!ต์)/] },
    vn: { is: "kiến tạo", not: ["hỗ trợ ghi bàn", "assist"] },
    kh: { is: "Assist", not: ["ជំនួយគ្រាប់បាល់", "តាមការបញ្ជូនបាល់"] },
  },
  "push notification": {
    th: { is: "การแจ้งเตือนบนอุปกรณ์", not: ["พุช"] },
    vn: { is: "thông báo đẩy", not: ["thông báo push", "push notification"] },
    kh: { is: "ការជូនដំណឹង", not: ["ការជូនដំណឹងរុញ"] },
  },
  "log in": {
    th: { is: "เข้าสู่ระบบ", not: ["ล็อกอิน", "ล็อคอิน", "ลงชื่อเข้าใช้"] },
    vn: { is: "đăng nhập", not: ["login", "log in"] },
    kh: { is: "ចូលគណនី", not: ["ចុះឈ្មោះចូល", "ឡុកអ៊ីន"] },
  },
  odds: {
    vn: { is: "tỷ lệ", not: ["mức giá"] },
    kh: { is: "អត្រាភ្នាល់", not: ["អត្រាត ឬគោល"] },
  },
  "off target": {
    th: { is: "ไม่เข้ากรอบ", not: ["ออกนอกกรอบ"] },
  },
  "regular season": {
    vn: { is: "mùa giải chính", not: ["vòng bảng chính"] },
  },
  "free throw": {
    kh: { is: "ស៊ុតពិន័យ", not: ["បោះពិន័យ"] },
  },
  offensive: {
    kh: { is: "វាយសម្រុក", not: ["រីបោនវាយប្រហារ"] },
  },
  "assistant referee": {
    kh: { is: "អាជ្ញាកណ្ដាលជំនួយ", not: ["ជំនួយការអាជ្ញាកណ្ដាល"] },
  },
  friend: {
    kh: { is: "មិត្តភក្ដិ", not: ["មិត្តភក្តិ"] },
  },
};

/** In small letters, without places for values, targets of links and break opportunities. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("\u200b", "")
    .replace(/\{\w+\}|\]\([^)]*\)/g, "");

const contains = (text: string, word: string | RegExp): boolean =>
  typeof word === "string" ? text.includes(plain(word)) : word.test(text);

/** Words of a text that stand for a concept whose word is another, as text. */
export const termFaults = (locale: LocaleCode, text: string): string[] =>
  Object.entries(TERMS).flatMap(([concept, { [locale]: term }]) =>
    (term?.not ?? [])
      .filter((word) => contains(plain(text), word))
      .map((word) => `${concept} is ${term?.is}: ${typeof word === "string" ? word : word.source}`),
  );
