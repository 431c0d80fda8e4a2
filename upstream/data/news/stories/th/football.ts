import type { FootballTexts } from "../keys.ts";
import { FOOTBALL_FACTS } from "./football-facts.ts";

export const FOOTBALL: FootballTexts = {
  ...FOOTBALL_FACTS,
  titleShootout: [
    "{winner} ดวลจุดโทษชนะ {loser} {kicks}",
    "{home} {score} {away}: {winner} ชนะจุดโทษ {kicks}",
    "{winner} แม่นกว่า {loser} ในการดวลจุดโทษ {kicks}",
  ],
  titleExtra: ["{winner} ชนะ {loser} {won} หลังต่อเวลาพิเศษ", "{home} {score} {away}: {winner} ปิดเกมช่วงต่อเวลา"],
  titleHatTrick: [
    "{hero} ซัด {count} ประตู พา {winner} ชนะ {loser} {won}",
    "{winner} ชนะ {loser} {won} จาก {count} ประตูของ {hero}",
  ],
  titleTwoDown: ["ตามสองลูกไม่ยอมแพ้ {winner} พลิกชนะ {loser} {won}", "{loser} นำสองลูกแต่พลาด {winner} แซงชนะ {won}"],
  titleLate: [
    "ประตูท้ายเกมพา {winner} ชนะ {loser} {won}",
    "{home} {score} {away}: {winner} เฉือนชนะช่วงท้าย",
    "{player} ซัดท้ายเกม พา {winner} ชนะ {loser} {won}",
    "{winner} รอจนท้ายเกมก่อนล้ม {loser} {won}",
  ],
  titleLateDraw: [
    "{player} กู้หนึ่งแต้มให้ {team}: {home} {score} {away}",
    "{home} {score} {away}: {player} ตีเสมอท้ายเกม",
    "{team} ตีเสมอช่วงท้าย ยัน {opponent} {score}",
  ],
  titleTenMen: ["เหลือสิบคนก็ชนะได้ {winner} เอาชนะ {loser} {won}", "{winner} โดนใบแดงแต่ยังชนะ {loser} {won}"],
  titleUpset: [
    "{winner} หักปากกาเซียน ชนะ {loser} {won}",
    "{home} {score} {away}: {winner} สร้างเซอร์ไพรส์",
    "{loser} สะดุดพลิกล็อก แพ้ {winner} {won}",
  ],
  titleComeback: [
    "{winner} พลิกกลับมาชนะ {loser} {won}",
    "{home} {score} {away}: {winner} แซงชนะ",
    "{loser} นำก่อน แต่ {winner} ชนะ {won}",
    "{winner} ฮึดสู้กลับมาชนะ {loser} {won}",
  ],
  titleRout: [
    "{winner} ถล่ม {loser} {won}",
    "{home} {score} {away}: ชัยชนะขาดลอยของ {winner}",
    "{winner} ไล่ต้อน {loser} ขาด {won}",
  ],
  titleTop: ["{winner} ชนะ {loser} {won} ทะยานขึ้นจ่าฝูง", "{winner} ขึ้นนำเป็นจ่าฝูงหลังชนะ {loser} {won}"],
  titleSteal: [
    "{winner} โอกาสน้อยกว่าแต่คมกว่า ชนะ {loser} {won}",
    "{loser} พลาดโอกาสเอง {winner} ชนะ {won}",
    "{home} {score} {away}: {winner} ชนะทั้งที่โอกาสน้อยกว่า",
  ],
  titleFirstWin: [
    "{winner} ยุติการรอคอย ชนะ {loser} {won}",
    "ชัยชนะที่รอคอยของ {winner}: {won} เหนือ {loser}",
    "{winner} กลับมาชนะอีกครั้ง {won} เหนือ {loser}",
  ],
  titleStreak: [
    "{winner} ชนะ {streak} นัดติด ล่าสุด {won} เหนือ {loser}",
    "{winner} เก็บชัยนัดที่ {streak} ติดต่อกัน ชนะ {loser} {won}",
    "ใครก็หยุด {winner} ไม่ได้ ล่าสุดชนะ {loser} {won}",
  ],
  titleOneNil: [
    "{player} ตัดสินเกม พา {winner} ชนะ {loser} {won}",
    "ประตูเดียวพอ {winner} เฉือน {loser} {won}",
    "{winner} เฉือนชนะ {loser} {won} จากประตูของ {player}",
    "{player} คือความต่าง เมื่อ {winner} ชนะ {loser} {won}",
  ],
  titleManyGoals: ["ยิงกันสนั่น: {home} {score} {away}", "{home} เสมอ {away} แบบดวลกันสนุก {score}"],
  titleHome: [
    "{home} เปิดบ้านชนะ {away} {won}",
    "{home} {score} {away}: เจ้าบ้านเก็บชัย",
    "{won} {home} เอาชนะ {away}",
    "{home} คว้าชัยในบ้าน {won} เหนือ {away}",
    "{away} กลับมือเปล่าจากถิ่น {home} {won}",
    "{home} เหนือกว่า {away} ชนะ {won}",
  ],
  titleAway: [
    "{away} บุกชนะ {home} {won}",
    "{home} {score} {away}: ทีมเยือนเก็บชัย",
    "{won} {away} ออกไปชนะถึงถิ่น {home}",
    "{away} คว้าชัยนอกบ้าน {won} เหนือ {home}",
    "{home} แพ้คาบ้านให้ {away} {won}",
    "{away} เก็บสามแต้มจากถิ่น {home} {won}",
  ],
  titleDraw: [
    "{home} เสมอ {away} {score}",
    "{home} {score} {away}: แบ่งแต้มกันไป",
    "{score} {home} กับ {away} กินกันไม่ลง",
    "{home} ถูก {away} ยันเสมอ {score}",
    "{away} บุกแบ่งแต้ม {home} {score}",
    "เก็บไปทีมละแต้ม: {home} {score} {away}",
  ],
  titleGoalless: [
    "{home} เสมอ {away} แบบไร้สกอร์ {score}",
    "{home} {score} {away}: ไม่มีทีมใดทำประตูได้",
    "{score} {home} กับ {away} ไม่มีประตูเกิดขึ้น",
  ],
  openShootout: [
    "{winner} ต้องดวลจุดโทษกว่าจะผ่าน {loser} ใน {competition} เมื่อ{day} โดยชนะ {kicks} หลังเสมอกัน {score}",
    "เกม {competition} เมื่อ{day} จบในเวลาที่ {score} ก่อนที่ {winner} จะดวลจุดโทษชนะ {loser} {kicks}",
    "จุดโทษตัดสินทุกอย่างใน {competition} เมื่อ{day} โดย {winner} ชนะ {loser} {kicks} หลัง {home} {score} {away}",
  ],
  openExtra: [
    "{winner} ชนะ {loser} {won} หลังต่อเวลาพิเศษใน {competition} เมื่อ{day}",
    "เวลาปกติไม่พอตัดสินใน {competition} เมื่อ{day} และ {winner} เอาชนะ {loser} {won} ในช่วงต่อเวลาพิเศษ",
  ],
  openHatTrick: [
    "{hero} ยิงคนเดียว {count} ประตูในเกมที่ {winner} ชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{count} ประตูของ {hero} พา {winner} ชนะ {loser} {won} ใน {competition} เมื่อ{day}",
  ],
  openTwoDown: [
    "{winner} ตามหลังถึงสองประตูใน {competition} เมื่อ{day} แต่ยังพลิกชนะ {loser} {won}",
    "{loser} ทิ้งความได้เปรียบสองประตูใน {competition} เมื่อ{day} และแพ้ {winner} {won}",
  ],
  openLate: [
    "ประตูของ {player} นาทีที่ {at} พา {winner} เอาชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{winner} ต้องรอถึงท้ายเกมกว่าจะล้ม {loser} ใน {competition} เมื่อ{day} โดย {player} ยิงนาทีที่ {at} จบที่ {won}",
    "{loser} เกือบได้แต้มใน {competition} เมื่อ{day} แต่ {player} ยิงนาทีที่ {at} ให้ {winner} ชนะ {won}",
    "เกม {competition} เมื่อ{day} ตัดสินกันนาทีที่ {at} เมื่อ {player} ยิงประตูชัยให้ {winner} ชนะ {loser} {won}",
  ],
  openLateDraw: [
    "{player} ยิงนาทีที่ {at} ช่วยให้ {team} เสมอ {opponent} {score} ใน {competition} เมื่อ{day}",
    "{opponent} กำลังจะชนะใน {competition} เมื่อ{day} จนกระทั่ง {player} ตีเสมอให้ {team} นาทีที่ {at} เป็น {score}",
    "ประตูของ {player} นาทีที่ {at} ทำให้ {opponent} พลาดชัยชนะ และ {team} ได้ผลเสมอ {score} ใน {competition} เมื่อ{day}",
  ],
  openTenMen: [
    "{winner} แม้เหลือผู้เล่นน้อยกว่า ก็ยังเอาชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{winner} มีผู้เล่นถูกไล่ออกใน {competition} เมื่อ{day} แต่ยังชนะ {loser} {won}",
  ],
  openUpset: [
    "น้อยคนเชื่อว่า {winner} จะทำได้ แต่ทีมนี้เอาชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{loser} เป็นต่อชัดเจนใน {competition} เมื่อ{day} แต่กลับแพ้ {winner} {won}",
    "{winner} สร้างเซอร์ไพรส์ประจำวันใน {competition} เมื่อ{day} ด้วยการชนะ {loser} {won}",
  ],
  openComeback: [
    "{winner} ตกเป็นฝ่ายตามหลังใน {competition} เมื่อ{day} แต่ยังพลิกชนะ {loser} {won}",
    "{loser} เคยขึ้นนำเมื่อ{day} แต่ {winner} พลิกเกม {competition} กลับมาชนะ {won}",
    "จากสถานการณ์ที่เป็นรอง {winner} ฮึดกลับมาเอาชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{loser} ยิงก่อนใน {competition} เมื่อ{day} แต่ไม่ได้อะไรกลับไป เพราะ {winner} แซงชนะ {won}",
  ],
  openRout: [
    "{winner} ถล่ม {loser} ขาดลอย {won} ใน {competition} เมื่อ{day}",
    "เกม {competition} เมื่อ{day} เป็นของ {winner} ฝ่ายเดียว เอาชนะ {loser} {won}",
    "{loser} ต้าน {winner} ไม่ไหวใน {competition} เมื่อ{day} แพ้ไป {won}",
  ],
  openTop: [
    "{winner} ขึ้นเป็นจ่าฝูง {competition} เมื่อ{day} ด้วยการชนะ {loser} {won}",
    "ชัยชนะ {won} เหนือ {loser} เมื่อ{day} พา {winner} ขึ้นอันดับหนึ่งของ {competition}",
  ],
  openSteal: [
    "{loser} มีโอกาสดีกว่าใน {competition} เมื่อ{day} แต่คนที่ยิงได้คือ {winner} ที่ชนะ {won}",
    "{winner} ชนะ {loser} {won} ใน {competition} เมื่อ{day} ในเกมที่ดูจากโอกาสแล้วน่าจะแพ้",
    "ดูจากโอกาสแล้ว {loser} น่าจะได้มากกว่านี้เมื่อ{day} แต่ {winner} คมกว่าและชนะ {won} ใน {competition}",
  ],
  openFirstWin: [
    "หลังไม่ชนะมา {drought} นัด {winner} เอาชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "{winner} รอมา {drought} นัดกว่าจะถึงวันนี้ ด้วยชัยชนะ {won} เหนือ {loser} ใน {competition} เมื่อ{day}",
    "การรอคอยของ {winner} จบลงแล้ว เมื่อชนะ {loser} {won} ใน {competition} เมื่อ{day} หลังไม่ชนะ {drought} นัด",
  ],
  openStreak: [
    "{winner} ชนะเป็นนัดที่ {streak} ติดต่อกันเมื่อ{day} หลังเอาชนะ {loser} {won} ใน {competition}",
    "{loser} เป็นเหยื่อรายล่าสุดของ {winner} ที่ชนะ {won} ใน {competition} เมื่อ{day} และชนะมาแล้ว {streak} นัดรวด",
    "ชัยชนะอีกนัดของ {winner} คือ {won} เหนือ {loser} ใน {competition} เมื่อ{day} รวมเป็น {streak} นัดติด",
  ],
  openOneNil: [
    "{player} ยิงประตูเดียวของเกมนาทีที่ {at} พา {winner} ชนะ {loser} {won} ใน {competition} เมื่อ{day}",
    "ประตูเดียวก็พอสำหรับ {winner} ใน {competition} เมื่อ{day} โดย {player} ยิงนาทีที่ {at} และ {loser} ตอบโต้ไม่ได้",
    "{winner} ชนะ {loser} {won} ใน {competition} เมื่อ{day} จากประตูของ {player} นาทีที่ {at}",
    "{winner} กับ {loser} ต่างกันแค่ประตูเดียวใน {competition} เมื่อ{day} ซึ่ง {player} ยิงนาทีที่ {at}",
    "{loser} แพ้เพราะจังหวะเดียวใน {competition} เมื่อ{day} เมื่อ {player} ยิงให้ {winner} นาทีที่ {at}",
  ],
  openManyGoals: [
    "{home} กับ {away} ดวลกันสนุกจบด้วยผลเสมอ {score} ใน {competition} เมื่อ{day}",
    "เกมรับของทั้งสองทีมรับมือไม่ไหวใน {competition} เมื่อ{day} จบ {home} {score} {away}",
  ],
  openHome: [
    "{home} เปิดบ้านเอาชนะ {away} {won} ต่อหน้าแฟนบอลของตัวเองใน {competition} เมื่อ{day}",
    "{home} ใช้ความได้เปรียบในบ้านเอาชนะ {away} {won} ใน {competition} เมื่อ{day}",
    "{away} กลับบ้านมือเปล่าหลังแพ้ {home} ด้วยสกอร์ {won} ใน {competition} เมื่อ{day}",
    "การมาเยือนของ {away} เมื่อ{day} ไม่ได้อะไรกลับไป เพราะ {home} ชนะ {won} ใน {competition}",
    "{home} ทำได้ดีกว่า {away} เมื่อ{day} และชนะ {won} ใน {competition}",
    "แต้มอยู่กับเจ้าบ้านใน {competition} เมื่อ{day} เมื่อ {home} ชนะ {away} {won}",
  ],
  openAway: [
    "{away} บุกไปชนะ {home} {won} ใน {competition} เมื่อ{day}",
    "{home} แพ้คาบ้านใน {competition} เมื่อ{day} โดย {away} เป็นฝ่ายชนะ {won}",
    "การไปเยือน {home} เมื่อ{day} คุ้มค่าสำหรับ {away} ที่เก็บชัย {won} ใน {competition}",
    "{home} หยุด {away} ไม่อยู่ ทีมเยือนกลับออกไปพร้อมชัยชนะ {won} ใน {competition} เมื่อ{day}",
    "ความเป็นเจ้าบ้านไม่ช่วย {home} ใน {competition} เมื่อ{day} เพราะ {away} ชนะ {won}",
    "แม้ต้องเล่นนอกบ้าน {away} ก็ยังเอาชนะ {home} {won} ใน {competition} เมื่อ{day}",
  ],
  openDraw: [
    "{home} กับ {away} เสมอกัน {score} ใน {competition} เมื่อ{day}",
    "{home} กับ {away} กินกันไม่ลงใน {competition} เมื่อ{day} จบเกมด้วยสกอร์ {score}",
    "{home} ต้องพอใจกับผลเสมอ {away} {score} ใน {competition} เมื่อ{day}",
    "ทั้งสองทีมทำประตูได้ แต่ไม่มีทีมใดชนะใน {competition} เมื่อ{day} จบ {home} {score} {away}",
    "{away} เก็บหนึ่งแต้มจากถิ่น {home} ใน {competition} เมื่อ{day} ด้วยสกอร์ {score}",
    "การพบกันของ {home} กับ {away} ใน {competition} เมื่อ{day} จบลงด้วยผลเสมอ {score}",
  ],
  openGoalless: [
    "{home} กับ {away} หาประตูไม่เจอใน {competition} เมื่อ{day} สกอร์จึงอยู่ที่ {score}",
    "เกมรับของทั้งสองทีมเหนียวแน่นใน {competition} เมื่อ{day} จบ {home} {score} {away}",
    "สกอร์อยู่ที่ {score} ตั้งแต่ต้นจนจบเมื่อ {home} พบ {away} ใน {competition} เมื่อ{day}",
  ],
};
