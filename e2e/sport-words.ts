import type { LocaleCode } from "../contract/tables/locales.ts";
import type { Sport } from "../contract/tables/sports.ts";

/** Words that belong to one sport: they may not appear on another sport's pages. */
const WORDS: Readonly<Record<Sport, Readonly<Record<LocaleCode, RegExp>>>> = {
  football: {
    en: /(?<!field )\bgoals?\b|kick-?off|matchday|round of \d|free transfer|\bshirt\b|\bAOT\b|(?:yellow|red) card|penalt|\bcorners\b|corner kick|offside|\bpitch\b|goalkeeper/i,
    th: /ประตู|ใบเหลือง|ใบแดง|จุดโทษ|ล้ำหน้า|เตะมุม|ไม่มีค่าตัว|นักเตะ|16 ทีมสุดท้าย/,
    vn: /bàn thắng|thẻ (?:đỏ|vàng)|phạt góc|việt vị|thủ môn|Vòng 1\/8/i,
    kh: /គ្រាប់បាល់|កាតក្រហម|កាតលឿង|អ្នកចាំទី|ប៉េណាល់ទី|សប្ដាហ៍ទី|16 ក្រុម/,
    "zh-Hans": /进球|红牌|黄牌|(?<!焦)点球|角球|越位|门将|1\/8决赛|自由转会|净胜球/,
    "zh-Hant": /入球|紅牌|黃牌|十二碼|角球|越位|門將|16強|自由轉會|得失球/,
    pt: /\bgols?\b|cart(?:ão|ões)|pênalti|escanteio|impediment|goleiro|oitavas|sem custos/i,
  },
  basketball: {
    en: /tip-off|jersey|\bquarters?\b(?!-| lines)|rebounds?\b|overtime(?! too)|free throw|play-by-play|\broster\b|free agent/i,
    th: /ควอเตอร์|รีบาวด์|โอเวอร์ไทม์|ลูกโทษ|ฟรีเอเยนต์/,
    vn: /ném rổ|ném phạt|bắt bóng bật bảng|cầu thủ tự do/i,
    // One word is both a half and a quarter.
    kh: /កីឡាករសេរី/,
    "zh-Hans": /篮板|罚球命中|第\d节|各节|自由球员/,
    "zh-Hant": /籃板|罰球命中|第\d節|各節|自由身/,
    pt: /rebote|\d\.º quarto|lance livre|agente livre/i,
  },
};

/** The texts that use another sport's words. */
export const foreignWords = (texts: readonly string[], sport: Sport, locale: LocaleCode): string[] =>
  texts.filter((text) =>
    Object.entries(WORDS).some(
      // Khmer words are joined by breaks of no width, which a search must not stumble over.
      ([other, words]) => other !== sport && words[locale].test(text.replaceAll("\u200b", "")),
    ),
  );
