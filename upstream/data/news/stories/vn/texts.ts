import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: [
    "{team} đã thắng {count} trận liên tiếp.",
    "Đây là chiến thắng thứ {count} liên tiếp của {team}.",
    "{team} đang quen với cảm giác chiến thắng, {count} trận liền.",
  ],
  runLost: [
    "{team} đã thua {count} trận liên tiếp.",
    "Đây là thất bại thứ {count} liên tiếp của {team}.",
    "Chuỗi thua của {team} kéo dài thành {count} trận.",
  ],
  runUnbeaten: [
    "{team} bất bại {count} trận liên tiếp.",
    "Trong {count} trận gần nhất chưa ai thắng được {team}.",
    "Đã {count} trận {team} không biết thua.",
  ],
  runWinless: [
    "{team} chưa thắng trong {count} trận gần nhất.",
    "{team} đã trải qua {count} trận không thắng.",
    "Chiến thắng đã lảng tránh {team} {count} trận liền.",
  ],
  formThree: [
    "Trong {of} trận gần nhất trên mọi đấu trường, {team} thắng {wins}, hòa {draws}, thua {losses}.",
    "Thành tích {of} trận gần nhất của {team} ở mọi giải: {wins} thắng, {draws} hòa, {losses} thua.",
    "{wins} thắng, {draws} hòa, {losses} thua: đó là {of} trận gần nhất của {team} tính mọi giải.",
    "{of} trận vừa qua mang lại cho {team} {wins} trận thắng, {draws} trận hòa và {losses} trận thua.",
  ],
  formTwo: [
    "Trong {of} trận gần nhất, {team} thắng {wins} và thua {losses}.",
    "Thành tích {of} trận gần nhất của {team}: {wins} thắng, {losses} thua.",
    "{of} trận vừa qua mang lại cho {team} {wins} trận thắng và {losses} trận thua.",
    "{wins} thắng, {losses} thua: đó là {of} trận gần nhất của {team}.",
  ],
  runEnded: [
    "Trước thất bại này {team} bất bại {count} trận.",
    "Thất bại chấm dứt chuỗi {count} trận bất bại của {team}.",
    "Đây là trận thua đầu tiên của {team} sau {count} trận.",
  ],
  derbyWon: [
    "{winner} là đội thắng trong {derby}.",
    "Phần thắng trong {derby} thuộc về {winner}.",
    "Với người hâm mộ {winner}, thắng {derby} là niềm vui lớn.",
  ],
  derbyDrawn: ["Không có đội thắng trong {derby} lần này.", "Lần này {derby} bất phân thắng bại."],
  firstWin: [
    "Đây là chiến thắng đầu tiên của {team} sau {count} trận.",
    "{team} không thắng trận nào trong {count} trận trước đó.",
    "Trước trận này {team} đã trải qua {count} trận không thắng.",
  ],
  scoreless: [
    "{team} đã {count} trận không ghi bàn.",
    "Đây là trận thứ {count} liên tiếp {team} tịt ngòi.",
    "Hàng công {team} im tiếng {count} trận liền.",
  ],
  cleanSheets: [
    "{team} giữ sạch lưới {count} trận liên tiếp.",
    "Đã {count} trận chưa ai chọc thủng lưới {team}.",
    "Lưới của {team} nguyên vẹn {count} trận liền.",
  ],
  tableTop: [
    "{team} là đội đầu bảng mới, với {points} điểm sau {played} trận.",
    "Kết quả này đưa {team} lên đầu bảng với {points} điểm.",
    "{team} từ vị trí thứ {from} vươn lên dẫn đầu, có {points} điểm.",
  ],
  tableAhead: [
    "{team} dẫn đầu, hơn {opponent} {count} điểm.",
    "Trên ngôi đầu, {team} hơn {opponent} {count} điểm.",
    "{opponent} là đội bám gần {team} nhất, kém {count} điểm.",
  ],
  tableUp: [
    "{team} leo từ vị trí thứ {from} lên thứ {place}.",
    "{team} lên thứ {place} trên bảng xếp hạng, có {points} điểm.",
    "Kết quả này đưa {team} lên thứ {place} với {points} điểm.",
    "Trên bảng xếp hạng {team} vươn lên thứ {place}, trước trận là thứ {from}.",
    "{team} thăng tiến lên vị trí thứ {place} với {points} điểm sau {played} trận.",
  ],
  tableDown: [
    "{team} tụt từ vị trí thứ {from} xuống thứ {place}.",
    "{team} xuống thứ {place} trên bảng xếp hạng, có {points} điểm.",
    "Kết quả này khiến {team} rơi xuống thứ {place} với {points} điểm.",
    "Trên bảng xếp hạng {team} lùi xuống thứ {place}, trước trận là thứ {from}.",
    "{team} mất vị trí và đứng thứ {place} với {points} điểm sau {played} trận.",
  ],
  tableStill: [
    "{team} vẫn đứng thứ {place}, có {points} điểm sau {played} trận.",
    "Vị trí của {team} không đổi: thứ {place}, {points} điểm.",
    "{team} giữ nguyên vị trí thứ {place} với {points} điểm.",
    "Có {points} điểm sau {played} trận, {team} vẫn ở thứ {place}.",
  ],
  tableBottom: [
    "{team} đứng cuối bảng với {points} điểm sau {played} trận.",
    "{team} chỉ còn vị trí cuối cùng, với {points} điểm.",
    "{team} đội sổ, mới có {points} điểm.",
  ],
  nextHome: [
    "Trận tới {team} thi đấu trên sân nhà gặp {opponent} vào {day}.",
    "Vị khách tiếp theo của {team} là {opponent}, vào {day}.",
    "{team} tiếp {opponent} vào {day}.",
    "Sắp tới {team} đón {opponent} trên sân nhà vào {day}.",
    "{opponent} sẽ đến sân {team} vào {day}.",
  ],
  nextAway: [
    "Trận tới {team} làm khách của {opponent} vào {day}.",
    "{team} đến sân {opponent} vào {day}.",
    "{opponent} đang chờ {team} vào {day}.",
    "Chuyến làm khách trước {opponent} vào {day} là thử thách tiếp theo của {team}.",
    "Sắp tới {team} phải xa nhà gặp {opponent} vào {day}.",
  ],
  chanceBefore: [
    "Trước trận, tỷ lệ cho thấy {team} được đánh giá cao hơn, với {chance}% khả năng thắng.",
    "Theo tỷ lệ cuối cùng trước trận, {team} có {chance}% khả năng thắng.",
  ],
  noteSimulated: [
    "Bài viết được tạo tự động từ dữ liệu của trang này. Dữ liệu trận đấu là mô phỏng: do máy tính tạo ra, không phải trận đấu thật của các CLB được nêu tên.",
  ],
  noteReal: ["Bài viết được tạo tự động từ dữ liệu của trang này."],
  headingResults: ["Tất cả kết quả"],
  headingPlaces: ["Nhóm đầu bảng"],
};

export const VN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
