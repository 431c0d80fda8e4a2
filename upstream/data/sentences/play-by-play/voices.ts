import type { LocaleCode } from "#contract/tables/locales";
import type { GameVoiceTexts } from "./voice-keys.ts";

/** Short, since rows are read at a glance. */
export const GAME_VOICES: Readonly<Record<LocaleCode, GameVoiceTexts>> = {
  en: {
    voiceBuzzer: ["Right at the buzzer!", "Just in time!"],
    voiceLead: ["{The team} take the lead.", "The lead changes hands."],
    voiceTied: ["All level.", "The game is tied."],
    voiceRun: ["A {count}-0 run by {the team}.", "{count} in a row for {the team}."],
    voicePoints: ["{player} has {count} points.", "{count} points now for {player}."],
  },
  th: {
    voiceBuzzer: ["ลงพร้อมเสียงบัซเซอร์!", "ทันเวลาพอดี!"],
    voiceLead: ["คราวนี้ {team} ขึ้นนำ", "ผู้นำเปลี่ยนเป็น {team}"],
    voiceTied: ["ตอนนี้แต้มเท่ากัน", "เกมกลับมาเสมอกัน"],
    voiceRun: ["ฝั่ง {team} ทำรวดเดียว {count} แต้ม", "แต้มไหลมา {count} แต้มรวดของ {team}"],
    voicePoints: ["แต้มของ {player} มาถึง {count}", "เกมนี้ {player} ทำไป {count} แต้มแล้ว"],
  },
  vn: {
    voiceBuzzer: ["Ngay trước tiếng còi!", "Vừa kịp giờ!"],
    voiceLead: ["{team} vượt lên dẫn trước.", "Ngôi dẫn điểm đổi chủ."],
    voiceTied: ["Hai đội bằng điểm.", "Tỷ số cân bằng."],
    voiceRun: ["{team} ghi liền {count} điểm.", "Chuỗi {count} điểm liên tiếp của {team}."],
    voicePoints: ["{player} đã có {count} điểm.", "Vậy là {count} điểm cho {player}."],
  },
  kh: {
    voiceBuzzer: ["ចំ​ពេល​សំឡេង​បញ្ចប់!", "ទាន់ពេល​ល្មម!"],
    voiceLead: ["{team} ឡើង​នាំមុខ។", "អ្នកនាំ​មុខ​ផ្លាស់ប្ដូរ។"],
    voiceTied: ["ពិន្ទុ​ស្មើគ្នា។", "ការប្រកួត​ស្មើគ្នា​វិញ។"],
    voiceRun: ["{team} រកបាន {count} ពិន្ទុ​ជាប់គ្នា។", "{count} ពិន្ទុ​ជាប់គ្នា​សម្រាប់ {team}។"],
    voicePoints: ["{player} មាន {count} ពិន្ទុ​ហើយ។", "{count} ពិន្ទុ​ហើយ​សម្រាប់ {player}។"],
  },
  "zh-Hans": {
    voiceBuzzer: ["压哨命中！", "踩着哨声进了！"],
    voiceLead: ["{team}反超。", "领先易主。"],
    voiceTied: ["双方战平。", "比分扳平。"],
    voiceRun: ["{team}打出{count}-0。", "{team}连得{count}分。"],
    voicePoints: ["{player}得分达到{count}分。", "{player}已拿下{count}分。"],
  },
  "zh-Hant": {
    voiceBuzzer: ["壓哨命中！", "趕在響哨前射入！"],
    voiceLead: ["{team}反超前。", "領先易手。"],
    voiceTied: ["雙方打平。", "比數追平。"],
    voiceRun: ["{team}打出{count}比0。", "{team}連取{count}分。"],
    voicePoints: ["{player}的得分達{count}分。", "{player}已取{count}分。"],
  },
  pt: {
    voiceBuzzer: ["No estouro do cronômetro!", "Em cima da hora!"],
    voiceLead: ["{O team} passa à frente.", "Muda a liderança."],
    voiceTied: ["Tudo igual.", "Jogo empatado."],
    voiceRun: ["São {count} pontos seguidos {do team}.", "Sequência de {count} a 0 {do team}."],
    voicePoints: ["{player} chega a {count} pontos.", "Já são {count} pontos de {player}."],
  },
};
