import type { Texts } from "./keys.ts";

export const VN: Texts = {
  lineUps: ["Đã có đội hình ra sân: {home} và {away} công bố 11 cầu thủ xuất phát."],
  delayed: ["Trận đấu bị lùi giờ. {home} và {away} phải chờ thêm ít phút."],
  postponed: ["Trận {home} gặp {away} không diễn ra hôm nay: trận đấu đã bị hoãn."],
  kickOff: ["Bóng lăn: {home} gặp {away}.", "Trọng tài nổi còi, trận {home} gặp {away} bắt đầu."],
  halfTime: ["Hết hiệp 1: {home} {score} {away}.", "Hai đội vào nghỉ giữa hiệp với tỷ số {home} {score} {away}."],
  secondHalf: ["Hiệp 2 bắt đầu.", "Hai đội trở lại sân, hiệp 2 bắt đầu."],
  fullTime: ["Kết thúc: {home} {score} {away}.", "Trận đấu kết thúc. Tỷ số chung cuộc: {home} {score} {away}."],
  extraBreak: ["90 phút chưa phân thắng bại. Tỷ số là {score}, hai đội bước vào hiệp phụ."],
  extraStart: ["Hiệp phụ bắt đầu: thêm 30 phút để tìm đội thắng."],
  extraTurn: ["Hai đội đổi sân, hiệp phụ thứ hai bắt đầu."],
  afterExtra: ["Kết thúc hiệp phụ: {home} {score} {away}."],
  shootout: ["120 phút vẫn bất phân thắng bại. Hai đội bước vào loạt luân lưu."],
  afterPens: ["Loạt luân lưu kết thúc: {home} {score} {away}."],
  interrupted: ["Trọng tài cho trận đấu tạm dừng, cầu thủ hai đội chờ trên sân."],
  abandoned: ["Trận đấu bị hủy giữa chừng và sẽ không đá tiếp hôm nay."],
  addedTime: ["Trọng tài thứ tư báo bù giờ {minutes} phút.", "Thời gian bù giờ: {minutes} phút."],
  goal: [
    "VÀO! {player} ghi bàn cho {team}. {home} {score} {away}.",
    "{player} đưa bóng vào lưới! {home} {score} {away}.",
    "Bàn thắng! {player} dứt điểm thành công: {home} {score} {away}.",
  ],
  goalFrom: [
    "VÀO! {player} ghi bàn sau đường chuyền của {other}. {home} {score} {away}.",
    "{other} kiến tạo, {player} dứt điểm thành bàn! {home} {score} {away}.",
    "{player} không bỏ lỡ cơ hội từ đường chuyền của {other}. {home} {score} {away}.",
  ],
  goalHead: [
    "VÀO! {player} bật cao đánh đầu ghi bàn. {home} {score} {away}.",
    "{player} đánh đầu tung lưới! {home} {score} {away}.",
  ],
  goalHeadFrom: [
    "VÀO! {other} tạt bóng, {player} đánh đầu ghi bàn. {home} {score} {away}.",
    "{player} đón bóng của {other} và đánh đầu vào lưới! {home} {score} {away}.",
  ],
  goalFar: [
    "Cú sút tuyệt vời! {player} ghi bàn từ cự ly xa. {home} {score} {away}.",
    "VÀO! {player} sút xa từ ngoài vòng cấm và bóng nằm gọn trong lưới. {home} {score} {away}.",
  ],
  goalFarFrom: [
    "{other} nhả bóng và {player} ghi bàn từ cự ly xa! {home} {score} {away}.",
    "VÀO! {player} nhận bóng của {other} rồi sút tung lưới từ ngoài vòng cấm. {home} {score} {away}.",
  ],
  goalFreeKick: [
    "VÀO! {player} đá phạt trực tiếp thành bàn. {home} {score} {away}.",
    "Bóng vượt hàng rào và vào lưới: cú đá phạt đẹp mắt của {player}. {home} {score} {away}.",
  ],
  goalPenalty: [
    "VÀO! {player} thực hiện thành công quả phạt đền. {home} {score} {away}.",
    "{player} đánh lừa thủ môn trên chấm 11m. {home} {score} {away}.",
  ],
  goalOwn: [
    "Phản lưới nhà! {player} đưa bóng vào lưới nhà. {home} {score} {away}.",
    "Không may cho {player}: bóng chạm người anh đi vào lưới, bàn thắng cho {team}. {home} {score} {away}.",
  ],
  penaltyGiven: [
    "Phạt đền cho {team}! Trọng tài chỉ tay vào chấm 11m.",
    "Phạm lỗi trong vòng cấm, {team} được hưởng phạt đền.",
  ],
  penaltySaved: [
    "Cản phá! Thủ môn đẩy được quả phạt đền của {player}.",
    "{player} đá phạt đền, nhưng thủ môn cản được!",
  ],
  penaltyOff: ["Hỏng! {player} đá phạt đền ra ngoài.", "{player} sút phạt đền không trúng đích."],
  penaltyPost: ["{player} đá phạt đền trúng khung gỗ!"],
  varCheck: ["VAR đang kiểm tra bàn thắng của {team}.", "Bàn thắng đang được xem lại, {team} phải chờ."],
  varGoal: ["VAR kiểm tra xong: bàn thắng được công nhận.", "VAR công nhận bàn thắng cho {team}."],
  varOffside: ["Không có bàn thắng! VAR xác định việt vị.", "VAR báo việt vị. Bàn thắng của {team} bị hủy."],
  varFoul: ["Không có bàn thắng! VAR phát hiện lỗi trước đó.", "Bàn thắng của {team} bị hủy vì có lỗi trước đó."],
  yellow: [
    "Thẻ vàng cho {player} sau pha phạm lỗi.",
    "{player} ({team}) nhận thẻ vàng.",
    "Trọng tài rút thẻ vàng cho {player} vì pha vào bóng đó.",
  ],
  yellowHandball: ["Thẻ vàng cho {player} vì để bóng chạm tay."],
  yellowDissent: ["{player} phản ứng với trọng tài và nhận thẻ vàng."],
  yellowTime: ["{player} câu giờ và nhận thẻ vàng."],
  secondYellow: [
    "Thẻ vàng thứ hai! {player} bị truất quyền thi đấu, {team} phải chơi thiếu người.",
    "{player} nhận thẻ vàng thứ hai: {team} mất một người.",
  ],
  red: [
    "Thẻ đỏ! {player} bị truất quyền thi đấu, {team} phải chơi thiếu người.",
    "Thẻ đỏ trực tiếp cho {player}. {team} phải đá tiếp mà không có anh.",
  ],
  subst: [
    "{team} thay người: {player} vào, {other} ra.",
    "{player} vào sân thay {other}.",
    "{other} rời sân nhường chỗ cho {player}.",
  ],
  substInjury: [
    "{other} không thể thi đấu tiếp. {player} vào thay.",
    "{other} chấn thương phải rời sân, {player} vào thay.",
  ],
  saved: [
    "{player} dứt điểm, {other} cản phá.",
    "{other} đẩy được cú sút của {player}.",
    "{player} tung cú sút nhưng {other} kịp cản phá.",
    "{player} thử vận may, {other} bắt gọn.",
  ],
  savedHead: ["{player} đánh đầu, {other} cản phá.", "Pha đánh đầu của {player} bị {other} hóa giải."],
  savedBig: [
    "Cứu thua xuất sắc! {other} từ chối cơ hội của {player} ở cự ly gần.",
    "Cơ hội lớn cho {player}, nhưng {other} đã cứu thua!",
  ],
  off: [
    "{player} sút ra ngoài.",
    "{player} dứt điểm nhưng không trúng đích.",
    "Cú sút của {player} đi chệch khung thành.",
    "{player} đưa bóng đi chệch cột.",
  ],
  offHead: ["{player} đánh đầu vọt xà.", "{player} đánh đầu ra ngoài."],
  offFar: [
    "{player} sút xa không trúng đích.",
    "Cú sút xa của {player} đi vọt xà.",
    "Từ ngoài vòng cấm, {player} sút ra ngoài.",
  ],
  offBig: ["Cơ hội mười mươi! {player} bỏ lỡ ở cự ly gần.", "{player} lẽ ra phải ghi bàn, nhưng bóng đi ra ngoài."],
  blocked: [
    "Cú sút của {player} bị {other} chặn lại.",
    "{other} lao ra chặn cú sút của {player}.",
    "{player} dứt điểm nhưng {other} kịp chắn.",
  ],
  post: ["Bóng dội khung gỗ! {player} suýt ghi bàn.", "{player} sút trúng cột dọc!"],
  corner: ["Phạt góc cho {team}.", "{team} được hưởng phạt góc.", "Bóng hết đường biên ngang, phạt góc cho {team}."],
  foul: [
    "{player} phạm lỗi với {other}.",
    "{player} phạm lỗi khiến {other} ngã. Đối phương được đá phạt.",
    "Trọng tài thổi còi: {player} phạm lỗi với {other}.",
  ],
  offside: ["{player} việt vị.", "Trọng tài biên phất cờ: {player} việt vị.", "Việt vị: {player} băng xuống quá sớm."],
  kickScored: [
    "{player} sút thành công. Luân lưu: {home} {score} {away}.",
    "{player} ghi bàn ở lượt đá này: {home} {score} {away}.",
  ],
  kickMissed: [
    "{player} đá hỏng! Luân lưu: {home} {score} {away}.",
    "{player} không ghi được bàn: vẫn là {home} {score} {away}.",
  ],
};
