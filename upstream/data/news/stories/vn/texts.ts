import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Trước trận {home} - {away}: thứ hạng, phong độ và lực lượng",
    "{home} và {away} qua các con số trước ngày {date}",
    "{home} gặp {away}: nhận định trước trận ngày {date}",
    "{home} - {away}, {date}: phong độ, thứ hạng, đối đầu",
    "Những điều cần biết trước trận {home} - {away} ngày {date}",
    "{away} làm khách của {home} ngày {date}",
  ],
  previewOpen: [
    "{home} tiếp {away} ngày {date}.",
    "Ngày {date}, {away} làm khách của {home}.",
    "{home} và {away} gặp nhau ngày {date}.",
    "{away} là đội khách khi {home} ra sân ngày {date}.",
    "Đối thủ tiếp theo của {home} là {away}, ngày {date}.",
    "Với {home}, trận gặp {away} ngày {date} là nhiệm vụ kế tiếp.",
  ],
  previewSummary: [
    "{home} và {away} trước trận {competition} ngày {date}: thứ hạng, phong độ, đối đầu và lực lượng.",
    "Thứ hạng, phong độ và lịch sử đối đầu của {home} và {away}, hai đội gặp nhau ở {competition} ngày {date}.",
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
  runWon: ["{team} đã thắng {count} trận liên tiếp.", "Đây là {count} chiến thắng liên tiếp của {team}."],
  runLost: ["{team} đã thua {count} trận liên tiếp.", "Đây là {count} thất bại liên tiếp của {team}."],
  runUnbeaten: ["{team} bất bại {count} trận liên tiếp.", "Trong {count} trận gần nhất chưa ai thắng được {team}."],
  runWinless: ["{team} chưa thắng trong {count} trận gần nhất.", "{team} đã trải qua {count} trận không thắng."],
  formThree: [
    "Trong {of} trận gần nhất trên mọi đấu trường, {team} thắng {wins}, hòa {draws}, thua {losses}.",
    "Thành tích {of} trận gần nhất của {team} ở mọi giải: {wins} thắng, {draws} hòa, {losses} thua.",
  ],
  formTwo: [
    "Trong {of} trận gần nhất, {team} thắng {wins} và thua {losses}.",
    "Thành tích {of} trận gần nhất của {team}: {wins} thắng, {losses} thua.",
  ],
  nextHome: [
    "Trận tới {team} thi đấu trên sân nhà gặp {opponent}, ngày {date}.",
    "Vị khách tiếp theo của {team} là {opponent}, ngày {date}.",
  ],
  nextAway: ["Trận tới {team} làm khách của {opponent}, ngày {date}.", "Ngày {date}, {team} đến sân {opponent}."],
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
  headingStory: ["Diễn biến"],
  headingNumbers: ["Các con số"],
  headingNext: ["Thứ hạng và trận tới"],
  headingForm: ["Thứ hạng và phong độ"],
  headingMeetings: ["Lịch sử đối đầu"],
  headingOutlook: ["Trước trận"],
  headingResults: ["Tất cả kết quả"],
  headingTable: ["Bảng xếp hạng"],
  headingPlaces: ["Nhóm đầu bảng"],
};

export const VN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
