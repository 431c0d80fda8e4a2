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

/** The SMS about an account at a provider that was linked, for members without another way to hear of it. */
export const LINKED_MESSAGES: Readonly<Record<LocaleCode, string>> = {
  en: "A {provider} account can now log in to your Matchlight account. Not you? Remove it in your profile.",
  th: "เชื่อมบัญชี {provider} กับ Matchlight ของคุณแล้ว ไม่ใช่คุณ? ลบออกในโปรไฟล์",
  vn: "Tài khoản {provider} vừa được liên kết với Matchlight của bạn. Không phải bạn? Hãy gỡ trong hồ sơ.",
  kh: "គណនី {provider} បានភ្ជាប់នឹង Matchlight របស់អ្នក។ មិនមែនអ្នក? ដកចេញក្នុងប្រវត្តិរូប",
  "zh-Hans": "一个{provider}账户已关联到你的Matchlight。如非本人操作，请在个人资料中移除。",
  "zh-Hant": "一個{provider}帳戶已連結到你的Matchlight。若非本人操作，請在個人資料中移除。",
  pt: "Uma conta {provider} agora entra na sua conta Matchlight. Não foi você? Remova no perfil.",
};

/** The SMS about a passkey that was added, for the same members. */
export const PASSKEY_MESSAGES: Readonly<Record<LocaleCode, string>> = {
  en: "A passkey was added to your Matchlight account. Not you? Remove it in your profile.",
  th: "เพิ่มพาสคีย์ในบัญชี Matchlight ของคุณแล้ว ไม่ใช่คุณ? ลบออกในโปรไฟล์",
  vn: "Khóa truy cập vừa được thêm vào Matchlight của bạn. Không phải bạn? Hãy gỡ trong hồ sơ.",
  kh: "កូដសម្ងាត់មួយបានបន្ថែមទៅ Matchlight របស់អ្នក។ មិនមែនអ្នក? ដកចេញក្នុងប្រវត្តិរូប",
  "zh-Hans": "你的Matchlight账户添加了一个通行密钥。如非本人操作，请在个人资料中移除。",
  "zh-Hant": "你的Matchlight帳戶新增了一個通行密鑰。若非本人操作，請在個人資料中移除。",
  pt: "Uma chave de acesso foi adicionada à sua conta Matchlight. Não foi você? Remova no perfil.",
};
