import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  titleGameBuzzer: [
    "{player} định đoạt ở những giây cuối, {winner} thắng {loser} {won}",
    "{home} {score} {away}: {player} giải quyết trận đấu phút chót",
    "{winner} hạ {loser} {won} nhờ pha ghi điểm phút chót của {player}",
  ],
  titleGameOvertime: [
    "{winner} thắng {loser} {won} sau hiệp phụ",
    "{home} {score} {away}: hiệp phụ thuộc về {winner}",
    "{winner} bền bỉ hơn {loser} ở hiệp phụ, {won}",
  ],
  titleGameStar: [
    "{star} ghi {scored} điểm, {winner} thắng {loser} {won}",
    "{winner} vượt qua {loser} {won} với {scored} điểm của {star}",
    "{loser} không cản nổi {star}: {scored} điểm và chiến thắng {won} cho {winner}",
  ],
  titleGameTripleDouble: [
    "{hero} lập triple-double, {winner} thắng {loser} {won}",
    "Triple-double của {hero} đưa {winner} vượt qua {loser} {won}",
  ],
  titleGameRecovery: [
    "{winner} lội ngược dòng thắng {loser} {won}",
    "{home} {score} {away}: {winner} hoàn tất cú ngược dòng",
    "Bị dẫn {deficit} điểm, {winner} vẫn thắng {loser} {won}",
    "{loser} đánh rơi lợi thế {deficit} điểm, {winner} thắng {won}",
  ],
  titleGameRunaway: [
    "{winner} thắng dễ {loser} {won}",
    "{home} {score} {away}: {winner} hơn {gap} điểm",
    "{winner} vùi dập {loser} {won}",
  ],
  titleGameNeverBehind: [
    "{winner} dẫn trước từ đầu đến cuối, thắng {loser} {won}",
    "{loser} không một lần vượt lên, {winner} thắng {won}",
    "Dẫn suốt trận, {winner} hạ {loser} {won}",
  ],
  titleGameNarrow: [
    "{winner} thắng sát nút {loser} {won}",
    "{home} {score} {away}: {winner} thắng trận sít sao",
    "{winner} đứng vững trước {loser}, {won}",
  ],
  titleGameHome: [
    "{home} thắng {away} {won} trên sân nhà",
    "{home} có chiến thắng sân nhà {won} trước {away}",
    "{home} vượt qua {away} {won}",
    "{away} thua {lost} trên sân {home}",
    "{home} mạnh hơn {away}, thắng {won}",
  ],
  titleGameAway: [
    "{away} thắng {won} trên sân {home}",
    "{won}: {away} rời sân {home} với chiến thắng",
    "{away} có chiến thắng sân khách {won} trước {home}",
    "{home} thua {away} {lost} ngay tại sân nhà",
    "{away} nhỉnh hơn {home} trên sân khách, {won}",
  ],
  openGameBuzzer: [
    "{player} đưa {winner} vượt lên khi còn {seconds} giây, giúp đội thắng {loser} {won} ở {competition} hôm {day}.",
    "Trận đấu ở {competition} hôm {day} được định đoạt khi còn {seconds} giây: {player} ghi điểm, {winner} thắng {loser} {won}.",
    "{loser} chỉ còn cách một kết cục khác {seconds} giây ở {competition} hôm {day}, nhưng {player} mang chiến thắng {won} về cho {winner}.",
  ],
  openGameOvertime: [
    "{winner} cần đến hiệp phụ để thắng {loser} {won} ở {competition} hôm {day}.",
    "Bốn hiệp chính là chưa đủ ở {competition} hôm {day}: {winner} hạ {loser} {won} trong hiệp phụ.",
    "{loser} kéo {winner} vào hiệp phụ ở {competition} hôm {day} và thua {lost}.",
  ],
  openGameStar: [
    "{star} ghi {scored} điểm trong chiến thắng {won} của {winner} trước {loser} ở {competition} hôm {day}.",
    "{loser} không cản được {star}, người ghi {scored} điểm giúp {winner} thắng {won} ở {competition} hôm {day}.",
    "Với {scored} điểm, {star} đưa {winner} vượt qua {loser} {won} ở {competition} hôm {day}.",
  ],
  openGameTripleDouble: [
    "{hero} lập triple-double khi {winner} thắng {loser} {won} ở {competition} hôm {day}: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
    "Với {points} điểm, {rebounds} rebound và {assists} kiến tạo, {hero} dẫn dắt {winner} thắng {loser} {won} ở {competition} hôm {day}.",
  ],
  openGameRecovery: [
    "{winner} bị dẫn {deficit} điểm ở {competition} hôm {day} nhưng vẫn thắng {loser} {won}.",
    "{loser} để tuột lợi thế {deficit} điểm hôm {day}, và {winner} thắng {won} ở {competition}.",
    "Sau khi bị bỏ lại tới {deficit} điểm, {winner} bắt kịp {loser} và thắng {won} ở {competition} hôm {day}.",
    "Dẫn {deficit} điểm vẫn là chưa đủ với {loser} ở {competition} hôm {day}: {winner} ngược dòng thắng {won}.",
  ],
  openGameRunaway: [
    "{winner} bỏ xa {loser} ở {competition} hôm {day}, {won}.",
    "Với cách biệt {gap} điểm, {winner} thắng {loser} {won} ở {competition} hôm {day}.",
    "Trận đấu ở {competition} hôm {day} không có gì để bàn cãi: {winner} thắng {loser} {won}.",
  ],
  openGameNeverBehind: [
    "{winner} không lúc nào bị dẫn ở {competition} hôm {day} và thắng {loser} {won}.",
    "{loser} không dẫn trước một giây nào ở {competition} hôm {day} và thua {winner} {lost}.",
    "Từ cú ném đầu đến cú ném cuối {winner} luôn dẫn trước hôm {day}, thắng {loser} {won} ở {competition}.",
  ],
  openGameNarrow: [
    "{winner} thắng trận đấu sít sao trước {loser} ở {competition} hôm {day}, {won}.",
    "Đội nào cũng có thể thắng ở {competition} hôm {day}: {winner} hạ {loser} {won}.",
    "Đến những lượt bóng cuối hôm {day}, {winner} vẫn đứng vững trước {loser}, {won} ở {competition}.",
  ],
  openGameHome: [
    "{home} thắng {away} {won} trên sân nhà ở {competition} hôm {day}.",
    "{away} thua {lost} trên sân {home} ở {competition} hôm {day}.",
    "Trên sân nhà, {home} hơn {away} {gap} điểm ở {competition} hôm {day}, {won}.",
    "{home} bảo vệ thành công sân nhà trước {away} ở {competition} hôm {day}, thắng {won}.",
    "{home} giải quyết {away} hôm {day} với tỷ số {won} ở {competition}.",
  ],
  openGameAway: [
    "{away} đến sân {home} ở {competition} hôm {day} và thắng {won}.",
    "{home} thua {lost} trên sân nhà trước {away} ở {competition} hôm {day}.",
    "Trên sân khách, {away} hơn {home} {gap} điểm ở {competition} hôm {day}, {won}.",
    "Chuyến đi tới sân {home} kết thúc tốt đẹp với {away}, đội thắng {won} ở {competition} hôm {day}.",
    "{away} không để vuột chiến thắng trên sân {home} hôm {day}, {won} ở {competition}.",
  ],
  gameHalfLead: [
    "{team} dẫn {lead} sau hai hiệp đầu.",
    "Hết hiệp 2, {team} dẫn trước {lead}.",
    "Nửa đầu trận thuộc về {team}, {lead}.",
  ],
  gameHalfBehind: [
    "{team} từng dẫn {lead} sau hai hiệp đầu.",
    "Hết hiệp 2, {team} còn dẫn {lead}.",
    "{team} dẫn {lead} ở giờ nghỉ mà không giữ được.",
  ],
  thirdQuarterLead: [
    "{team} bước vào hiệp cuối với lợi thế, {lead}.",
    "Trước hiệp cuối {team} dẫn {lead}.",
    "Khi trận đấu còn một hiệp, {team} dẫn {lead}.",
  ],
  thirdQuarterBehind: [
    "Cục diện xoay chuyển ở hiệp cuối, dù {team} bước vào đó khi đang dẫn {lead}.",
    "{team} dẫn {lead} sau ba hiệp rồi thua ở hiệp cuối.",
    "Bước vào hiệp cuối, {team} vẫn còn dẫn {lead}.",
  ],
  bigQuarter: [
    "{team} thắng hiệp {quarter} với tỷ số {lead}.",
    "Hiệp {quarter} là của {team}, {lead}.",
    "{team} tạo khác biệt ở hiệp {quarter}, thắng {lead}.",
    "Không hiệp nào chênh lệch như hiệp {quarter}: {lead} nghiêng về {team}.",
  ],
  run: [
    "Chuỗi ghi điểm dài nhất thuộc về {team}: {points} điểm liên tiếp trong hiệp {quarter}.",
    "Trong hiệp {quarter}, {team} ghi liền {points} điểm, chuỗi dài nhất trận.",
    "{team} có một mạch {points} điểm ở hiệp {quarter}.",
    "Mạch điểm dài nhất là {points} điểm của {team} trong hiệp {quarter}.",
  ],
  runOvertime: [
    "Chuỗi ghi điểm dài nhất đến trong hiệp phụ, khi {team} ghi liền {points} điểm.",
    "Ở hiệp phụ {team} ghi {points} điểm liên tiếp, mạch dài nhất trận.",
  ],
  deficit: [
    "Có lúc đội thắng bị dẫn tới {count} điểm.",
    "Ở thời điểm khó khăn nhất, đội thắng kém {count} điểm.",
    "{winner} có lúc kém tới {count} điểm.",
  ],
  biggestLead: [
    "Cách biệt lớn nhất của đội thắng là {count} điểm.",
    "Có lúc đội thắng dẫn tới {count} điểm.",
    "{winner} có thời điểm bỏ xa {count} điểm.",
  ],
  neverBehind: [
    "{winner} không lúc nào bị dẫn và có lúc hơn {count} điểm.",
    "{loser} không một lần dẫn trước.",
    "{winner} dẫn suốt trận, có lúc hơn tới {count} điểm.",
  ],
  leadChanges: [
    "Thế dẫn điểm đổi chủ {count} lần.",
    "Hai đội thay nhau dẫn trước {count} lần.",
    "Thế trận giằng co với {count} lần đổi ngôi dẫn điểm.",
  ],
  overtime: [
    "Hết bốn hiệp chính tỷ số là {regular}.",
    "Các hiệp chính kết thúc {regular}, hai đội phải bước vào hiệp phụ.",
    "Trước hiệp phụ tỷ số là {regular}.",
  ],
  topScorer: [
    "{player} dẫn dắt {team} với {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "Người ghi nhiều điểm nhất cho {team} là {player}: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
    "{player} là tay ghi điểm số một của {team} với {points} điểm.",
    "{team} có {points} điểm từ {player}.",
    "Chính {player} kéo {team} đi lên với {points} điểm.",
    "{player} ghi {points} điểm và có {assists} kiến tạo cho {team}.",
  ],
  topDouble: [
    "{player} dẫn dắt {team} bằng cú double-double: {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "Double-double giúp {player} trở thành ngôi sao của {team}: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
    "Không ai đóng góp cho {team} nhiều hơn {player}: {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "Đầu tàu của {team} là {player} với double-double {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
  ],
  fortyPoints: [
    "{player} ghi tới {points} điểm cho {team}.",
    "{team} phải cảm ơn {player} vì {points} điểm.",
    "Riêng {player} mang về {points} điểm cho {team}.",
  ],
  tripleDouble: [
    "{player} của {team} lập triple-double: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
    "Trận đấu có cú triple-double của {player} ({team}) với {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
  ],
  secondScorer: [
    "{player} đóng góp thêm {points} điểm cho đội thắng.",
    "Bên đội thắng còn có {player} với {points} điểm.",
    "{winner} còn có {points} điểm của {player}.",
    "{player} góp sức cho {winner} bằng {points} điểm.",
  ],
  otherScorer: [
    "Bên phía {team}, {player} ghi {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "{player} ghi nhiều điểm nhất cho {team} với {points} điểm, cùng {rebounds} rebound và {assists} kiến tạo.",
    "Với {team}, {points} điểm của {player} là chưa đủ.",
    "Điểm sáng của {team} là {player} với {points} điểm.",
    "Ở đội thua, {player} của {team} có {points} điểm.",
  ],
  doubleDouble: [
    "{player} của {team} lập double-double: {points} điểm, {rebounds} rebound, {assists} kiến tạo.",
    "Trận đấu có double-double của {player} ({team}) với {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
    "{team} còn có {player} với {points} điểm, {rebounds} rebound và {assists} kiến tạo.",
  ],
  teamRebounds: [
    "{team} có {count} rebound, {opponent} có {other}.",
    "Rebound: {count} của {team}, {other} của {opponent}.",
    "{team} làm chủ bảng rổ với {count} rebound so với {other}.",
    "{opponent} chỉ giành {other} rebound, còn {team} có {count}.",
  ],
  teamThrees: [
    "Từ vạch ba điểm, {team} ném trúng {count} quả, {opponent} ném trúng {other} quả.",
    "Ném ba điểm thành công: {count} của {team}, {other} của {opponent}.",
    "{team} ném xa tốt hơn, {count} quả ba điểm so với {other}.",
    "{opponent} chỉ có {other} quả ba điểm, còn {team} có {count}.",
  ],
  benchPoints: [
    "Dự bị của {team} ghi {count} điểm, dự bị của {opponent} ghi {other} điểm.",
    "{team} có {count} điểm từ băng ghế dự bị, {opponent} có {other}.",
    "Băng ghế dự bị mang về {count} điểm cho {team} và {other} điểm cho {opponent}.",
  ],
  recordTop: [
    "{team} lên đầu {table} với {won} trận thắng, {lost} trận thua.",
    "Chiến thắng đưa {team} lên ngôi đầu {table}, thành tích {won} thắng {lost} thua.",
  ],
  recordAhead: [
    "{team} vẫn đứng đầu {table} với {won} trận thắng, {lost} trận thua.",
    "{team} dẫn đầu {table}, thành tích {won} thắng {lost} thua.",
    "Không ai đứng trên {team} ở {table}, với {won} thắng {lost} thua.",
  ],
  recordUp: [
    "{team} leo từ thứ {from} lên thứ {place} ở {table}.",
    "{team} lên thứ {place} ở {table} với {won} thắng {lost} thua.",
    "Kết quả này đưa {team} lên thứ {place} ở {table}, thành tích {won} thắng {lost} thua.",
    "{team} nâng thành tích lên {won} thắng {lost} thua và vươn lên thứ {place} ở {table}.",
  ],
  recordDown: [
    "{team} tụt từ thứ {from} xuống thứ {place} ở {table}.",
    "{team} xuống thứ {place} ở {table} với {won} thắng {lost} thua.",
    "Kết quả này khiến {team} rơi xuống thứ {place} ở {table}, thành tích {won} thắng {lost} thua.",
    "{team} giờ có {won} thắng {lost} thua và lùi xuống thứ {place} ở {table}.",
  ],
  recordStill: [
    "{team} có {won} thắng {lost} thua và vẫn đứng thứ {place} ở {table}.",
    "Với {won} thắng {lost} thua, {team} giữ vị trí thứ {place} ở {table}.",
    "{team} ở lại thứ {place} của {table}, thành tích {won} thắng {lost} thua.",
    "Thành tích của {team} giờ là {won} thắng {lost} thua, vẫn thứ {place} ở {table}.",
  ],
  recordBottom: [
    "{team} đứng cuối {table} với {won} thắng {lost} thua.",
    "{team} chỉ còn vị trí cuối ở {table}, {won} thắng {lost} thua.",
  ],
};
