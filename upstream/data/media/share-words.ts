import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** The states of a match that a picture names. */
export type ShownState =
  | "fullTime"
  | "afterExtraTime"
  | "afterPenalties"
  | "live"
  | "postponed"
  | "cancelled"
  | "abandoned"
  | "interrupted";

interface ShareWords {
  states: Readonly<Record<ShownState, string>>;
  /** `{name}` is the scorer's. */
  penalty: string;
  own: string;
  shootout: string;
  table: string;
  points: string;
  sports: Readonly<Record<Sport, string>>;
}

/** The words of pictures for previews, in each language. */
export const SHARE_WORDS: Readonly<Record<LocaleCode, ShareWords>> = {
  en: {
    states: {
      fullTime: "Full time",
      afterExtraTime: "After extra time",
      afterPenalties: "After penalties",
      live: "Live",
      postponed: "Postponed",
      cancelled: "Cancelled",
      abandoned: "Abandoned",
      interrupted: "Interrupted",
    },
    penalty: "{name} (pen.)",
    own: "{name} (own goal)",
    shootout: "{score} on penalties",
    table: "Table {season}",
    points: "Pts",
    sports: { football: "Football", basketball: "Basketball" },
  },
  th: {
    states: {
      fullTime: "จบการแข่งขัน",
      afterExtraTime: "จบหลังต่อเวลา",
      afterPenalties: "จบด้วยจุดโทษ",
      live: "กำลังแข่ง",
      postponed: "เลื่อนการแข่งขัน",
      cancelled: "ยกเลิก",
      abandoned: "ยกเลิกกลางคัน",
      interrupted: "หยุดชั่วคราว",
    },
    penalty: "{name} (จุดโทษ)",
    own: "{name} (ทำเข้าประตูตัวเอง)",
    shootout: "จุดโทษ {score}",
    table: "ตารางคะแนน {season}",
    points: "แต้ม",
    sports: { football: "ฟุตบอล", basketball: "บาสเกตบอล" },
  },
  vn: {
    states: {
      fullTime: "Kết thúc",
      afterExtraTime: "Sau hiệp phụ",
      afterPenalties: "Sau luân lưu",
      live: "Đang diễn ra",
      postponed: "Hoãn",
      cancelled: "Hủy",
      abandoned: "Hủy giữa chừng",
      interrupted: "Gián đoạn",
    },
    penalty: "{name} (phạt đền)",
    own: "{name} (phản lưới)",
    shootout: "Luân lưu {score}",
    table: "Bảng xếp hạng {season}",
    points: "Điểm",
    sports: { football: "Bóng đá", basketball: "Bóng rổ" },
  },
  kh: {
    states: {
      fullTime: "ចប់​ការប្រកួត",
      afterExtraTime: "ចប់​ក្នុង​ម៉ោង​បន្ថែម",
      afterPenalties: "ចប់​ដោយ​ប៉េណាល់ទី",
      live: "កំពុង​ប្រកួត",
      postponed: "លើកពេល",
      cancelled: "បោះបង់",
      abandoned: "បញ្ឈប់​មុន​ចប់",
      interrupted: "ផ្អាក​បណ្ដោះអាសន្ន",
    },
    penalty: "{name} (ប៉េណាល់ទី)",
    own: "{name} (ចូល​ទី​ខ្លួនឯង)",
    shootout: "ប៉េណាល់ទី {score}",
    table: "តារាង​ពិន្ទុ {season}",
    points: "ពិន្ទុ",
    sports: { football: "បាល់ទាត់", basketball: "បាល់បោះ" },
  },
  "zh-Hans": {
    states: {
      fullTime: "完场",
      afterExtraTime: "加时完场",
      afterPenalties: "点球完场",
      live: "进行中",
      postponed: "推迟",
      cancelled: "取消",
      abandoned: "腰斩",
      interrupted: "中断",
    },
    penalty: "{name}（点球）",
    own: "{name}（乌龙球）",
    shootout: "点球 {score}",
    table: "{season}积分榜",
    points: "积分",
    sports: { football: "足球", basketball: "篮球" },
  },
  "zh-Hant": {
    states: {
      fullTime: "完場",
      afterExtraTime: "加時完場",
      afterPenalties: "十二碼分勝負",
      live: "進行中",
      postponed: "延期",
      cancelled: "取消",
      abandoned: "腰斬",
      interrupted: "中斷",
    },
    penalty: "{name}（十二碼）",
    own: "{name}（烏龍球）",
    shootout: "十二碼 {score}",
    table: "{season}積分榜",
    points: "積分",
    sports: { football: "足球", basketball: "籃球" },
  },
  pt: {
    states: {
      fullTime: "Encerrado",
      afterExtraTime: "Após prorrogação",
      afterPenalties: "Após pênaltis",
      live: "Em andamento",
      postponed: "Adiado",
      cancelled: "Cancelado",
      abandoned: "Abandonado",
      interrupted: "Interrompido",
    },
    penalty: "{name} (pên.)",
    own: "{name} (contra)",
    shootout: "{score} nos pênaltis",
    table: "Classificação {season}",
    points: "Pts",
    sports: { football: "Futebol", basketball: "Basquete" },
  },
};
