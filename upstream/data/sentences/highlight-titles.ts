import type { LocaleCode } from "#contract/tables/locales";

/** A title's angle on a match, most important first. */
export type Story =
  | "shootout"
  /** Of two legs. */
  | "shootoutTie"
  | "overtime"
  | "overtimeTie"
  /** Won over two legs, and not on the day. */
  | "aggregate"
  | "lateWinner"
  | "comeback"
  | "rout"
  | "goalless"
  | "draw"
  | "narrow"
  | "win";

/** Complete sentences with placeholders such as `{home}`. */
export const TITLES: Record<LocaleCode, Record<Story, string>> = {
  en: {
    shootout: "{winner} beat {loser} on penalties after {score}",
    shootoutTie: "{winner} beat {loser} on penalties after {score} on aggregate",
    overtime: "{winner} beat {loser} {score} after extra time",
    overtimeTie: "{winner} beat {loser} {score} on aggregate after extra time",
    aggregate: "{winner} beat {loser} {score} on aggregate",
    lateWinner: "{winner} beat {loser} {score} with a late winner ({minute}')",
    comeback: "{winner} come from behind to beat {loser} {score}",
    rout: "{winner} run riot: {score} against {loser}",
    goalless: "{home} and {away} play out a goalless draw",
    draw: "{home} {score} {away}: honours even",
    narrow: "{winner} hold on to beat {loser} {score}",
    win: "{winner} beat {loser} {score}",
  },
  th: {
    shootout: "{winner} ดวลจุดโทษชนะ {loser} หลังเสมอ {score}",
    shootoutTie: "{winner} ดวลจุดโทษชนะ {loser} หลังสกอร์รวมเสมอ {score}",
    overtime: "{winner} ชนะ {loser} {score} ในช่วงต่อเวลา",
    overtimeTie: "{winner} ชนะ {loser} ในช่วงต่อเวลา ด้วยสกอร์รวม {score}",
    aggregate: "{winner} ชนะ {loser} ด้วยสกอร์รวม {score}",
    lateWinner: "{winner} ชนะ {loser} {score} ได้ประตูชัยนาทีที่ {minute}",
    comeback: "{winner} พลิกแซงชนะ {loser} {score}",
    rout: "{winner} ถล่ม {loser} {score}",
    goalless: "{home} กับ {away} เสมอกันแบบไร้ประตู",
    draw: "{home} เสมอ {away} {score}",
    narrow: "{winner} เฉือนชนะ {loser} {score}",
    win: "{winner} ชนะ {loser} {score}",
  },
  vn: {
    shootout: "{winner} thắng {loser} trên chấm luân lưu sau trận hòa {score}",
    shootoutTie: "{winner} thắng {loser} trên chấm luân lưu sau tổng tỷ số {score}",
    overtime: "{winner} thắng {loser} {score} sau hiệp phụ",
    overtimeTie: "{winner} thắng {loser} sau hiệp phụ với tổng tỷ số {score}",
    aggregate: "{winner} vượt qua {loser} với tổng tỷ số {score}",
    lateWinner: "{winner} thắng {loser} {score} nhờ bàn quyết định phút {minute}",
    comeback: "{winner} ngược dòng đánh bại {loser} {score}",
    rout: "{winner} đại thắng {loser} {score}",
    goalless: "{home} và {away} chia điểm không bàn thắng",
    draw: "{home} hòa {away} {score}",
    narrow: "{winner} thắng sát nút {loser} {score}",
    win: "{winner} thắng {loser} {score}",
  },
  kh: {
    shootout: "{winner} ឈ្នះ {loser} ដោយទាត់ប៉េណាល់ទី ក្រោយស្មើ {score}",
    shootoutTie: "{winner} ឈ្នះ {loser} ដោយទាត់ប៉េណាល់ទី ក្រោយលទ្ធផលសរុបស្មើ {score}",
    overtime: "{winner} ឈ្នះ {loser} {score} ក្នុងម៉ោងបន្ថែម",
    overtimeTie: "{winner} ឈ្នះ {loser} ក្នុងម៉ោងបន្ថែម ដោយលទ្ធផលសរុប {score}",
    aggregate: "{winner} ឈ្នះ {loser} ដោយលទ្ធផលសរុប {score}",
    lateWinner: "{winner} ឈ្នះ {loser} {score} ដោយគ្រាប់បាល់នាទីទី {minute}",
    comeback: "{winner} ត្រឡប់មកឈ្នះ {loser} {score} វិញ",
    rout: "{winner} បំបាក់ {loser} {score}",
    goalless: "{home} និង {away} ស្មើគ្នាដោយគ្មានគ្រាប់បាល់",
    draw: "{home} ស្មើ {away} {score}",
    narrow: "{winner} ឈ្នះ {loser} ដោយលំបាក {score}",
    win: "{winner} ឈ្នះ {loser} {score}",
  },
  "zh-Hans": {
    shootout: "{winner}战平{score}后点球大战淘汰{loser}",
    shootoutTie: "{winner}总比分{score}战平后点球大战淘汰{loser}",
    overtime: "{winner}加时{score}击败{loser}",
    overtimeTie: "{winner}加时后总比分{score}击败{loser}",
    aggregate: "{winner}总比分{score}击败{loser}",
    lateWinner: "{winner}{score}{loser}，第{minute}分钟绝杀",
    comeback: "{winner}{score}逆转{loser}",
    rout: "{winner}{score}大胜{loser}",
    goalless: "{home}与{away}互交白卷",
    draw: "{home}{score}战平{away}",
    narrow: "{winner}{score}小胜{loser}",
    win: "{winner}{score}击败{loser}",
  },
  "zh-Hant": {
    shootout: "{winner}賽和{score}後互射十二碼淘汰{loser}",
    shootoutTie: "{winner}兩回合{score}賽和後互射十二碼淘汰{loser}",
    overtime: "{winner}加時{score}擊敗{loser}",
    overtimeTie: "{winner}加時後兩回合{score}擊敗{loser}",
    aggregate: "{winner}兩回合{score}擊敗{loser}",
    lateWinner: "{winner}{score}{loser}，第{minute}分鐘絕殺",
    comeback: "{winner}{score}反勝{loser}",
    rout: "{winner}{score}大勝{loser}",
    goalless: "{home}與{away}互交白卷",
    draw: "{home}{score}賽和{away}",
    narrow: "{winner}{score}僅勝{loser}",
    win: "{winner}{score}擊敗{loser}",
  },
  pt: {
    shootout: "{winner} vence {loser} nos pênaltis após {score}",
    shootoutTie: "{winner} vence {loser} nos pênaltis após {score} no agregado",
    overtime: "{winner} supera {loser} por {score} na prorrogação",
    overtimeTie: "{winner} supera {loser} na prorrogação com {score} no agregado",
    aggregate: "{winner} supera {loser} por {score} no agregado",
    lateWinner: "{winner} vence {loser} por {score} com gol aos {minute} minutos",
    comeback: "{winner} vira sobre {loser} e vence por {score}",
    rout: "{winner} goleia {loser} por {score}",
    goalless: "{home} e {away} empatam sem gols",
    draw: "{home} e {away} empatam em {score}",
    narrow: "{winner} vence {loser} por {score}",
    win: "{winner} vence {loser} por {score}",
  },
};

/** Titles that differ in basketball. */
export const BASKETBALL_TITLES: Partial<Record<LocaleCode, Partial<Record<Story, string>>>> = {
  en: { overtime: "{winner} beat {loser} {score} in overtime", narrow: "{winner} survive {loser} {score}" },
  vn: { overtime: "{winner} thắng {loser} {score} sau hiệp phụ", rout: "{winner} vùi dập {loser} {score}" },
  pt: { rout: "{winner} atropela {loser}: {score}" },
};
