import type { FootballTexts } from "../keys.ts";

export const FOOTBALL: FootballTexts = {
  titleHome: [
    "{home} thắng {away} {won} trên sân nhà",
    "{home} {score} {away}: chủ nhà giành chiến thắng",
    "{won}: {home} vượt qua {away}",
    "Chiến thắng sân nhà của {home}: {won} trước {away}",
  ],
  titleAway: [
    "{away} thắng {won} trên sân {home}",
    "{home} {score} {away}: đội khách giành chiến thắng",
    "{won}: {away} rời sân {home} với chiến thắng",
    "Chiến thắng sân khách của {away}: {won} trước {home}",
  ],
  titleDraw: [
    "{home} và {away} hòa {score}",
    "{home} {score} {away}: bất phân thắng bại",
    "{score}: {home} và {away} chia điểm",
  ],
  titleGoalless: [
    "{home} và {away} hòa {score}",
    "Không có bàn thắng giữa {home} và {away}: {score}",
    "{home} {score} {away}: hai đội đều tịt ngòi",
  ],
  titleAny: [
    "{home} {score} {away}: diễn biến trận đấu",
    "{home} gặp {away}: câu chuyện của tỷ số {score}",
    "{home} {score} {away}: bàn thắng, con số và thứ hạng",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away}, ngày {date}",
  ],
  titleShootout: [
    "{winner} thắng {loser} {kicks} trên chấm luân lưu",
    "{home} {score} {away}: {winner} thắng luân lưu {kicks}",
  ],
  titleExtra: ["{winner} thắng {loser} {won} sau hiệp phụ", "{home} {score} {away}: {winner} định đoạt trong hiệp phụ"],
  titleLate: [
    "Bàn thắng muộn giúp {winner} thắng {loser} {won}",
    "{home} {score} {away}: {winner} thắng ở những phút cuối",
  ],
  titleComeback: [
    "{winner} lội ngược dòng thắng {loser} {won}",
    "{home} {score} {away}: cuộc lội ngược dòng của {winner}",
  ],
  titleRout: ["{winner} đại thắng {loser} {won}", "{home} {score} {away}: thắng lợi đậm của {winner}"],
  openHome: [
    "{home} thắng {away} {won} trước khán giả nhà.",
    "Trận đấu khép lại với tỷ số {home} {score} {away}, niềm vui ở lại với chủ nhà.",
    "{home} tận dụng lợi thế sân nhà để thắng {away} {won}.",
    "{away} ra về trắng tay sau thất bại {won} trên sân của {home}.",
    "Chơi trên sân nhà, {home} tỏ ra nhỉnh hơn và hạ {away} {won}.",
    "Đội chủ nhà thắng trận: {home} đánh bại {away} {won}.",
    "Đội khách không có niềm vui: {home} {score} {away}.",
    "{home} tiếp {away} và giành chiến thắng {won}.",
  ],
  openAway: [
    "{away} làm khách của {home} và thắng {won}.",
    "Trận đấu khép lại với tỷ số {home} {score} {away}, chiến thắng thuộc về đội khách.",
    "{home} thua ngay trên sân nhà, {away} thắng {won}.",
    "Một chiến thắng sân khách: {away} hạ {home} {won}.",
    "Chuyến đi tới sân {home} không uổng công với {away}, đội thắng {won}.",
    "{home} không cản được {away}, đội rời sân với chiến thắng {won}.",
    "Xa nhà, {away} vẫn đánh bại {home} {won}.",
  ],
  openDraw: [
    "{home} và {away} hòa nhau {score}.",
    "Không đội nào hơn đội nào: {home} và {away} dừng lại ở tỷ số {score}.",
    "Trận đấu kết thúc {home} {score} {away}, không bên nào tìm được bàn quyết định.",
    "Hai đội đều ghi bàn và không đội nào thắng: {home} {score} {away}.",
    "Cuộc gặp giữa {home} và {away} kết thúc với trận hòa {score}.",
    "{home} phải bằng lòng với trận hòa {score} trước {away}.",
  ],
  openGoalless: [
    "{home} và {away} hòa không bàn thắng, {score}.",
    "Cả {home} lẫn {away} đều không tìm được mành lưới, tỷ số giữ nguyên {score}.",
    "Không có bàn thắng nào giữa {home} và {away}: {score} từ đầu đến cuối.",
    "{home} {score} {away}: hai hàng thủ có tiếng nói cuối cùng.",
  ],
  openAny: [
    "{home} {score} {away} là tỷ số khi trọng tài thổi còi mãn cuộc.",
    "Tỷ số chung cuộc: {home} {score} {away}.",
    "Khi trận đấu khép lại, bảng tỷ số ghi {home} {score} {away}.",
    "Trận {home} gặp {away} đã kết thúc với kết quả {score}.",
    "Cuộc chạm trán giữa {home} và {away} kết thúc {score}.",
  ],
  openShootout: [
    "{winner} cần đến loạt luân lưu để vượt qua {loser}, thắng {kicks} sau tỷ số {score}.",
    "Tỷ số là {score} khi bóng ngừng lăn, và {winner} hạ {loser} {kicks} trên chấm luân lưu.",
    "Loạt luân lưu định đoạt tất cả: {winner} {kicks} {loser}, sau tỷ số {home} {score} {away}.",
  ],
  openExtra: [
    "{winner} thắng {loser} {won} sau hiệp phụ.",
    "Thời gian chính thức là chưa đủ, và {winner} hạ {loser} {won} trong hiệp phụ.",
  ],
  openLate: [
    "Bàn thắng ở phút {at} mang về cho {winner} chiến thắng {won} trước {loser}.",
    "Phải đến cuối trận {winner} mới hạ được {loser}: bàn thắng tạo khác biệt đến ở phút {at}, tỷ số {won}.",
    "Trận đấu được định đoạt ở phút {at}, khi {winner} ghi bàn đánh bại {loser}; tỷ số là {won}.",
  ],
  openComeback: [
    "{winner} bị dẫn bàn nhưng vẫn thắng {loser} {won}.",
    "{loser} có lúc vượt lên dẫn trước, nhưng {winner} lội ngược dòng và thắng {won}.",
    "Từ thế thua, {winner} vùng lên đánh bại {loser} {won}.",
  ],
  openRout: [
    "{winner} đè bẹp {loser} {won}.",
    "Thế trận một chiều: {winner} đại thắng {loser} {won}.",
    "{loser} không thể chống đỡ {winner}, thua {won}.",
  ],
  ledeDate: [
    "Trận đấu thuộc {competition} diễn ra ngày {date}.",
    "Hai đội gặp nhau ngày {date} trong khuôn khổ {competition}.",
  ],
  ledeMatchday: [
    "Đây là trận đấu vòng {matchday} {competition}, diễn ra ngày {date}.",
    "Hai đội gặp nhau ngày {date}, ở vòng {matchday} {competition}.",
  ],
  reportSummary: [
    "{home} {score} {away}, {competition} ngày {date}: điều gì định đoạt trận đấu, các con số và những gì sắp tới.",
    "{home} và {away} đã đi đến tỷ số {score} ngày {date} như thế nào: tường thuật trận đấu {competition}.",
  ],
  goalFirst: [
    "{player} mở tỷ số ở phút {at}, đưa {team} vượt lên.",
    "Bàn đầu tiên đến ở phút {at}, do {player} ghi cho {team}.",
    "{team} vươn lên dẫn trước ở phút {at} nhờ công {player}.",
  ],
  goalLevel: [
    "{player} gỡ hòa cho {team} ở phút {at}, {score}.",
    "{team} san bằng tỷ số ở phút {at}: {player} đưa tỷ số về {score}.",
    "Bàn gỡ hòa của {player} đến ở phút {at}, tỷ số là {score}.",
  ],
  goalAhead: [
    "{player} đưa {team} vượt lên ở phút {at}, {score}.",
    "{team} dẫn bàn ở phút {at} khi {player} nâng tỷ số lên {score}.",
    "Lợi thế thuộc về {team} ở phút {at}: {player} ghi bàn, {score}.",
  ],
  goalExtend: [
    "{player} nới rộng cách biệt cho {team} ở phút {at}, {score}.",
    "{team} ghi thêm bàn ở phút {at}, {player} nâng tỷ số lên {score}.",
    "Tỷ số thành {score} ở phút {at} sau pha lập công của {player} cho {team}.",
  ],
  goalReduce: [
    "{player} rút ngắn cách biệt cho {team} ở phút {at}, {score}.",
    "{team} gỡ lại một bàn ở phút {at}: {player} đưa tỷ số thành {score}.",
    "Bàn thắng của {player} cho {team} ở phút {at} khiến tỷ số là {score}.",
  ],
  goalPenalty: [
    "{player} ghi bàn cho {team} từ chấm phạt đền ở phút {at}, {score}.",
    "Ở phút {at}, {player} của {team} thực hiện thành công quả phạt đền, {score}.",
  ],
  goalOwn: [
    "Pha phản lưới nhà của {player} bên phía {opponent} ở phút {at} khiến tỷ số là {score}.",
    "{player} của {opponent} đưa bóng vào lưới nhà ở phút {at}, tỷ số {score}.",
  ],
  goalUnnamed: [
    "{team} ghi bàn ở phút {at}, tỷ số là {score}.",
    "Tỷ số thành {score} sau bàn thắng của {team} ở phút {at}.",
  ],
  goalAssist: ["Pha kiến tạo là của {assist}.", "Người kiến tạo là {assist}.", "{assist} là tác giả đường kiến tạo."],
  halfLead: [
    "{team} dẫn trước khi hiệp 1 khép lại với tỷ số {score}.",
    "Hết hiệp 1, tỷ số là {score}, {team} dẫn bàn.",
  ],
  halfGoalless: ["Hiệp 1 trôi qua không có bàn thắng.", "Đến giờ nghỉ chưa đội nào ghi bàn."],
  halfLevel: ["Hết hiệp 1, tỷ số là {score}.", "Hai đội bước vào giờ nghỉ với tỷ số hòa {score}."],
  redCard: ["{player} của {team} nhận thẻ đỏ ở phút {at}.", "{team} mất {player} vì thẻ đỏ ở phút {at}."],
  penaltyMissed: [
    "{player} đá hỏng quả phạt đền của {team} ở phút {at}.",
    "{team} bỏ lỡ quả phạt đền ở phút {at}, người thực hiện là {player}.",
  ],
  goalCancelled: [
    "Bàn thắng của {player} cho {team} ở phút {at} bị hủy sau khi kiểm tra VAR.",
    "{player} đưa bóng vào lưới cho {team} ở phút {at}, nhưng VAR không công nhận bàn thắng.",
  ],
  hatTrick: ["{player} ghi {count} bàn cho {team}.", "Với {count} bàn, {player} là người nổi bật bên phía {team}."],
  manyGoals: ["{player} ghi {count} bàn cho {team}."],
  twoGoals: ["{player} ghi {count} bàn cho {team}.", "Trong số bàn thắng của {team} có {count} bàn của {player}."],
  aggregate: ["Tổng tỷ số hai lượt là {home} {aggregate} {away}.", "Sau hai lượt trận: {home} {aggregate} {away}."],
  shootoutEnd: ["{team} thắng luân lưu {kicks}.", "Loạt luân lưu kết thúc {kicks} nghiêng về {team}."],
  possession: [
    "{team} kiểm soát bóng {share}% thời gian.",
    "Quyền kiểm soát bóng thuộc về {team} với {share}%.",
    "Tỷ lệ kiểm soát bóng của {team} là {share}%.",
  ],
  possessionEven: ["Mỗi đội kiểm soát bóng {share}%.", "Thời gian kiểm soát bóng chia đều, mỗi bên {share}%."],
  shots: [
    "{team} dứt điểm {count} lần, {opponent} {other} lần.",
    "Số cú sút: {count} của {team}, {other} của {opponent}.",
  ],
  onTarget: [
    "Sút trúng đích: {count} của {team}, {other} của {opponent}.",
    "{team} có {count} cú sút trúng đích, {opponent} có {other}.",
  ],
  fewerShots: [
    "{team} thắng dù {opponent} dứt điểm nhiều hơn.",
    "Số cú sút không quyết định: {opponent} sút nhiều hơn, {team} thắng trận.",
  ],
  saves: [
    "Thủ môn của {team} có {count} pha cứu thua, bên phía {opponent} là {other}.",
    "Số pha cứu thua: {count} của {team}, {other} của {opponent}.",
  ],
  corners: [
    "{team} được hưởng {count} quả phạt góc, {opponent} có {other}.",
    "Phạt góc: {count} cho {team}, {other} cho {opponent}.",
  ],
  yellows: ["Trọng tài rút ra tổng cộng {count} thẻ vàng.", "Cả trận có {count} thẻ vàng."],
};
