import type { RoundTexts } from "../keys.ts";

export const ROUNDS: RoundTexts = {
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
