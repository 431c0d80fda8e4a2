import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team} อยู่อันดับ {place} ของตาราง มี {points} คะแนนจาก {played} นัด",
    "ในตารางคะแนน {team} อยู่อันดับ {place} แข่ง {played} นัด มี {points} คะแนน",
    "มี {points} คะแนนจาก {played} นัด {team} รั้งอันดับ {place}",
  ],
  tableLeader: [
    "{team} เป็นจ่าฝูงด้วย {points} คะแนนจาก {played} นัด",
    "จ่าฝูงของตารางคือ {team} ที่มี {points} คะแนนจาก {played} นัด",
  ],
  recordPlace: [
    "{team} อยู่อันดับ {place} ในตารางของตัวเองด้วยสถิติ {won}-{lost}",
    "สถิติของ {team} คือ {won}-{lost} อยู่อันดับ {place} ในตารางของตัวเอง",
  ],
  recordLeader: ["{team} นำตารางของตัวเองด้วยสถิติ {won}-{lost}", "ไม่มีทีมใดในตารางอยู่เหนือ {team} ที่มีสถิติ {won}-{lost}"],
  runWon: ["{team} ชนะ {count} นัดติดต่อกัน", "นี่คือชัยชนะนัดที่ {count} ติดต่อกันของ {team}"],
  runLost: ["{team} แพ้ {count} นัดติดต่อกัน", "นี่คือความพ่ายแพ้นัดที่ {count} ติดต่อกันของ {team}"],
  runUnbeaten: ["{team} ไม่แพ้มา {count} นัดติดต่อกัน", "ใน {count} นัดหลังสุดไม่มีใครเอาชนะ {team} ได้"],
  runWinless: ["{team} ไม่ชนะมา {count} นัดติดต่อกัน", "{team} ยังไม่ชนะเลยใน {count} นัดหลังสุด"],
  formThree: [
    "ใน {of} นัดหลังสุดรวมทุกรายการ {team} ชนะ {wins} เสมอ {draws} แพ้ {losses}",
    "ผลงาน {of} นัดหลังสุดของ {team} รวมทุกรายการ: ชนะ {wins} เสมอ {draws} แพ้ {losses}",
  ],
  formTwo: ["ใน {of} นัดหลังสุด {team} ชนะ {wins} แพ้ {losses}", "ผลงาน {of} นัดหลังสุดของ {team}: ชนะ {wins} แพ้ {losses}"],
  nextHome: ["นัดต่อไป {team} เล่นในบ้านพบ {opponent} วันที่ {date}", "ทีมเยือนรายต่อไปของ {team} คือ {opponent} วันที่ {date}"],
  nextAway: ["นัดต่อไป {team} ไปเยือน {opponent} วันที่ {date}", "วันที่ {date} {team} ต้องออกไปเยือน {opponent}"],
  chanceBefore: [
    "ราคาก่อนเริ่มเกมมองว่า {team} เหนือกว่า มีโอกาสชนะ {chance}%",
    "ตามราคาสุดท้ายก่อนเริ่มเกม {team} มีโอกาสชนะ {chance}%",
  ],
  chanceNow: ["ราคามองว่า {team} เหนือกว่า มีโอกาสชนะ {chance}%", "ตามราคาหนึ่งวันก่อนแข่ง {team} มีโอกาสชนะ {chance}%"],
  noteSimulated: [
    "บทความนี้เขียนขึ้นโดยอัตโนมัติจากข้อมูลของเว็บไซต์นี้ ข้อมูลการแข่งขันเป็นข้อมูลจำลองที่คอมพิวเตอร์สร้างขึ้น ไม่ใช่การแข่งขันจริงของสโมสรที่ปรากฏชื่อ",
  ],
  noteReal: ["บทความนี้เขียนขึ้นโดยอัตโนมัติจากข้อมูลของเว็บไซต์นี้"],
  headingStory: ["เกมเป็นอย่างไร"],
  headingNumbers: ["ตัวเลขและสถิติ"],
  headingNext: ["อันดับและโปรแกรมต่อไป"],
  headingForm: ["อันดับและฟอร์ม"],
  headingMeetings: ["สถิติพบกัน"],
  headingOutlook: ["ก่อนเริ่มเกม"],
  headingResults: ["ผลการแข่งขันทั้งหมด"],
  headingTable: ["ตารางคะแนน"],
  headingPlaces: ["กลุ่มหัวตาราง"],
};
