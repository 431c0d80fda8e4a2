import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
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
