import type { NoticeTexts } from "./notice-texts.ts";

export const TH: NoticeTexts = {
  fixture: "{home} พบ {away}",
  score: "{home} {score} {away}",
  lead: {
    football: { other: "เริ่มแข่งในอีก {minutes} นาที" },
    basketball: { other: "เริ่มเกมในอีก {minutes} นาที" },
  },
  lineup: "ประกาศรายชื่อตัวจริงแล้ว",
  kickoff: { football: "เริ่มแข่งแล้ว", basketball: "เริ่มเกมแล้ว" },
  goal: "{team} ได้ประตู",
  var: "ประตูถูกริบ",
  redCard: "{team} โดนใบแดง",
  halfTime: { football: "พักครึ่ง", basketball: "พักครึ่ง" },
  fullTime: { football: "จบการแข่งขัน", basketball: "จบเกม" },
  hidden: { goal: "มีประตูเกิดขึ้น", redCard: "มีใบแดงในแมตช์นี้" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (จุดโทษ)",
    own: "{minute} {player} (ทำเข้าประตูตัวเอง)",
  },
  unnamed: { penalty: "{minute} จุดโทษ", own: "{minute} ทำเข้าประตูตัวเอง" },
  noGoal: "{minute} ประตูของ {team} ถูกริบ",
  shootout: "ดวลจุดโทษ {kicks}",
  announcement: "ประกาศ",
  contest: "กิจกรรม",
  news: "ข่าว",
  comment: "{from} ตอบกลับความคิดเห็นของคุณ",
  account: {
    title: "บัญชีของคุณ",
    linked: "ตอนนี้ {account} ใช้เข้าสู่ระบบบัญชีของคุณได้แล้ว หากคุณไม่ได้เป็นคนทำ ให้ลบออกในโปรไฟล์แล้วเปลี่ยนรหัสผ่าน",
    unlinked: "{account} ใช้เข้าสู่ระบบบัญชีของคุณไม่ได้แล้ว",
    password: "รหัสผ่านของคุณถูกเปลี่ยนแล้ว หากคุณไม่ได้เป็นคนทำ ให้ตั้งใหม่ที่ “ลืมรหัสผ่าน”",
    number: "เบอร์โทรศัพท์ของคุณถูกเปลี่ยนแล้ว หากคุณไม่ได้เป็นคนทำ ให้ตั้งรหัสผ่านใหม่ทันที",
  },
  named: "{provider} ({name})",
};
