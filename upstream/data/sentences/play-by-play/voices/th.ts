import type { GameVoiceTexts } from "../voice-keys.ts";

export const TH: GameVoiceTexts = {
  voiceFirst: ["นี่คือแต้มแรกของเกม", "เปิดสกอร์ให้ {team}"],
  voiceBuzzer: ["ลงพร้อมเสียงบัซเซอร์!", "ทันเวลาพอดี!"],
  voiceGoAhead: ["คราวนี้ {team} ขึ้นนำ เหลือแค่ {count} วินาที!", "เหลือ {count} วินาที และ {team} เป็นฝ่ายนำ!"],
  voiceLead: ["คราวนี้ {team} ขึ้นนำ", "เปลี่ยนมือผู้นำ", "ตอนนี้ {team} อยู่ข้างหน้าแล้ว"],
  voiceTied: ["ตอนนี้แต้มเท่ากัน", "เกมกลับมาเสมอกัน", "ไม่มีใครนำใครแล้ว"],
  voiceComeback: ["ก่อนหน้านี้ {team} ตามหลังถึง {count} แต้ม!", "จากที่ตาม {count} แต้ม ตอนนี้ {team} กลับมาแล้ว"],
  voiceWithin: ["ตอนนี้ {team} ตามแค่ {count} แต้ม", "ช่องว่างเหลือ {count} แต้ม"],
  voiceRun: ["ฝั่ง {team} ทำรวดเดียว {count} แต้ม", "แต้มไหลมา {count} แต้มรวดของ {team}"],
  voicePoints: ["แต้มของ {player} มาถึง {count}", "เกมนี้ {player} ทำไป {count} แต้มแล้ว"],
  voiceThrees: ["เกมนี้ {player} ยิงสามแต้มลง {count} ลูกแล้ว", "นี่คือสามแต้มลูกที่ {count} ของ {player}"],
  voiceDoubleRebounds: [
    "ดับเบิล-ดับเบิลของ {player} มาแล้ว ด้วย {points} แต้ม {count} รีบาวด์",
    "ตอนนี้ {player} มี {points} แต้ม {count} รีบาวด์ ครบดับเบิล-ดับเบิล",
  ],
  voiceDoubleAssists: [
    "ดับเบิล-ดับเบิลของ {player} มาแล้ว ด้วย {points} แต้ม {count} แอสซิสต์",
    "ตอนนี้ {player} มี {points} แต้ม {count} แอสซิสต์ ครบดับเบิล-ดับเบิล",
  ],
  voiceLargest: ["ตอนนี้ {team} นำห่าง {count} แต้ม", "นำ {count} แต้ม มากที่สุดของ {team} ในเกมนี้"],
  voiceDrought: ["ก่อนหน้านี้ {team} เงียบไป {count} นาที", "แต้มแรกในรอบ {count} นาทีของ {team}"],
  voiceFoulTrouble: ["ตอนนี้ {player} มี {count} ฟาวล์ พลาดอีกไม่ได้แล้ว", "อีกฟาวล์เดียว {player} ต้องออกจากเกม"],
  voiceStop: ["ก่อนหน้านี้ {team} ทำรวด {count} แต้ม", "ขอหยุดจังหวะ {count} แต้มรวดของ {team}"],
  voiceQuarter: ["ควอเตอร์นี้เป็นของ {team} ที่ชนะ {score}", "เฉพาะควอเตอร์นี้ {team} ชนะ {score}"],
  voiceQuarterLevel: ["ควอเตอร์นี้แต้มเท่ากัน"],
  voiceHalf: ["พักครึ่ง {team} นำ {count} แต้ม", "เข้าห้องแต่งตัวโดย {team} นำอยู่ {count} แต้ม"],
  voiceHalfLevel: ["พักครึ่งแต้มเท่ากัน"],
  voiceOvertime: ["ต้องตัดสินกันในช่วงต่อเวลา"],
  voiceClose: ["สุดท้าย {team} ยันไว้ได้ ชนะ {count} แต้ม", "เฉือนกันแค่ {count} แต้ม ชัยชนะเป็นของ {team}"],
  voiceWon: ["เกมนี้ {team} ชนะ {count} แต้ม", "ชัยชนะเป็นของ {team} ห่าง {count} แต้ม"],
};
