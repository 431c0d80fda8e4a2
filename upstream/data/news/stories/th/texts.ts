import type { PreviewTexts, RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";

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
    "วันที่ {date} มีการแข่งขัน {competition} {total} คู่",
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
  roundBiggest: ["ชัยชนะที่ห่างที่สุดเป็นของ {team} ที่ชนะ {opponent} {won}", "ไม่มีทีมใดชนะขาดกว่า {team}: {won} เหนือ {opponent}"],
  roundRichest: ["คู่ที่มีประตูมากที่สุดคือ {home} {score} {away}", "{home} {score} {away} มีประตูมากกว่าทุกคู่"],
  roundLate: ["{team} ชนะ {opponent} {won} จากประตูนาทีที่ {at}", "ประตูนาทีที่ {at} ทำให้ {team} ชนะ {opponent} {won}"],
  roundReds: ["ใบแดง: {count} ใบ", "ผู้ตัดสินแจกใบแดงรวม {count} ใบ"],
  roundGames: ["เจ้าบ้านชนะ {homeWins} คู่ ทีมเยือนชนะ {awayWins} คู่", "เหย้าชนะ {homeWins} คู่ และเยือนชนะ {awayWins} คู่"],
  roundPoints: ["เฉลี่ยคู่ละ {average} แต้มรวมสองทีม", "รวมสองทีม เฉลี่ย {average} แต้มต่อคู่"],
  roundClosest: ["คู่ที่สูสีที่สุดเป็นของ {team} ที่เฉือน {opponent} {won}", "{team} ชนะแบบฉิวเฉียดที่สุด {won} เหนือ {opponent}"],
  roundHighest: [
    "คู่ที่ทำแต้มมากที่สุดคือ {home} {score} {away} รวม {count} แต้ม",
    "{home} {score} {away} เป็นคู่ที่แต้มรวมสูงสุดคือ {count} แต้ม",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "ตารางคะแนน {competition} วันที่ {date}: {leader} นำ",
    "{competition}: ส่องตารางคะแนนวันที่ {date}",
    "อันดับ {competition} วันที่ {date}: {leader} อยู่บนสุด",
  ],
  watchOpen: [
    "ตารางคะแนน {competition} วันที่ {date} มี {leader} อยู่อันดับหนึ่ง",
    "สัปดาห์ใหม่เริ่มต้น {leader} นำตาราง {competition} วันที่ {date}",
    "วันจันทร์ที่ {date} จ่าฝูงของ {competition} คือ {leader}",
  ],
  watchSummary: [
    "ตารางคะแนน {competition} วันที่ {date}: ใครนำ นำห่างเท่าไร และใครฟอร์มดี",
    "จ่าฝูง เกมรุก เกมรับ และฟอร์มในตาราง {competition} วันที่ {date}",
  ],
  watchLeader: ["{team} นำด้วย {points} คะแนนจาก {played} นัด", "อันดับหนึ่งคือ {team} แข่ง {played} นัด มี {points} คะแนน"],
  watchLeaderPoints: ["จ่าฝูงมี {points} คะแนนจาก {played} นัด", "หลังผ่าน {played} นัด จ่าฝูงเก็บได้ {points} คะแนน"],
  watchGap: ["อันดับสอง {opponent} ตามอยู่ {count} คะแนน", "ระยะห่างจาก {opponent} ที่อยู่อันดับสองคือ {count} คะแนน"],
  watchLevel: ["{opponent} ที่อยู่อันดับสองมีคะแนนเท่ากัน", "คะแนนเท่ากันและอยู่อันดับสองคือ {opponent}"],
  watchThird: ["{team} อยู่อันดับสามด้วย {points} คะแนน", "อันดับสามเป็นของ {team} ที่มี {points} คะแนน"],
  watchLeaderRecord: ["สถิติของจ่าฝูงคือ {won}-{lost}", "จ่าฝูงชนะ {won} แพ้ {lost}"],
  watchSecondRecord: ["{team} ตามมาที่ {won}-{lost}", "อันดับสองคือ {team} ที่ {won}-{lost}"],
  rowPoints: ["อันดับ {place} {team}: {points} คะแนน {played} นัด"],
  rowRecord: ["อันดับ {place} {team}: {won}-{lost}"],
  watchAttack: [
    "ทีมที่ทำประตูมากที่สุดคือ {team}: {count} ประตูจาก {played} นัด",
    "{team} มีเกมรุกดีที่สุด {count} ประตูจาก {played} นัด",
  ],
  watchDefence: [
    "ทีมที่เสียประตูน้อยที่สุดคือ {team}: {count} ประตูจาก {played} นัด",
    "เกมรับดีที่สุดเป็นของ {team} ที่เสีย {count} ประตูจาก {played} นัด",
  ],
  watchPointsFor: [
    "ทีมที่ทำแต้มมากที่สุดคือ {team}: {count} แต้มจาก {played} นัด",
    "ไม่มีทีมใดทำแต้มมากกว่า {team} ที่ทำได้ {count} แต้มจาก {played} นัด",
  ],
  watchPointsAgainst: [
    "ทีมที่เสียแต้มน้อยที่สุดคือ {team}: {count} แต้มจาก {played} นัด",
    "เกมรับดีที่สุดเป็นของ {team} ที่เสีย {count} แต้มจาก {played} นัด",
  ],
  watchForm: [
    "{team} ฟอร์มดีที่สุด ชนะ {count} นัดจาก {of} นัดหลังสุด",
    "ใน {of} นัดหลังสุด {team} ชนะ {count} นัด ไม่มีทีมใดชนะมากกว่า",
  ],
  watchPoorForm: [
    "{team} ชนะ {count} นัดจาก {of} นัดหลังสุด",
    "อีกด้านหนึ่งของตารางฟอร์มคือ {team} ที่ชนะ {count} นัดจาก {of} นัดหลังสุด",
  ],
  watchWinless: ["{team} ไม่ชนะเลยใน {of} นัดหลังสุด", "อีกด้านหนึ่งของตารางฟอร์มคือ {team} ที่ไม่ชนะเลยใน {of} นัดหลังสุด"],
  watchBottom: [
    "อันดับสุดท้ายคือ {team} มี {points} คะแนนจาก {played} นัด",
    "{team} รั้งท้ายตารางด้วย {points} คะแนนจาก {played} นัด",
  ],
  watchBottomRecord: ["อันดับสุดท้ายคือ {team} ที่ {won}-{lost}", "{team} รั้งท้ายตารางที่ {won}-{lost}"],
};

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "ก่อนเกม {home} พบ {away}: อันดับ ฟอร์ม และผู้เล่นที่ขาด",
    "ส่องตัวเลข {home} กับ {away} ก่อนวันที่ {date}",
    "{home} พบ {away}: พรีวิววันที่ {date}",
    "{home} - {away} วันที่ {date}: ฟอร์ม อันดับ และสถิติพบกัน",
    "เรื่องน่ารู้ก่อนเกม {home} - {away} วันที่ {date}",
    "{away} ไปเยือน {home} วันที่ {date}",
  ],
  previewOpen: [
    "{home} เปิดบ้านรับ {away} วันที่ {date}",
    "วันที่ {date} {away} ไปเยือน {home}",
    "{home} กับ {away} พบกันวันที่ {date}",
    "{away} เป็นทีมเยือนเมื่อ {home} ลงสนามวันที่ {date}",
    "คู่แข่งรายต่อไปของ {home} คือ {away} วันที่ {date}",
    "สำหรับ {home} เกมต่อไปคือการพบ {away} วันที่ {date}",
  ],
  previewSummary: [
    "{home} กับ {away} ก่อนเกม {competition} วันที่ {date}: อันดับ ฟอร์ม สถิติพบกัน และผู้เล่นที่ขาด",
    "อันดับ ฟอร์ม และสถิติพบกันของ {home} กับ {away} ที่จะพบกันใน {competition} วันที่ {date}",
  ],
  previewMatchday: ["เกมนี้เป็นนัดที่ {matchday} ของ {competition}", "{competition} เดินทางมาถึงนัดที่ {matchday}"],
  previewDate: ["เกมนี้เป็นการแข่งขัน {competition}", "ทั้งสองทีมจะพบกันใน {competition}"],
  previewTime: ["เริ่มแข่งเวลา {time}", "เกมเริ่มเวลา {time}"],
  goalsAverage: [
    "ใน {of} นัดหลังสุด {team} ทำได้เฉลี่ย {scored} ประตูและเสีย {conceded} ประตูต่อนัด",
    "ค่าเฉลี่ย {of} นัดหลังสุดของ {team}: ได้ {scored} เสีย {conceded} ประตู",
  ],
  pointsAverage: [
    "ใน {of} นัดหลังสุด {team} ทำได้เฉลี่ย {scored} แต้มและเสีย {conceded} แต้มต่อนัด",
    "ค่าเฉลี่ย {of} นัดหลังสุดของ {team}: ทำได้ {scored} เสีย {conceded} แต้ม",
  ],
  lastMeetingWon: [
    "พบกันครั้งล่าสุดวันที่ {date} {team} ชนะ {opponent} {won}",
    "{team} ชนะ {opponent} {won} ในการพบกันครั้งล่าสุดวันที่ {date}",
  ],
  lastMeetingDrawn: [
    "พบกันครั้งล่าสุดวันที่ {date} จบลงที่ {home} {score} {away}",
    "ครั้งล่าสุดที่พบกัน วันที่ {date} ผลคือ {home} {score} {away}",
  ],
  meetingsTally: [
    "จากการพบกัน {of} ครั้งหลังสุด {team} ชนะ {count} ครั้ง {opponent} ชนะ {other} ครั้ง",
    "จำนวนครั้งที่ชนะในการพบกัน {of} ครั้งหลังสุด: {team} {count} ครั้ง {opponent} {other} ครั้ง",
  ],
  noMeetings: ["ที่นี่ยังไม่มีบันทึกการพบกันก่อนหน้านี้ของ {team} กับ {opponent}"],
  homeRecord: ["{team} ชนะ {wins} นัดจาก {of} นัดในบ้านหลังสุด", "จาก {of} นัดหลังสุดในบ้าน {team} ชนะ {wins} นัด"],
  awayRecord: ["{team} ชนะ {wins} นัดจาก {of} นัดนอกบ้านหลังสุด", "จาก {of} นัดหลังสุดนอกบ้าน {team} ชนะ {wins} นัด"],
  homeWinless: ["{team} ไม่ชนะเลยใน {of} นัดในบ้านหลังสุด", "จาก {of} นัดหลังสุดในบ้าน {team} ยังไม่ชนะเลย"],
  awayWinless: ["{team} ไม่ชนะเลยใน {of} นัดนอกบ้านหลังสุด", "จาก {of} นัดหลังสุดนอกบ้าน {team} ยังไม่ชนะเลย"],
  absences: [
    "{team} ขาดผู้เล่น {count} คน {opponent} ขาด {other} คน",
    "ผู้เล่นที่ขาด: {team} {count} คน {opponent} {other} คน",
  ],
  absencesOfOne: ["{team} ขาดผู้เล่น {count} คน ส่วน {opponent} ไม่มีผู้เล่นที่ขาด", "ผู้เล่นที่ขาดมีเฉพาะฝั่ง {team} จำนวน {count} คน"],
  drawChance: ["โอกาสเสมออยู่ที่ {chance}%", "ราคาเดียวกันให้โอกาสเสมอ {chance}%"],
};

const SHARED: SharedTexts = {
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

export const TH: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
