import type { LocaleCode } from "#contract/tables/locales";

/** What a sentence says, each once a language; numbers and names stand in braces. */
export type SentenceKey = "form" | "goals" | "meetings" | "absences" | "wins" | "level" | "expected";

export const TIP_SENTENCES: Record<SentenceKey, Record<LocaleCode, string>> = {
  form: {
    en: "{team} took {count} points from their last {of} matches, {other} {otherCount}.",
    th: "{team} เก็บได้ {count} แต้มจาก {of} นัดหลังสุด ส่วน {other} เก็บได้ {otherCount} แต้ม",
    vn: "{team} giành {count} điểm trong {of} trận gần nhất, {other} giành {otherCount} điểm.",
    kh: "{team} ទទួលបាន {count} ពិន្ទុក្នុងការប្រកួត {of} លើកចុងក្រោយ ខណៈ {other} ទទួលបាន {otherCount} ពិន្ទុ។",
    "zh-Hans": "{team}近{of}场拿到{count}分，{other}拿到{otherCount}分。",
    "zh-Hant": "{team}近{of}場取得{count}分，{other}取得{otherCount}分。",
    pt: "{team} somou {count} pontos nos últimos {of} jogos; {other}, {otherCount}.",
  },
  goals: {
    en: "The last {of} matches of {team} and {other} saw {average} goals on average.",
    th: "{of} นัดหลังสุดของ {team} และ {other} มีประตูเฉลี่ย {average} ประตูต่อนัด",
    vn: "{of} trận gần nhất của {team} và {other} có trung bình {average} bàn mỗi trận.",
    kh: "ការប្រកួត {of} លើកចុងក្រោយរបស់ {team} និង {other} មានជាមធ្យម {average} គ្រាប់ក្នុងមួយប្រកួត។",
    "zh-Hans": "{team}与{other}最近共{of}场比赛，场均{average}球。",
    "zh-Hant": "{team}與{other}最近共{of}場比賽，場均{average}球。",
    pt: "Os últimos {of} jogos de {team} e {other} tiveram {average} gols em média.",
  },
  meetings: {
    en: "{team} won {count} of the last {of} meetings with {other}.",
    th: "{team} ชนะ {count} จาก {of} นัดหลังสุดที่พบกับ {other}",
    vn: "{team} thắng {count} trong {of} lần gặp {other} gần nhất.",
    kh: "{team} ឈ្នះ {count} ក្នុងចំណោម {of} លើកចុងក្រោយដែលជួប {other}។",
    "zh-Hans": "{team}近{of}次对阵{other}赢了{count}次。",
    "zh-Hant": "{team}近{of}次對陣{other}贏了{count}次。",
    pt: "{team} venceu {count} dos últimos {of} confrontos com {other}.",
  },
  absences: {
    en: "{other} have {otherCount} players out, {team} {count}.",
    th: "{other} ขาดผู้เล่น {otherCount} คน ส่วน {team} ขาด {count} คน",
    vn: "{other} vắng {otherCount} cầu thủ, {team} vắng {count}.",
    kh: "{other} អវត្តមានកីឡាករ {otherCount} នាក់ ចំណែក {team} អវត្តមាន {count} នាក់។",
    "zh-Hans": "{other}有{otherCount}名球员缺阵，{team}有{count}名。",
    "zh-Hant": "{other}有{otherCount}名球員缺陣，{team}有{count}名。",
    pt: "{other} tem {otherCount} desfalques; {team}, {count}.",
  },
  wins: {
    en: "By these ratings {team} win {count} of a hundred matches like this one.",
    th: "ตามการประเมินนี้ {team} ชนะ {count} จากหนึ่งร้อยนัดที่เหมือนกัน",
    vn: "Theo đánh giá này, {team} thắng {count} trong một trăm trận như vậy.",
    kh: "តាមការវាយតម្លៃនេះ {team} ឈ្នះ {count} ក្នុងចំណោមមួយរយប្រកួតបែបនេះ។",
    "zh-Hans": "按此评估，同样的比赛一百场中{team}赢{count}场。",
    "zh-Hant": "按此評估，同樣的比賽一百場中{team}贏{count}場。",
    pt: "Por esta avaliação, {team} vence {count} de cem jogos como este.",
  },
  level: {
    en: "By these ratings {count} of a hundred matches like this one end level.",
    th: "ตามการประเมินนี้ {count} จากหนึ่งร้อยนัดที่เหมือนกันจบลงด้วยผลเสมอ",
    vn: "Theo đánh giá này, {count} trong một trăm trận như vậy kết thúc hòa.",
    kh: "តាមការវាយតម្លៃនេះ {count} ក្នុងចំណោមមួយរយប្រកួតបែបនេះបញ្ចប់ដោយស្មើ។",
    "zh-Hans": "按此评估，同样的比赛一百场中有{count}场打平。",
    "zh-Hant": "按此評估，同樣的比賽一百場中有{count}場打和。",
    pt: "Por esta avaliação, {count} de cem jogos como este terminam empatados.",
  },
  expected: {
    en: "By these ratings a match like this one sees {average} goals on average.",
    th: "ตามการประเมินนี้ นัดแบบนี้มีประตูเฉลี่ย {average} ประตู",
    vn: "Theo đánh giá này, một trận như vậy có trung bình {average} bàn.",
    kh: "តាមការវាយតម្លៃនេះ ប្រកួតបែបនេះមានជាមធ្យម {average} គ្រាប់។",
    "zh-Hans": "按此评估，这样的比赛平均有{average}个进球。",
    "zh-Hant": "按此評估，這樣的比賽平均有{average}個入球。",
    pt: "Por esta avaliação, um jogo como este tem {average} gols em média.",
  },
};
