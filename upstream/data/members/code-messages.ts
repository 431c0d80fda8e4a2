import type { LocaleCode } from "#contract/tables/locales";

/** The SMS with a code. Short: one message has 70 characters in most scripts. */
export const CODE_MESSAGES: Readonly<Record<LocaleCode, string>> = {
  en: "{code} is your Matchlight code. Valid for 5 minutes. Never share it.",
  th: "{code} คือรหัส OTP ของ Matchlight ใช้ได้ 5 นาที ห้ามบอกผู้อื่น",
  vn: "{code} là mã OTP Matchlight, dùng trong 5 phút. Không chia sẻ.",
  kh: "{code} ជាលេខកូដ OTP របស់ Matchlight ប្រើបាន 5 នាទី។ កុំប្រាប់អ្នកដទៃ",
  "zh-Hans": "{code} 是你的Matchlight验证码，5分钟内有效，请勿告诉他人。",
  "zh-Hant": "{code} 是你的Matchlight驗證碼，5分鐘內有效，請勿告訴他人。",
  pt: "{code} é o seu código Matchlight. Vale por 5 minutos. Não o compartilhe.",
};
