import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  gameTitleHome: [
    "{home} thắng {away} {won} trên sân nhà",
    "{won}: {home} thắng {away} trên sân nhà",
    "Chiến thắng sân nhà của {home}: {won} trước {away}",
  ],
  gameTitleAway: [
    "{away} thắng {won} trên sân {home}",
    "{won}: {away} rời sân {home} với chiến thắng",
    "Chiến thắng sân khách của {away}: {won} trước {home}",
  ],
  gameTitleAny: [
    "{home} {score} {away}: diễn biến trận đấu",
    "{home} gặp {away}: câu chuyện của tỷ số {score}",
    "{home} {score} {away}: từng hiệp, người ghi điểm và thứ hạng",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away}, ngày {date}",
  ],
  gameTitleOvertime: [
    "{winner} thắng {loser} {won} sau hiệp phụ",
    "{home} {score} {away}: {winner} thắng trong hiệp phụ",
  ],
  gameTitleRecovery: [
    "{winner} ngược dòng thắng {loser} {won}",
    "{home} {score} {away}: {winner} thắng sau khi bị bỏ xa",
  ],
  gameTitleRunaway: ["{winner} thắng dễ {loser} {won}", "{home} {score} {away}: {winner} thắng cách biệt {gap} điểm"],
  gameTitleNarrow: ["{winner} thắng sát nút {loser} {won}", "{home} {score} {away}: {winner} thắng trận cầu nghẹt thở"],
  gameOpenHome: [
    "{home} thắng {away} {won} ngay trên sân nhà.",
    "Trận đấu khép lại với tỷ số {home} {score} {away}, chủ nhà giành chiến thắng.",
    "{away} thua {won} trên sân của {home}.",
    "Trên sân nhà, {home} thắng {away} cách biệt {gap} điểm, {won}.",
    "{home} tận dụng lợi thế sân nhà để thắng {away} {won}.",
    "Đội khách phải nhường bước: {home} {score} {away}.",
    "{home} tiếp {away} và khép lại trận đấu với tỷ số {won}.",
  ],
  gameOpenAway: [
    "{away} làm khách của {home} và thắng {won}.",
    "Trận đấu khép lại với tỷ số {home} {score} {away}, đội khách giành chiến thắng.",
    "{home} thua {away} {won} ngay trên sân nhà.",
    "Trên sân khách, {away} thắng {home} cách biệt {gap} điểm, {won}.",
    "Chuyến đi tới sân {home} kết thúc bằng chiến thắng {won} cho {away}.",
    "{home} không ngăn được {away} thắng {won}.",
  ],
  gameOpenAny: [
    "{home} {score} {away} là tỷ số khi còi kết thúc vang lên.",
    "Tỷ số chung cuộc: {home} {score} {away}.",
    "{winner} thắng {loser} cách biệt {gap} điểm, {won}.",
    "Trận đấu giữa {home} và {away} kết thúc {score}.",
    "{winner} giành chiến thắng trước {loser}, {won}.",
    "Khi hết giờ thi đấu, tỷ số là {home} {score} {away}.",
    "Khoảng cách cuối trận là {gap} điểm: {home} {score} {away}.",
  ],
  gameOpenOvertime: [
    "{winner} cần đến hiệp phụ để thắng {loser} {won}.",
    "Bốn hiệp chính là chưa đủ: {winner} hạ {loser} {won} trong hiệp phụ.",
  ],
  gameOpenRecovery: [
    "{winner} bị dẫn xa nhưng vẫn thắng {loser} {won}.",
    "{loser} đánh rơi lợi thế lớn, và {winner} thắng {won}.",
    "Sau cuộc rượt đuổi dài, {winner} bắt kịp {loser} và thắng {won}.",
  ],
  gameOpenRunaway: ["{winner} bỏ xa {loser}, {won}.", "Với cách biệt {gap} điểm, {winner} thắng {loser} {won}."],
  gameOpenNarrow: [
    "{winner} thắng trận đấu sít sao trước {loser}, {won}.",
    "Đội nào cũng có thể thắng: {winner} hạ {loser} {won}.",
    "Đến những lượt bóng cuối, {winner} vẫn đứng vững trước {loser}, {won}.",
  ],
  firstQuarterLead: [
    "Sau hiệp 1, {team} dẫn trước với tỷ số {score}.",
    "{team} thắng hiệp 1, hiệp đấu kết thúc {score}.",
  ],
  firstQuarterLevel: ["Hiệp 1 kết thúc với tỷ số hòa {score}."],
  gameHalfLead: ["Hết hiệp 2, tỷ số là {score}, {team} dẫn trước.", "{team} dẫn {score} sau hai hiệp đầu."],
  gameHalfLevel: ["Hết hiệp 2, tỷ số là {score}."],
  thirdQuarterLead: [
    "{team} bước vào hiệp cuối với lợi thế, {score}.",
    "Trước hiệp cuối tỷ số là {score}, nghiêng về {team}.",
  ],
  thirdQuarterLevel: ["Hiệp cuối bắt đầu khi hai đội hòa {score}."],
  run: [
    "Chuỗi ghi điểm dài nhất thuộc về {team}: {points} điểm liên tiếp trong hiệp {quarter}.",
    "Trong hiệp {quarter}, {team} ghi liền {points} điểm, chuỗi dài nhất trận.",
  ],
  runOvertime: ["Chuỗi ghi điểm dài nhất đến trong hiệp phụ, khi {team} ghi liền {points} điểm."],
  deficit: ["Có lúc đội thắng bị dẫn tới {count} điểm.", "Ở thời điểm khó khăn nhất, đội thắng kém {count} điểm."],
  biggestLead: ["Cách biệt lớn nhất của đội thắng là {count} điểm.", "Có lúc đội thắng dẫn tới {count} điểm."],
  leadChanges: ["Thế dẫn điểm đổi chủ {count} lần.", "Hai đội thay nhau dẫn trước {count} lần."],
  overtime: [
    "Hết bốn hiệp chính tỷ số là {regular}.",
    "Các hiệp chính kết thúc {regular}, hai đội phải bước vào hiệp phụ.",
  ],
  topScorer: [
    "{player} dẫn dắt {team} với {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "Người ghi nhiều điểm nhất cho {team} là {player}: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
  ],
  secondScorer: ["{player} đóng góp thêm {points} điểm cho đội thắng.", "Ngay sau đó là {player} với {points} điểm."],
  otherScorer: [
    "Bên phía {team}, {player} ghi {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "{player} ghi nhiều điểm nhất cho {team} với {points} điểm, cùng {rebounds} rebound và {assists} kiến tạo.",
  ],
  doubleDouble: [
    "{player} của {team} đạt hai chữ số ở hai chỉ số: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
  ],
  teamRebounds: [
    "{team} có {count} rebound, {opponent} có {other}.",
    "Rebound: {count} của {team}, {other} của {opponent}.",
  ],
  teamThrees: [
    "Từ vạch ba điểm, {team} ném trúng {count} quả, {opponent} ném trúng {other} quả.",
    "Ném ba điểm thành công: {count} của {team}, {other} của {opponent}.",
  ],
  benchPoints: ["Dự bị của {team} ghi {count} điểm, dự bị của {opponent} ghi {other} điểm."],
};
