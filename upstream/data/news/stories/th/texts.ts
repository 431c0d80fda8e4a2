import type { RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";

const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition} นัดที่ {matchday}: สรุปวันที่ {date}",
    "สรุปทุกคู่นัดที่ {matchday} {competition} วันที่ {date}",
    "{competition}: นัดที่ {matchday} จบลงวันที่ {date}",
  ],
  roundTitleDate: [
    "{competition}: สรุปวันที่ {date}",
    "{competition} วันที่ {date}: ผลการแข่งขันทั้งหมด",
    "{competition}: เกิดอะไรขึ้นวันที่ {date}",
  ],
  roundOpenMatchday: [
    "นัดที่ {matchday} ของ {competition} แข่งครบแล้วทั้ง {total} คู่",
    "{competition} มีผลเพิ่มอีก {total} คู่ นัดที่ {matchday} จบลงวันที่ {date}",
    "นัดที่ {matchday} ของ {competition} มี {total} คู่ และจบลงวันที่ {date}",
  ],
  roundOpenDate: [
    "การแข่งขัน {competition} วันที่ {date} มี {total} คู่",
    "โปรแกรม {competition} วันที่ {date} มี {total} คู่",
    "{competition} แข่งกัน {total} คู่ในวันที่ {date}",
  ],
  roundSummaryMatchday: ["ผลการแข่งขัน ชัยชนะขาดที่สุด และตารางคะแนนหลังนัดที่ {matchday} ของ {competition}"],
  roundSummaryDate: ["ผลการแข่งขันและชัยชนะขาดที่สุดของ {competition} วันที่ {date}"],
  roundResults: [
    "เจ้าบ้านชนะ {homeWins} คู่ ทีมเยือนชนะ {awayWins} คู่ เสมอ {draws} คู่",
    "เหย้าชนะ {homeWins} คู่ เยือนชนะ {awayWins} คู่ และเสมอ {draws} คู่",
  ],
  roundGoals: ["รวมแล้วมี {count} ประตู เฉลี่ยคู่ละ {average} ประตู", "จำนวนประตูรวม {count} ประตู เฉลี่ย {average} ประตูต่อคู่"],
  roundBiggest: ["ชัยชนะที่ห่างที่สุดเป็นของ {team} ที่ชนะ {opponent} {won}", "ทีมที่ชนะขาดที่สุดคือ {team} ซึ่งชนะ {opponent} {won}"],
  roundRichest: ["คู่ที่มีประตูมากที่สุดคือ {home} {score} {away}", "คู่ {home} {score} {away} มีประตูมากกว่าทุกคู่"],
  roundLate: ["ฝ่าย {team} ชนะ {opponent} {won} จากประตูนาทีที่ {at}", "ประตูนาทีที่ {at} ทำให้ {team} ชนะ {opponent} {won}"],
  roundReds: ["ใบแดง: {count} ใบ", "ผู้ตัดสินแจกใบแดงรวม {count} ใบ"],
  roundGames: ["เจ้าบ้านชนะ {homeWins} คู่ ทีมเยือนชนะ {awayWins} คู่", "เหย้าชนะ {homeWins} คู่ และเยือนชนะ {awayWins} คู่"],
  roundPoints: ["เฉลี่ยคู่ละ {average} แต้มรวมสองทีม", "รวมสองทีม เฉลี่ย {average} แต้มต่อคู่"],
  roundClosest: ["คู่ที่สูสีที่สุดเป็นของ {team} ที่เฉือน {opponent} {won}", "ทีมที่ชนะฉิวเฉียดที่สุดคือ {team} ซึ่งชนะ {opponent} {won}"],
  roundHighest: [
    "คู่ที่ทำแต้มมากที่สุดคือ {home} {score} {away} รวม {count} แต้ม",
    "คู่ {home} {score} {away} มีแต้มรวมสูงสุดคือ {count} แต้ม",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "ตารางคะแนน {competition} วันที่ {date}: {leader} นำ",
    "{competition}: ส่องตารางคะแนนวันที่ {date}",
    "อันดับ {competition} วันที่ {date}: {leader} อยู่บนสุด",
  ],
  watchOpen: [
    "ตารางคะแนน {competition} วันที่ {date} มี {leader} อยู่อันดับหนึ่ง",
    "เริ่มต้นสัปดาห์ใหม่วันที่ {date} โดยมี {leader} นำตาราง {competition}",
    "จ่าฝูงของ {competition} ในวันจันทร์ที่ {date} คือ {leader}",
  ],
  watchSummary: [
    "ตารางคะแนน {competition} วันที่ {date}: ใครนำ นำห่างเท่าไร และใครฟอร์มดี",
    "จ่าฝูง เกมรุก เกมรับ และฟอร์มในตาราง {competition} วันที่ {date}",
  ],
  watchLeader: ["ทีมนำคือ {team} มี {points} คะแนนจาก {played} นัด", "อันดับหนึ่งคือ {team} แข่ง {played} นัด มี {points} คะแนน"],
  watchLeaderPoints: ["จ่าฝูงมี {points} คะแนนจาก {played} นัด", "หลังผ่าน {played} นัด จ่าฝูงเก็บได้ {points} คะแนน"],
  watchGap: ["อันดับสองคือ {opponent} ตามอยู่ {count} คะแนน", "ระยะห่างจาก {opponent} ที่อยู่อันดับสองคือ {count} คะแนน"],
  watchLevel: ["ด้าน {opponent} ที่อยู่อันดับสองมีคะแนนเท่ากัน", "ทีมอันดับสองที่มีคะแนนเท่ากันคือ {opponent}"],
  watchThird: ["อันดับสามคือ {team} มี {points} คะแนน", "อันดับสามเป็นของ {team} ที่มี {points} คะแนน"],
  watchLeaderRecord: ["สถิติของจ่าฝูงคือ {won}-{lost}", "จ่าฝูงชนะ {won} แพ้ {lost}"],
  watchSecondRecord: ["ทีมที่ตามมาคือ {team} ที่ {won}-{lost}", "อันดับสองคือ {team} ที่ {won}-{lost}"],
  rowPoints: ["อันดับ {place} {team}: {points} คะแนน {played} นัด"],
  rowRecord: ["อันดับ {place} {team}: {won}-{lost}"],
  watchAttack: [
    "ทีมที่ทำประตูมากที่สุดคือ {team}: {count} ประตูจาก {played} นัด",
    "เกมรุกดีที่สุดเป็นของ {team} ที่ทำได้ {count} ประตูจาก {played} นัด",
  ],
  watchDefence: [
    "ทีมที่เสียประตูน้อยที่สุดคือ {team}: {count} ประตูจาก {played} นัด",
    "เกมรับดีที่สุดเป็นของ {team} ที่เสีย {count} ประตูจาก {played} นัด",
  ],
  watchPointsFor: [
    "ทีมที่ทำแต้มมากที่สุดคือ {team}: {count} แต้มจาก {played} นัด",
    "เกมรุกดีที่สุดเป็นของ {team} ที่ทำได้ {count} แต้มจาก {played} นัด",
  ],
  watchPointsAgainst: [
    "ทีมที่เสียแต้มน้อยที่สุดคือ {team}: {count} แต้มจาก {played} นัด",
    "เกมรับดีที่สุดเป็นของ {team} ที่เสีย {count} แต้มจาก {played} นัด",
  ],
  watchForm: [
    "ทีมที่ฟอร์มดีที่สุดคือ {team} ชนะ {count} นัดจาก {of} นัดหลังสุด",
    "ช่วง {of} นัดหลังสุด {team} ชนะ {count} นัด มากกว่าทุกทีม",
  ],
  watchPoorForm: [
    "ด้าน {team} ชนะเพียง {count} นัดจาก {of} นัดหลังสุด",
    "อีกด้านหนึ่งของตารางฟอร์มคือ {team} ที่ชนะ {count} นัดจาก {of} นัดหลังสุด",
  ],
  watchWinless: ["ด้าน {team} ไม่ชนะเลยใน {of} นัดหลังสุด", "อีกด้านหนึ่งของตารางฟอร์มคือ {team} ที่ไม่ชนะเลยใน {of} นัดหลังสุด"],
  watchBottom: [
    "อันดับสุดท้ายคือ {team} มี {points} คะแนนจาก {played} นัด",
    "ทีมรั้งท้ายตารางคือ {team} ที่มี {points} คะแนนจาก {played} นัด",
  ],
  watchBottomRecord: ["อันดับสุดท้ายคือ {team} ที่ {won}-{lost}", "ทีมรั้งท้ายตารางคือ {team} ที่ {won}-{lost}"],
};

