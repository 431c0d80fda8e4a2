import type { GameVoiceTexts } from "../voice-keys.ts";

export const VN: GameVoiceTexts = {
  voiceFirst: ["Những điểm đầu tiên của trận đấu.", "{team} mở tỷ số.", "{team} ghi điểm trước."],
  voiceBuzzer: ["Ngay trước tiếng còi!", "Vừa kịp giờ!", "Đúng lúc hết giờ!"],
  voiceGoAhead: [
    "{team} dẫn trước khi chỉ còn {count} giây!",
    "Còn {count} giây, và {team} đang dẫn!",
    "{team} giành thế dẫn điểm, {count} giây trước khi hết giờ!",
  ],
  voiceLead: [
    "{team} vượt lên dẫn trước.",
    "Thế dẫn điểm đổi chủ.",
    "Giờ thì {team} đã ở phía trước.",
    "{team} vươn lên phía trước.",
    "Đội dẫn điểm mới: {team}.",
  ],
  voiceTied: [
    "Hai đội bằng điểm.",
    "Tỷ số cân bằng.",
    "Không còn khoảng cách nào giữa hai đội.",
    "Tỷ số lại cân bằng.",
  ],
  voiceComeback: [
    "{team} từng bị dẫn tới {count} điểm!",
    "Bị dẫn {count} điểm, {team} vẫn bám lại được.",
    "{team} đã gỡ lại {count} điểm!",
  ],
  voiceWithin: [
    "{team} chỉ còn kém {count} điểm.",
    "Cách biệt chỉ còn {count} điểm.",
    "{team} chỉ còn bị dẫn {count} điểm.",
  ],
  voiceRun: [
    "{team} ghi liền {count} điểm.",
    "Chuỗi {count} điểm liên tiếp của {team}.",
    "{team} ghi {count} điểm không đáp trả.",
  ],
  voicePoints: [
    "{player} đã có {count} điểm.",
    "Vậy là {count} điểm cho {player}.",
    "Vậy là {player} có {count} điểm.",
  ],
  voiceThrees: [
    "{player} đã ném vào {count} cú 3 điểm.",
    "Cú 3 điểm thứ {count} của {player}.",
    "{player} đã ném trúng {count} lần từ ngoài vạch 3 điểm.",
  ],
  voiceDoubleRebounds: [
    "Double-double cho {player}: {points} điểm và {count} rebound.",
    "{player} có {points} điểm và {count} rebound, đủ double-double.",
    "{points} điểm và {count} rebound là double-double cho {player}.",
  ],
  voiceDoubleAssists: [
    "Double-double cho {player}: {points} điểm và {count} kiến tạo.",
    "{player} có {points} điểm và {count} kiến tạo, đủ double-double.",
    "{points} điểm và {count} kiến tạo là double-double cho {player}.",
  ],
  voiceLargest: [
    "{team} dẫn {count} điểm.",
    "Cách biệt {count} điểm, lớn nhất của {team} đến lúc này.",
    "Cách biệt của {team} lên tới {count} điểm.",
  ],
  voiceDrought: [
    "{team} đã im tiếng suốt {count} phút.",
    "Những điểm đầu tiên của {team} sau {count} phút.",
    "Sau {count} phút, {team} lại ghi điểm.",
  ],
  voiceFoulTrouble: [
    "{player} đã có {count} lỗi và không được phạm thêm.",
    "Thêm một lỗi nữa là {player} phải rời sân.",
    "Với {count} lỗi, {player} phải cẩn thận.",
  ],
  voiceStop: [
    "{team} vừa ghi liền {count} điểm.",
    "Hội ý để chặn mạch {count} điểm liên tiếp của {team}.",
    "{team} đang có chuỗi {count} điểm liên tiếp.",
  ],
  voiceQuarter: [
    "{team} thắng hiệp này {score}.",
    "Hiệp này thuộc về {team}, {score}.",
    "{team} nhỉnh hơn trong hiệp này, {score}.",
  ],
  voiceQuarterLevel: ["Hai đội hòa nhau trong hiệp này.", "Không đội nào thắng hiệp này."],
  voiceHalf: [
    "{team} dẫn {count} điểm khi hết nửa đầu trận.",
    "Vào giờ nghỉ, {team} hơn {count} điểm.",
    "{team} mang theo lợi thế {count} điểm vào giờ nghỉ.",
  ],
  voiceHalfLevel: ["Hai đội bằng điểm ở giờ nghỉ.", "Giờ nghỉ đến mà hai đội chưa hơn kém."],
  voiceOvertime: ["Hiệp phụ sẽ phân định thắng thua.", "Trận đấu bước vào hiệp phụ."],
  voiceClose: [
    "{team} giữ được chiến thắng với cách biệt {count} điểm.",
    "Sát nút: {team} thắng {count} điểm.",
    "{count} điểm quyết định, phần thắng thuộc về {team}.",
  ],
  voiceWon: [
    "{team} thắng cách biệt {count} điểm.",
    "Chiến thắng cho {team}, hơn {count} điểm.",
    "{team} hơn đối thủ {count} điểm chung cuộc.",
  ],
};
