import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: [
    "ฝ่าย {team} ชนะ {count} นัดหลังสุดติดต่อกัน",
    "นี่คือชัยชนะนัดที่ {count} ติดต่อกันของ {team}",
    "การชนะกลายเป็นเรื่องปกติของ {team} แล้ว {count} นัดติด",
  ],
  runLost: [
    "ฝ่าย {team} แพ้ {count} นัดหลังสุดติดต่อกัน",
    "นี่คือการแพ้นัดที่ {count} ติดต่อกันของ {team}",
    "สถิติแพ้ติดต่อกันของ {team} ยาวเป็น {count} นัด",
  ],
  runUnbeaten: [
    "ฝ่าย {team} ไม่แพ้มา {count} นัดติดต่อกัน",
    "ตลอด {count} นัดหลังสุดยังไม่มีใครเอาชนะ {team} ได้",
    "สถิติไร้พ่ายของ {team} มาถึง {count} นัด",
  ],
  runWinless: [
    "ฝ่าย {team} ยังไม่ชนะใน {count} นัดหลังสุด",
    "การรอชัยชนะของ {team} ยาวนาน {count} นัดแล้ว",
    "ตลอด {count} นัดหลังสุด {team} ยังไม่รู้จักคำว่าชนะ",
  ],
  formThree: [
    "รวมทุกรายการ {of} นัดหลังสุด {team} ชนะ {wins} เสมอ {draws} แพ้ {losses}",
    "ผลงาน {of} นัดหลังสุดของ {team} รวมทุกรายการ: ชนะ {wins} เสมอ {draws} แพ้ {losses}",
    "ถ้านับ {of} นัดหลังสุดทุกรายการ {team} มีชัยชนะ {wins} เสมอ {draws} และแพ้ {losses}",
    "ช่วง {of} นัดหลังสุดให้ {team} มา {wins} ชัยชนะ {draws} ผลเสมอ และ {losses} ความพ่ายแพ้",
  ],
  formTwo: [
    "ช่วง {of} นัดหลังสุด {team} ชนะ {wins} แพ้ {losses}",
    "ผลงาน {of} นัดหลังสุดของ {team}: ชนะ {wins} แพ้ {losses}",
    "จาก {of} นัดหลังสุด {team} ชนะ {wins} และแพ้ {losses} นัด",
    "ถ้านับ {of} นัดหลังสุด {team} มีชัยชนะ {wins} และความพ่ายแพ้ {losses}",
  ],
  runEnded: [
    "ก่อนหน้านี้ {team} ไม่แพ้มา {count} นัด",
    "ความพ่ายแพ้นี้หยุดสถิติไร้พ่าย {count} นัดของ {team}",
    "นี่คือความพ่ายแพ้ครั้งแรกของ {team} ในรอบ {count} นัด",
  ],
  derbyWon: ["ศึก{derby} นัดนี้เป็นของ {winner}", "ผู้ชนะในศึก{derby} คือ {winner}", "แฟน ๆ ของ {winner} ได้ฉลองชัยในศึก{derby}"],
  derbyDrawn: ["ศึก{derby} นัดนี้ไม่มีผู้ชนะ", "คราวนี้ศึก{derby} จบลงโดยไม่มีใครชนะ"],
  firstWin: [
    "นี่คือชัยชนะนัดแรกของ {team} หลังรอมา {count} นัด",
    "ก่อนหน้านี้ {team} ไม่ชนะใครเลย {count} นัด",
    "ฝ่าย {team} ไม่ได้ชนะมา {count} นัดก่อนเกมนี้",
  ],
  scoreless: [
    "ฝ่าย {team} ยิงประตูไม่ได้มา {count} นัดแล้ว",
    "นี่คือนัดที่ {count} ติดต่อกันที่ {team} ไม่มีประตู",
    "แนวรุกของ {team} เงียบมา {count} นัดติด",
  ],
  cleanSheets: [
    "ฝ่าย {team} เก็บคลีนชีตได้ {count} นัดติดต่อกัน",
    "ตลอด {count} นัดยังไม่มีใครยิง {team} ได้",
    "เกมรับของ {team} ไม่เสียประตูมา {count} นัด",
  ],
  tableTop: [
    "จ่าฝูงใหม่คือ {team} ที่มี {points} คะแนนจาก {played} นัด",
    "ผลนี้พา {team} ขึ้นหัวตารางด้วย {points} คะแนน",
    "จากอันดับ {from} ฝ่าย {team} ขึ้นเป็นที่หนึ่ง มี {points} คะแนน",
  ],
  tableAhead: [
    "ฝ่าย {team} นำเป็นจ่าฝูง ห่าง {opponent} อยู่ {count} คะแนน",
    "ที่หัวตาราง {team} มีมากกว่า {opponent} อยู่ {count} คะแนน",
    "ทีมที่ตาม {team} ใกล้ที่สุดคือ {opponent} ซึ่งห่าง {count} คะแนน",
  ],
  tableUp: [
    "ฝ่าย {team} ขยับจากอันดับ {from} ขึ้นอันดับ {place}",
    "อันดับในตารางของ {team} ขึ้นมาเป็นที่ {place} มี {points} คะแนน",
    "ผลนี้ส่ง {team} ขึ้นอันดับ {place} ด้วย {points} คะแนน",
    "ดูจากตาราง {team} ขยับขึ้นอันดับ {place} จากเดิมอันดับ {from}",
    "ฝ่าย {team} ไต่ขึ้นอันดับ {place} มี {points} คะแนนจาก {played} นัด",
  ],
  tableDown: [
    "ฝ่าย {team} หล่นจากอันดับ {from} ลงอันดับ {place}",
    "อันดับในตารางของ {team} ลงมาเป็นที่ {place} มี {points} คะแนน",
    "ผลนี้ทำให้ {team} เสียอันดับ เหลือที่ {place} ด้วย {points} คะแนน",
    "ดูจากตาราง {team} ถอยลงอันดับ {place} จากเดิมอันดับ {from}",
    "ฝ่าย {team} ร่วงไปอันดับ {place} มี {points} คะแนนจาก {played} นัด",
  ],
  tableStill: [
    "ฝ่าย {team} ยังอยู่อันดับ {place} มี {points} คะแนนจาก {played} นัด",
    "อันดับของ {team} ไม่เปลี่ยน ยังเป็นที่ {place} มี {points} คะแนน",
    "อันดับของ {team} ยังเป็นที่ {place} ด้วย {points} คะแนน",
    "คะแนน {points} แต้มจาก {played} นัดทำให้ {team} อยู่ที่เดิม อันดับ {place}",
  ],
  tableBottom: [
    "ฝ่าย {team} รั้งท้ายตาราง มี {points} คะแนนจาก {played} นัด",
    "อันดับสุดท้ายเป็นของ {team} ที่มี {points} คะแนน",
    "บ๊วยของตารางคือ {team} มี {points} คะแนน",
  ],
  nextHome: [
    "เกมหน้า {team} จะเล่นในบ้านพบ {opponent} ใน{day}",
    "ผู้มาเยือนรายต่อไปของ {team} คือ {opponent} ใน{day}",
    "ฝ่าย {team} เปิดบ้านรับ {opponent} ใน{day}",
    "โปรแกรมต่อไปของ {team} คือเกมเหย้ากับ {opponent} ใน{day}",
    "แขกของ {team} ใน{day} คือ {opponent}",
  ],
  nextAway: [
    "เกมหน้า {team} จะออกไปเยือน {opponent} ใน{day}",
    "ฝ่าย {team} มีคิวเยือน {opponent} ใน{day}",
    "โปรแกรมต่อไปของ {team} คือบุกถิ่น {opponent} ใน{day}",
    "คู่แข่งที่รอ {team} อยู่คือ {opponent} ใน{day}",
    "เกมเยือน {opponent} ใน{day} คือนัดต่อไปของ {team}",
  ],
  chanceBefore: [
    "ราคาก่อนเริ่มเกมมองว่า {team} เหนือกว่า มีโอกาสชนะ {chance}%",
    "ตามราคาสุดท้ายก่อนเริ่มเกม {team} มีโอกาสชนะ {chance}%",
  ],
  noteSimulated: [
    "บทความนี้เขียนขึ้นโดยอัตโนมัติจากข้อมูลของเว็บไซต์นี้ ข้อมูลการแข่งขันเป็นข้อมูลจำลองที่คอมพิวเตอร์สร้างขึ้น ไม่ใช่การแข่งขันจริงของสโมสรที่ปรากฏชื่อ",
  ],
  noteReal: ["บทความนี้เขียนขึ้นโดยอัตโนมัติจากข้อมูลของเว็บไซต์นี้"],
  headingResults: ["ผลการแข่งขันทั้งหมด"],
  headingPlaces: ["กลุ่มหัวตาราง"],
};

export const TH: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
