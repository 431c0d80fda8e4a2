import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const INDIAN_SUPER_LEAGUE = clubs("IN", [
  [
    "31401",
    "Mohun Bagan Super Giant",
    "007a3d",
    "7b1e3a",
    68,
    { th: "โมฮัน บากัน ซูเปอร์ ไจแอนต์", aliases: ["Mohun Bagan"] },
  ],
  ["31402", "Goa", "f36f21", "1c4fa0", 66, { th: "เอฟซี กัว" }],
  ["31403", "Bengaluru", "1c4fa0", "d2122e", 65, { th: "เบงกาลูรู" }],
  ["31404", "East Bengal", "d2122e", "ffd200", 63, { th: "อีสต์ เบงกอล" }],
  ["31405", "Jamshedpur", "d2122e", "1c4fa0", 62, { th: "จัมเชดปูร์" }],
  ["31406", "NorthEast United", "d2122e", "ffffff", 63, { th: "นอร์ทอีสต์ ยูไนเต็ด" }],
  ["31407", "Mumbai City", "6cb4ee", "12284c", 65, { th: "มุมไบ ซิตี้" }],
  ["31408", "Odisha", "7b1e3a", "111111", 62, { th: "โอดิชา" }],
  ["31409", "Chennaiyin", "1c4fa0", "ffffff", 60, { th: "เชนไนยิน" }],
  ["31410", "Punjab", "f36f21", "1c4fa0", 61, { th: "ปัญจาบ" }],
  ["31411", "Kerala Blasters", "ffd200", "1c4fa0", 61, { th: "เกรละ บลาสเตอร์ส" }],
  ["31412", "Inter Kashi", "ffd200", "d2122e", 58, { th: "อินเตอร์ กาชี" }],
  ["31413", "Mohammedan (Kolkata)", "111111", "ffffff", 57, { th: "โมฮัมเมดาน" }],
  ["31414", "Sporting Delhi", "d2122e", "12284c", 57, { th: "สปอร์ติง เดลี", aliases: ["Hyderabad"] }],
]);

export const I_LEAGUE = clubs("IN", [
  ["31415", "Gokulam Kerala", "7b1e3a", "ffffff", 54],
  ["31416", "Real Kashmir", "d2122e", "1c4fa0", 53],
  ["31417", "Churchill Brothers", "d2122e", "ffffff", 53],
  ["31418", "Sreenidi Deccan", "d2122e", "ffffff", 53],
  ["31419", "Rajasthan United", "1c4fa0", "ffd200", 51],
  ["31420", "Aizawl", "d2122e", "ffffff", 51],
  ["31421", "Shillong Lajong", "d2122e", "ffffff", 51],
  ["31422", "Namdhari", "007a3d", "ffffff", 50],
  ["31423", "Dempo", "1c4fa0", "ffffff", 50],
  ["31424", "Chanmari", "d2122e", "ffd200", 48],
  ["31425", "Diamond Harbour", "111111", "ffd200", 50],
  ["31426", "Neroca", "f36f21", "1c4fa0", 48],
]);

export const INDIA_UNDER_21 = youthTeams([...INDIAN_SUPER_LEAGUE, ...I_LEAGUE], "U21");
