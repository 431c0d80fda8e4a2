import type { RoundTexts } from "../keys.ts";

export const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition}, vòng {matchday}: tổng hợp ngày {date}",
    "Toàn cảnh vòng {matchday} {competition}, {date}",
    "{competition}: vòng {matchday} khép lại ngày {date}",
  ],
  roundTitleDate: [
    "{competition}: tổng hợp ngày {date}",
    "{competition}, {date}: tất cả kết quả",
    "{competition}: chuyện gì xảy ra ngày {date}",
  ],
  roundOpenMatchday: [
    "Vòng {matchday} {competition} đã khép lại với {total} trận đấu.",
    "{competition} có thêm {total} kết quả: vòng {matchday} kết thúc ngày {date}.",
    "Vòng {matchday} {competition} gồm {total} trận, kết thúc ngày {date}.",
  ],
  roundOpenDate: [
    "Ngày {date} có {total} trận {competition}.",
    "Lịch {competition} ngày {date} có {total} trận.",
    "{total} trận {competition} đã diễn ra ngày {date}.",
  ],
  roundSummaryMatchday: ["Kết quả, những chiến thắng đậm nhất và bảng xếp hạng sau vòng {matchday} {competition}."],
  roundSummaryDate: ["Kết quả và những chiến thắng đậm nhất của {competition} ngày {date}."],
  roundResults: [
    "Chủ nhà thắng {homeWins} trận, đội khách thắng {awayWins}, {draws} trận hòa.",
    "Thắng sân nhà: {homeWins}. Thắng sân khách: {awayWins}. Hòa: {draws}.",
  ],
  roundGoals: [
    "Tổng cộng có {count} bàn thắng, trung bình {average} bàn mỗi trận.",
    "Số bàn thắng là {count}, trung bình {average} bàn mỗi trận.",
  ],
  roundBiggest: [
    "Cách biệt lớn nhất thuộc về {team}, đội thắng {opponent} {won}.",
    "Không đội nào thắng đậm hơn {team}: {won} trước {opponent}.",
  ],
  roundRichest: [
    "Trận nhiều bàn thắng nhất là {home} {score} {away}.",
    "{home} {score} {away} có nhiều bàn thắng hơn mọi trận khác.",
  ],
  roundLate: [
    "{team} thắng {opponent} {won} nhờ bàn ở phút {at}.",
    "Bàn thắng phút {at} mang về chiến thắng cho {team} trước {opponent}, {won}.",
  ],
  roundReds: ["Thẻ đỏ: {count}.", "Các trọng tài rút ra {count} thẻ đỏ."],
  roundGames: [
    "Chủ nhà thắng {homeWins} trận, đội khách thắng {awayWins}.",
    "Thắng sân nhà: {homeWins}. Thắng sân khách: {awayWins}.",
  ],
  roundPoints: ["Trung bình mỗi trận có {average} điểm.", "Tính cả hai đội, trung bình {average} điểm mỗi trận."],
  roundClosest: [
    "Trận sít sao nhất thuộc về {team}, đội thắng {opponent} {won}.",
    "{team} có chiến thắng sít sao nhất, {won} trước {opponent}.",
  ],
  roundHighest: [
    "Trận nhiều điểm nhất là {home} {score} {away}, tổng cộng {count} điểm.",
    "{home} {score} {away} là trận có nhiều điểm nhất: {count}.",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "Bảng xếp hạng {competition} ngày {date}: {leader} dẫn đầu",
    "{competition}: điểm qua bảng xếp hạng ngày {date}",
    "Thứ hạng {competition}, {date}: {leader} trên đỉnh",
  ],
  watchOpen: [
    "Bảng xếp hạng {competition} ngày {date} có {leader} ở vị trí số một.",
    "Tuần mới bắt đầu, {leader} đứng đầu bảng {competition} ngày {date}.",
    "Thứ Hai, {date}, dẫn đầu bảng {competition} là {leader}.",
  ],
  watchSummary: [
    "Bảng xếp hạng {competition} ngày {date}: ai dẫn đầu, hơn bao nhiêu, ai đang có phong độ.",
    "Đội đầu bảng, hàng công, hàng thủ và phong độ ở {competition} ngày {date}.",
  ],
  watchLeader: [
    "{team} dẫn đầu với {points} điểm sau {played} trận.",
    "Đứng đầu là {team}: {played} trận, {points} điểm.",
  ],
  watchLeaderPoints: [
    "Đội đầu bảng có {points} điểm sau {played} trận.",
    "Sau {played} trận, đội đầu bảng giành {points} điểm.",
  ],
  watchGap: [
    "Xếp thứ hai là {opponent}, kém {count} điểm.",
    "Khoảng cách với {opponent} ở vị trí thứ hai là {count} điểm.",
  ],
  watchLevel: ["{opponent} ở vị trí thứ hai có cùng số điểm.", "Bằng điểm và xếp thứ hai là {opponent}."],
  watchThird: ["{team} đứng thứ ba với {points} điểm.", "Vị trí thứ ba thuộc về {team}, đội có {points} điểm."],
  watchLeaderRecord: ["Thành tích của đội đầu bảng là {won}-{lost}.", "Đội đầu bảng thắng {won}, thua {lost}."],
  watchSecondRecord: ["Theo sau là {team} với {won}-{lost}.", "Xếp thứ hai là {team}, {won}-{lost}."],
  rowPoints: ["{place} - {team}: {points} điểm, {played} trận"],
  rowRecord: ["{place} - {team}: {won}-{lost}"],
  watchAttack: [
    "Đội ghi nhiều bàn nhất là {team}: {count} bàn sau {played} trận.",
    "{team} có hàng công tốt nhất, {count} bàn sau {played} trận.",
  ],
  watchDefence: [
    "Đội thủng lưới ít nhất là {team}: {count} bàn sau {played} trận.",
    "Hàng thủ tốt nhất là của {team}, thủng lưới {count} bàn sau {played} trận.",
  ],
  watchPointsFor: [
    "{team} ghi nhiều điểm nhất: {count} điểm sau {played} trận.",
    "Không đội nào ghi nhiều điểm hơn {team}: {count} sau {played} trận.",
  ],
  watchPointsAgainst: [
    "{team} để thua ít điểm nhất: {count} điểm sau {played} trận.",
    "Hàng thủ tốt nhất là của {team}: để thua {count} điểm sau {played} trận.",
  ],
  watchForm: [
    "{team} đang có phong độ tốt nhất: thắng {count} trong {of} trận gần nhất.",
    "Trong {of} trận gần nhất, {team} thắng {count}, không đội nào thắng nhiều hơn.",
  ],
  watchPoorForm: [
    "{team} thắng {count} trong {of} trận gần nhất.",
    "Ở chiều ngược lại, {team} chỉ thắng {count} trong {of} trận gần nhất.",
  ],
  watchWinless: [
    "{team} chưa thắng trận nào trong {of} trận gần nhất.",
    "Ở chiều ngược lại, {team} không thắng trận nào trong {of} trận gần nhất.",
  ],
  watchBottom: [
    "Đứng cuối là {team}, có {points} điểm sau {played} trận.",
    "{team} xếp cuối bảng với {points} điểm sau {played} trận.",
  ],
  watchBottomRecord: ["Đứng cuối là {team}, {won}-{lost}.", "{team} xếp cuối bảng, {won}-{lost}."],
};
