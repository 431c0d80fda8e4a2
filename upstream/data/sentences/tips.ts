import type { LocaleCode } from "#contract/tables/locales";

/** The content of a sentence, one per language; numbers and names are placeholders. */
export type SentenceKey = "form" | "goals" | "meetings" | "absences" | "wins" | "level" | "expected";

export const TIP_SENTENCES: Record<SentenceKey, Record<LocaleCode, string>> = {
  form: {
    en: "{The team} took {count} points from their last {of} matches, {the other} {otherCount}.",
    th: "{team} เก็บได้ {count} คะแนนจาก {of} นัดหลังสุด ส่วน {other} เก็บได้ {otherCount} คะแนน",
    vn: "{team} giành {count} điểm trong {of} trận gần nhất, {other} giành {otherCount} điểm.",
    kh: "{team} ទទួល​បាន {count} ពិន្ទុ​ក្នុង​ការប្រកួត {of} លើក​ចុងក្រោយ ខណៈ {other} ទទួល​បាន {otherCount} ពិន្ទុ។",
    "zh-Hans": "{team}近{of}场拿到{count}分，{other}拿到{otherCount}分。",
    "zh-Hant": "{team}近{of}場取得{count}分，{other}取得{otherCount}分。",
    pt: "{O team} somou {count} pontos nos últimos {of} jogos; {o other}, {otherCount}.",
  },
  goals: {
    en: "The last {of} matches of {the team} and the last {of} of {the other} averaged {average} goals.",
    th: "{of} นัดหลังสุดของ {team} และ {of} นัดหลังสุดของ {other} มีประตูเฉลี่ย {average} ประตูต่อนัด",
    vn: "{of} trận gần nhất của mỗi đội, {team} và {other}, có trung bình {average} bàn mỗi trận.",
    kh: "ការប្រកួត {of} លើក​ចុងក្រោយ​របស់ {team} និង {of} លើក​ចុងក្រោយ​របស់ {other} មាន​ជា​មធ្យម {average} គ្រាប់​ក្នុង​មួយ​ប្រកួត។",
    "zh-Hans": "{team}与{other}各自最近{of}场比赛，场均{average}球。",
    "zh-Hant": "{team}與{other}各自最近{of}場球賽，平均每場{average}球。",
    pt: "{team} e {other}: média de {average} gols nos últimos {of} jogos de cada equipe.",
  },
  meetings: {
    en: "{The team} won {count} of the last {of} meetings with {the other}.",
    th: "{team} ชนะ {count} จาก {of} นัดหลังสุดที่พบกับ {other}",
    vn: "{team} thắng {count} trong {of} lần gặp {other} gần nhất.",
    kh: "{team} ឈ្នះ {count} ក្នុង​ចំណោម {of} លើក​ចុងក្រោយ​ដែល​ជួប {other}។",
    "zh-Hans": "{team}近{of}次对阵{other}赢了{count}次。",
    "zh-Hant": "{team}近{of}次對賽{other}贏{count}次。",
    pt: "{O team} venceu {count} dos últimos {of} confrontos com {o other}.",
  },
  absences: {
    en: "{The other} have {otherCount} {otherCount|player|players} out; {the team} have {count}.",
    th: "{other} มีผู้เล่นที่ลงไม่ได้ {otherCount} คน ส่วน {team} มี {count} คน",
    vn: "{other} vắng {otherCount} cầu thủ, {team} vắng {count} cầu thủ.",
    kh: "{other} អវត្តមាន​កីឡាករ {otherCount} នាក់ ចំណែក {team} អវត្តមាន {count} នាក់។",
    "zh-Hans": "{other}有{otherCount}名球员缺阵，{team}有{count}名。",
    "zh-Hant": "{other}有{otherCount}名球員缺陣，{team}有{count}名。",
    pt: "{O other} tem {otherCount} {otherCount|desfalque|desfalques}; {o team}, {count}.",
  },
  wins: {
    en: "By these ratings, {the team} would win {count} in 100 matches like this.",
    th: "จากโมเดลของเรา {team} ชนะ {count} จาก 100 นัดแบบเดียวกัน",
    vn: "Theo mô hình của chúng tôi, {team} thắng {count} trong 100 trận tương tự.",
    kh: "តាម​ម៉ូដែល​របស់​យើង {team} ឈ្នះ {count} ក្នុង 100 ប្រកួត​បែបនេះ។",
    "zh-Hans": "按模型推算，同等条件下的100场比赛，{team}可赢{count}场。",
    "zh-Hant": "推算100場同類球賽，{team}可勝{count}場。",
    pt: "Por esta avaliação, {o team} venceria {count} em cada 100 jogos como este.",
  },
  level: {
    en: "By these ratings, {count} in 100 matches like this would be drawn.",
    th: "จากโมเดลของเรา {count} จาก 100 นัดแบบเดียวกันจบลงด้วยผลเสมอ",
    vn: "Theo mô hình của chúng tôi, {count} trong 100 trận tương tự kết thúc hòa.",
    kh: "តាម​ម៉ូដែល​របស់​យើង {count} ក្នុង 100 ប្រកួត​បែបនេះ​បញ្ចប់​ដោយ​ស្មើ។",
    "zh-Hans": "按模型推算，同等条件下的100场比赛，有{count}场打平。",
    "zh-Hant": "推算100場同類球賽，有{count}場打和。",
    pt: "Por esta avaliação, {count} em cada 100 jogos como este terminariam empatados.",
  },
  expected: {
    en: "By these ratings, a match like this averages {average} goals.",
    th: "จากโมเดลของเรา นัดแบบนี้มีประตูเฉลี่ย {average} ประตู",
    vn: "Theo mô hình của chúng tôi, một trận như vậy có trung bình {average} bàn.",
    kh: "តាម​ម៉ូដែល​របស់​យើង ប្រកួត​បែបនេះ​មាន​ជា​មធ្យម {average} គ្រាប់។",
    "zh-Hans": "按模型推算，同等条件下的比赛平均每场有{average}个进球。",
    "zh-Hant": "推算同類球賽平均每場有{average}個入球。",
    pt: "Por esta avaliação, um jogo como este teria {average} gols em média.",
  },
};