const SHARED: SharedTexts = {
  runWon: [
    "ฝ่าย {team} ชนะ {count} นัดหลังสุดติดต่อกัน",
    "นี่คือชัยชนะ {count} นัดติดต่อกันของ {team}",
    "การชนะกลายเป็นเรื่องปกติของ {team} แล้ว {count} นัดติด",
  ],
  runLost: [
    "ฝ่าย {team} แพ้ {count} นัดหลังสุดติดต่อกัน",
    "นี่คือความพ่ายแพ้ {count} นัดติดต่อกันของ {team}",
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
    "ตารางคะแนนมี {team} ขยับขึ้นอันดับ {place} จากเดิมอันดับ {from}",
    "ฝ่าย {team} ไต่ขึ้นอันดับ {place} มี {points} คะแนนจาก {played} นัด",
  ],
  tableDown: [
    "ฝ่าย {team} หล่นจากอันดับ {from} ลงอันดับ {place}",
    "อันดับในตารางของ {team} ลงมาเป็นที่ {place} มี {points} คะแนน",
    "ผลนี้ทำให้ {team} เสียอันดับ เหลือที่ {place} ด้วย {points} คะแนน",
    "ตารางคะแนนมี {team} ถอยลงอันดับ {place} จากเดิมอันดับ {from}",
    "ฝ่าย {team} ร่วงไปอันดับ {place} มี {points} คะแนนจาก {played} นัด",
  ],
  tableStill: [
    "ฝ่าย {team} ยังอยู่อันดับ {place} มี {points} คะแนนจาก {played} นัด",
    "อันดับของ {team} ไม่เปลี่ยน ยังเป็นที่ {place} มี {points} คะแนน",
    "เช่นเดิม {team} อยู่อันดับ {place} ด้วย {points} คะแนน",
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
  headingNumbers: ["ตัวเลขและสถิติ"],
  headingResults: ["ผลการแข่งขันทั้งหมด"],
  headingTable: ["ตารางคะแนน"],
  headingPlaces: ["กลุ่มหัวตาราง"],
};

export const TH: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
