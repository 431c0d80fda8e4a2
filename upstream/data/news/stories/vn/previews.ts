import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
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
  previewDate: ["Trận đấu thuộc {competition}.", "Hai đội gặp nhau trong khuôn khổ {competition}."],
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
