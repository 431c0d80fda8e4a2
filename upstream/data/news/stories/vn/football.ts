import type { FootballTexts } from "../keys.ts";
import { FOOTBALL_FACTS } from "./football-facts.ts";

export const FOOTBALL: FootballTexts = {
  ...FOOTBALL_FACTS,
  titleShootout: [
    "{winner} thắng {loser} {kicks} trên chấm luân lưu",
    "{home} {score} {away}: {winner} thắng luân lưu {kicks}",
    "{winner} bản lĩnh hơn {loser} ở loạt luân lưu, {kicks}",
  ],
  titleExtra: ["{winner} thắng {loser} {won} sau hiệp phụ", "{home} {score} {away}: {winner} định đoạt ở hiệp phụ"],
  titleHatTrick: [
    "{hero} ghi {count} bàn, {winner} thắng {loser} {won}",
    "{winner} hạ {loser} {won} với {count} bàn của {hero}",
  ],
  titleTwoDown: [
    "Bị dẫn hai bàn, {winner} vẫn ngược dòng thắng {loser} {won}",
    "{loser} đánh rơi lợi thế hai bàn, {winner} thắng {won}",
  ],
  titleLate: [
    "Bàn thắng muộn giúp {winner} hạ {loser} {won}",
    "{home} {score} {away}: {winner} thắng ở phút cuối",
    "{player} định đoạt muộn, {winner} thắng {loser} {won}",
    "{winner} phải chờ đến cuối trận mới thắng được {loser} {won}",
  ],
  titleLateDraw: [
    "{player} cứu một điểm cho {team}: {home} {score} {away}",
    "{home} {score} {away}: {player} gỡ hòa phút cuối",
    "{team} ghi bàn muộn, cầm chân {opponent} {score}",
  ],
  titleTenMen: [
    "Chơi thiếu người, {winner} vẫn thắng {loser} {won}",
    "{winner} dính thẻ đỏ nhưng vẫn hạ {loser} {won}",
  ],
  titleUpset: [
    "{winner} gây sốc trước {loser}, {won}",
    "{home} {score} {away}: bất ngờ mang tên {winner}",
    "{loser} ngã ngựa, {winner} thắng {won}",
  ],
  titleComeback: [
    "{winner} lội ngược dòng thắng {loser} {won}",
    "{home} {score} {away}: {winner} xoay chuyển thế trận",
    "{loser} dẫn trước, {winner} thắng chung cuộc {won}",
    "{winner} vùng lên hạ {loser} {won}",
  ],
  titleRout: [
    "{winner} đại thắng {loser} {won}",
    "{home} {score} {away}: chiến thắng đậm của {winner}",
    "{winner} đè bẹp {loser} {won}",
  ],
  titleTop: ["{winner} lên đầu bảng sau khi thắng {loser} {won}", "Hạ {loser} {won}, {winner} chiếm ngôi đầu"],
  titleSteal: [
    "{winner} tận dụng tốt hơn, thắng {loser} {won}",
    "{loser} phung phí cơ hội, {winner} thắng {won}",
    "{home} {score} {away}: {winner} thắng dù ít cơ hội hơn",
  ],
  titleFirstWin: [
    "{winner} giải cơn khát chiến thắng, {won} trước {loser}",
    "{winner} cuối cùng cũng thắng: {won} trước {loser}",
    "{winner} tìm lại niềm vui chiến thắng trước {loser}, {won}",
  ],
  titleStreak: [
    "{winner} thắng trận thứ {streak} liên tiếp, {won} trước {loser}",
    "{winner} hạ {loser} {won}, nối dài mạch {streak} trận thắng",
    "Không ai cản nổi {winner}: {loser} thua {lost}",
  ],
  titleOneNil: [
    "{player} định đoạt trận đấu, {winner} thắng {loser} {won}",
    "Một bàn là đủ để {winner} thắng {loser} {won}",
    "{winner} thắng tối thiểu {loser} {won} nhờ {player}",
    "{player} tạo khác biệt giữa {winner} và {loser}, {won}",
  ],
  titleManyGoals: ["Mưa bàn thắng: {home} {score} {away}", "{home} và {away} rượt đuổi tỷ số, hòa {score}"],
  titleHome: [
    "{home} thắng {away} {won} trên sân nhà",
    "{home} {score} {away}: chủ nhà giành chiến thắng",
    "{won}: {home} vượt qua {away}",
    "{home} có chiến thắng sân nhà {won} trước {away}",
    "{away} trắng tay rời sân {home}, {won}",
    "{home} nhỉnh hơn {away}, thắng {won}",
  ],
  titleAway: [
    "{away} thắng {won} trên sân {home}",
    "{home} {score} {away}: đội khách giành chiến thắng",
    "{won}: {away} thắng ngay trên sân {home}",
    "{away} có chiến thắng sân khách {won} trước {home}",
    "{home} thua {away} {lost} ngay tại sân nhà",
    "{away} lấy trọn điểm từ sân {home}, {won}",
  ],
  titleDraw: [
    "{home} và {away} chia điểm, {score}",
    "{home} {score} {away}: bất phân thắng bại",
    "{score}: {home} và {away} hòa nhau",
    "{home} bị {away} cầm hòa {score}",
    "{away} có một điểm trên sân {home}, {score}",
    "Mỗi đội một điểm: {home} {score} {away}",
  ],
  titleGoalless: [
    "{home} và {away} hòa không bàn thắng {score}",
    "Không có bàn thắng giữa {home} và {away}: {score}",
    "{home} {score} {away}: hai hàng công im tiếng",
  ],
  openShootout: [
    "{winner} cần đến loạt luân lưu để vượt qua {loser} ở {competition} hôm {day}, thắng {kicks} sau tỷ số {score}.",
    "Tỷ số là {score} khi bóng ngừng lăn, và {winner} hạ {loser} {kicks} trên chấm luân lưu ở {competition} hôm {day}.",
    "Loạt luân lưu định đoạt trận đấu ở {competition} hôm {day}: {winner} {kicks} {loser}, sau tỷ số {home} {score} {away}.",
  ],
  openExtra: [
    "{winner} thắng {loser} {won} sau hiệp phụ ở {competition} hôm {day}.",
    "Thời gian chính thức là chưa đủ hôm {day}, và {winner} hạ {loser} {won} trong hiệp phụ ở {competition}.",
  ],
  openHatTrick: [
    "{hero} ghi {count} bàn trong chiến thắng {won} của {winner} trước {loser} ở {competition} hôm {day}.",
    "Với {count} bàn thắng, {hero} đưa {winner} vượt qua {loser} {won} ở {competition} hôm {day}.",
  ],
  openTwoDown: [
    "Bị dẫn hai bàn ở {competition} hôm {day}, {winner} vẫn ngược dòng thắng {loser} {won}.",
    "{loser} dẫn trước hai bàn ở {competition} hôm {day} nhưng để mất tất cả và thua {winner} {lost}.",
  ],
  openLate: [
    "Bàn thắng của {player} ở phút {at} mang về cho {winner} chiến thắng {won} trước {loser} ở {competition} hôm {day}.",
    "{winner} phải chờ đến cuối trận mới hạ được {loser} ở {competition} hôm {day}: {player} ghi bàn phút {at}, ấn định tỷ số {won}.",
    "{loser} chỉ còn cách một điểm vài phút ở {competition} hôm {day} thì {player} ghi bàn phút {at}, giúp {winner} thắng {won}.",
    "Mãi đến phút {at} {player} mới ghi bàn quyết định để {winner} thắng {loser} {won} ở {competition} hôm {day}.",
  ],
  openLateDraw: [
    "{player} ghi bàn phút {at}, giúp {team} hòa {opponent} {score} ở {competition} hôm {day}.",
    "{opponent} đã rất gần chiến thắng ở {competition} hôm {day}, cho đến khi {player} gỡ hòa {score} cho {team} ở phút {at}.",
    "Bàn thắng của {player} ở phút {at} tước đi chiến thắng của {opponent}, còn {team} có trận hòa {score} ở {competition} hôm {day}.",
  ],
  openTenMen: [
    "Dù chơi thiếu người, {winner} vẫn tìm ra cách hạ {loser} {won} ở {competition} hôm {day}.",
    "{winner} có cầu thủ bị đuổi ở {competition} hôm {day} nhưng vẫn thắng {loser} {won}.",
  ],
  openUpset: [
    "Ít ai tin vào {winner} ở {competition} hôm {day}, nhưng đội này thắng {loser} {won}.",
    "{loser} được đánh giá cao hơn hẳn ở {competition} hôm {day} và thua {winner} {lost}.",
    "{winner} tạo bất ngờ lớn nhất ngày ở {competition} hôm {day} khi hạ {loser} {won}.",
  ],
  openComeback: [
    "{winner} bị dẫn bàn ở {competition} hôm {day} nhưng vẫn thắng {loser} {won}.",
    "{loser} có lúc dẫn trước hôm {day}, nhưng {winner} lội ngược dòng thắng {won} ở {competition}.",
    "Từ thế thua, {winner} vùng lên đánh bại {loser} {won} ở {competition} hôm {day}.",
    "Ghi bàn trước không giúp được {loser} ở {competition} hôm {day}: {winner} ngược dòng thắng {won}.",
  ],
  openRout: [
    "{winner} đè bẹp {loser} {won} ở {competition} hôm {day}.",
    "Thế trận một chiều ở {competition} hôm {day}: {winner} đại thắng {loser} {won}.",
    "{loser} không thể chống đỡ {winner} ở {competition} hôm {day} và thua {lost}.",
  ],
  openTop: [
    "{winner} vươn lên ngôi đầu {competition} hôm {day} nhờ chiến thắng {won} trước {loser}.",
    "Chiến thắng {won} trước {loser} hôm {day} đưa {winner} lên vị trí số một ở {competition}.",
  ],
  openSteal: [
    "{loser} có cơ hội tốt hơn ở {competition} hôm {day}, còn {winner} có bàn thắng: {won}.",
    "{winner} thắng {loser} {won} ở {competition} hôm {day} trong một trận mà xét về cơ hội họ đáng lẽ phải thua.",
    "Xét về cơ hội, {loser} xứng đáng hơn hôm {day}, nhưng {winner} tận dụng tốt và thắng {won} ở {competition}.",
  ],
  openFirstWin: [
    "Sau {drought} trận không thắng, {winner} đã hạ {loser} {won} ở {competition} hôm {day}.",
    "{winner} phải chờ {drought} trận mới có niềm vui này: thắng {loser} {won} ở {competition} hôm {day}.",
    "Cơn khát đã dứt với {winner}, đội thắng {loser} {won} ở {competition} hôm {day} sau {drought} trận không thắng.",
  ],
  openStreak: [
    "{winner} có trận thắng thứ {streak} liên tiếp hôm {day} khi hạ {loser} {won} ở {competition}.",
    "{loser} là nạn nhân tiếp theo của {winner}, đội thắng {won} ở {competition} hôm {day} và đã có chuỗi {streak} trận thắng.",
    "Lại một chiến thắng nữa cho {winner}: {won} trước {loser} ở {competition} hôm {day}, trận thắng thứ {streak} liên tiếp.",
  ],
  openOneNil: [
    "{player} ghi bàn duy nhất ở phút {at} giúp {winner} thắng {loser} {won} ở {competition} hôm {day}.",
    "Một bàn là đủ cho {winner} ở {competition} hôm {day}: {player} ghi bàn phút {at}, {loser} không đáp lại được.",
    "{winner} thắng {loser} {won} ở {competition} hôm {day} nhờ pha lập công của {player} ở phút {at}.",
    "Chỉ một bàn thắng phân định {winner} và {loser} ở {competition} hôm {day}, do {player} ghi ở phút {at}.",
    "{loser} thua vì một khoảnh khắc ở {competition} hôm {day}, khi {player} ghi bàn cho {winner} ở phút {at}.",
  ],
  openManyGoals: [
    "{home} và {away} cống hiến trận hòa {score} mãn nhãn ở {competition} hôm {day}.",
    "Không hàng thủ nào đứng vững ở {competition} hôm {day}: {home} {score} {away}.",
  ],
  openHome: [
    "{home} đánh bại {away} {won} trước các cổ động viên nhà ở {competition} hôm {day}.",
    "{home} tận dụng lợi thế sân nhà ở {competition} hôm {day}, thắng {away} {won}.",
    "{away} ra về tay trắng sau trận thua {lost} trên sân {home} ở {competition} hôm {day}.",
    "Chuyến làm khách hôm {day} không mang lại niềm vui cho {away}: {home} thắng {won} ở {competition}.",
    "{home} tỏ ra nhỉnh hơn {away} hôm {day} và thắng {won} ở {competition}.",
    "Điểm số ở lại với chủ nhà ở {competition} hôm {day}, nơi {home} hạ {away} {won}.",
  ],
  openAway: [
    "{away} đến sân {home} ở {competition} hôm {day} và thắng {won}.",
    "{home} thua {away} ngay trên sân nhà ở {competition} hôm {day}, {won}.",
    "Chuyến đi tới sân {home} hôm {day} không uổng công với {away}, đội thắng {won} ở {competition}.",
    "{home} không cản được {away}, đội rời sân với chiến thắng {won} ở {competition} hôm {day}.",
    "Lợi thế sân nhà không giúp được {home} ở {competition} hôm {day}, {away} thắng {won}.",
    "Đây là trận đấu của đội khách hôm {day}: {away} thắng {won} trên sân {home} ở {competition}.",
  ],
  openDraw: [
    "{home} và {away} hòa nhau {score} ở {competition} hôm {day}.",
    "Không đội nào hơn đội nào ở {competition} hôm {day}: {home} và {away} dừng lại ở tỷ số {score}.",
    "{home} phải bằng lòng với trận hòa {score} trước {away} ở {competition} hôm {day}.",
    "Hai đội đều ghi bàn và không đội nào thắng ở {competition} hôm {day}: {home} {score} {away}.",
    "{away} mang về một điểm từ sân {home} ở {competition} hôm {day}, {score}.",
    "Cuộc gặp giữa {home} và {away} ở {competition} hôm {day} kết thúc với trận hòa {score}.",
  ],
  openGoalless: [
    "{home} và {away} không tìm được bàn thắng nào ở {competition} hôm {day}, tỷ số giữ nguyên {score}.",
    "Hai hàng thủ có tiếng nói cuối cùng ở {competition} hôm {day}: {home} {score} {away}.",
    "Tỷ số vẫn là {score} từ đầu đến cuối khi {home} gặp {away} ở {competition} hôm {day}.",
  ],
};
