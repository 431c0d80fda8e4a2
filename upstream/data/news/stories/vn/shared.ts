import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
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
    "{team} đứng thứ {place} trong bảng của mình với thành tích {won}-{lost}.",
    "Thành tích của {team} là {won}-{lost}, xếp thứ {place} trong bảng của mình.",
  ],
  recordLeader: [
    "{team} dẫn đầu bảng của mình với thành tích {won}-{lost}.",
    "Không đội nào trong bảng xếp trên {team}, đội có thành tích {won}-{lost}.",
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
