import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Trước trận {home} - {away}: thứ hạng, phong độ và lực lượng",
    "{home} và {away} qua các con số",
    "{home} gặp {away}: nhận định trước trận",
    "{home} - {away}: phong độ, thứ hạng, đối đầu",
    "Những điều cần biết trước trận {home} - {away}",
    "{away} làm khách của {home} vào {day}",
  ],
  previewOpen: [
    "{home} tiếp {away} vào {day}.",
    "Vào {day}, {away} làm khách của {home}.",
    "{home} và {away} gặp nhau vào {day}.",
    "{away} là đội khách khi {home} ra sân vào {day}.",
    "Đối thủ tiếp theo của {home} là {away}, vào {day}.",
    "Với {home}, trận gặp {away} vào {day} là nhiệm vụ kế tiếp.",
  ],
  previewSummary: [
    "{home} và {away} trước trận {competition} vào {day}: thứ hạng, phong độ, đối đầu và lực lượng.",
    "Thứ hạng, phong độ và lịch sử đối đầu của {home} và {away}, hai đội gặp nhau ở {competition} vào {day}.",
  ],
  previewMatchday: ["Trận đấu thuộc vòng {matchday} {competition}.", "Đây là vòng {matchday} của {competition}."],
  previewTime: ["Trận đấu bắt đầu lúc {time}.", "Giờ thi đấu là {time}."],
  goalsAverage: [
    "Trong {of} trận gần nhất, {team} trung bình ghi {scored} bàn và thủng lưới {conceded} bàn mỗi trận.",
    "Trung bình {of} trận gần nhất của {team}: {scored} bàn thắng, {conceded} bàn thua.",
  ],
  pointsAverage: [
    "Trong {of} trận gần nhất, {team} trung bình ghi {scored} điểm và để thua {conceded} điểm mỗi trận.",
    "Trung bình {of} trận gần nhất của {team}: ghi {scored} điểm, để thua {conceded} điểm.",
  ],
  lastMeetingWon: [
    "Lần gặp gần nhất là ngày {date}, khi {team} thắng {opponent} {won}.",
    "{team} thắng {opponent} {won} trong lần gặp gần nhất, ngày {date}.",
  ],
  lastMeetingDrawn: [
    "Lần gặp gần nhất, ngày {date}, kết thúc {home} {score} {away}.",
    "Lần gần nhất gặp nhau, ngày {date}, tỷ số là {home} {score} {away}.",
  ],
  meetingsTally: [
    "Trong {of} lần gặp gần nhất, {team} thắng {count}, {opponent} thắng {other}.",
    "Số trận thắng trong {of} lần gặp gần nhất: {count} của {team}, {other} của {opponent}.",
  ],
  noMeetings: ["Ở đây chưa ghi nhận lần gặp nào trước đó giữa {team} và {opponent}."],
  homeRecord: [
    "{team} thắng {wins} trong {of} trận sân nhà gần đây.",
    "Trong {of} trận gần đây trên sân nhà, {team} thắng {wins}.",
  ],
  awayRecord: [
    "{team} thắng {wins} trong {of} trận sân khách gần đây.",
    "Trong {of} trận gần đây trên sân khách, {team} thắng {wins}.",
  ],
  homeWinless: [
    "{team} chưa thắng trận nào trong {of} trận sân nhà gần đây.",
    "Trong {of} trận gần đây trên sân nhà, {team} không thắng trận nào.",
  ],
  awayWinless: [
    "{team} chưa thắng trận nào trong {of} trận sân khách gần đây.",
    "Trong {of} trận gần đây trên sân khách, {team} không thắng trận nào.",
  ],
  absences: [
    "{team} vắng {count} cầu thủ, {opponent} vắng {other}.",
    "Số cầu thủ vắng mặt: {count} của {team}, {other} của {opponent}.",
  ],
  absencesOfOne: ["{team} vắng {count} cầu thủ, {opponent} đủ quân.", "Chỉ {team} có cầu thủ vắng mặt: {count} người."],
  drawChance: ["Khả năng hòa là {chance}%.", "Cũng theo tỷ lệ đó, khả năng hòa là {chance}%."],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{team} đứng thứ {place} trên bảng xếp hạng với {points} điểm sau {played} trận.",
    "Trên bảng xếp hạng, {team} ở vị trí thứ {place}: {played} trận, {points} điểm.",
    "Có {points} điểm sau {played} trận, {team} xếp thứ {place}.",
  ],
  tableLeader: [
    "{team} dẫn đầu bảng với {points} điểm sau {played} trận.",
    "Ngôi đầu bảng thuộc về {team}, đội có {points} điểm sau {played} trận.",
  ],
  recordPlace: [
    "{team} đứng thứ {place} trên bảng xếp hạng với thành tích {won}-{lost}.",
    "Thành tích của {team} là {won}-{lost}, xếp thứ {place} trên bảng xếp hạng.",
  ],
  recordLeader: [
    "{team} dẫn đầu bảng xếp hạng với thành tích {won}-{lost}.",
    "Đứng đầu bảng là {team} với thành tích {won}-{lost}.",
  ],
  conferencePlace: [
    "{team} đứng thứ {place} ở {conference} với thành tích {won}-{lost}.",
    "Thành tích của {team} là {won}-{lost}, xếp thứ {place} ở {conference}.",
  ],
  conferenceLeader: [
    "{team} dẫn đầu {conference} với thành tích {won}-{lost}.",
    "Đứng đầu {conference} là {team} với thành tích {won}-{lost}.",
  ],
  runWon: [
    "{team} đã thắng {count} trận liên tiếp.",
    "Đây là {count} chiến thắng liên tiếp của {team}.",
    "{team} đang quen với cảm giác chiến thắng, {count} trận liền.",
  ],
  runLost: [
    "{team} đã thua {count} trận liên tiếp.",
    "Đây là {count} thất bại liên tiếp của {team}.",
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
  ],
  formTwo: [
    "Trong {of} trận gần nhất, {team} thắng {wins} và thua {losses}.",
    "Thành tích {of} trận gần nhất của {team}: {wins} thắng, {losses} thua.",
  ],
  runEnded: [
    "Trước thất bại này {team} bất bại {count} trận.",
    "Thất bại chấm dứt chuỗi {count} trận bất bại của {team}.",
    "Đây là trận thua đầu tiên của {team} sau {count} trận.",
  ],
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
  chanceNow: [
    "Tỷ lệ cho thấy {team} được đánh giá cao hơn, với {chance}% khả năng thắng.",
    "Theo tỷ lệ một ngày trước trận, {team} có {chance}% khả năng thắng.",
  ],
  noteSimulated: [
    "Bài viết được tạo tự động từ dữ liệu của trang này. Dữ liệu trận đấu là mô phỏng: do máy tính tạo ra, không phải trận đấu thật của các CLB được nêu tên.",
  ],
  noteReal: ["Bài viết được tạo tự động từ dữ liệu của trang này."],
  headingNumbers: ["Các con số"],
  headingForm: ["Thứ hạng và phong độ"],
  headingMeetings: ["Lịch sử đối đầu"],
  headingOutlook: ["Trước trận"],
  headingResults: ["Tất cả kết quả"],
  headingTable: ["Bảng xếp hạng"],
  headingPlaces: ["Nhóm đầu bảng"],
};

export const VN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
