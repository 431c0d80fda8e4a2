import type { GameVoiceTexts } from "../voice-keys.ts";

export const VN: GameVoiceTexts = {
  voiceFirst: ["Những điểm đầu tiên của trận đấu.", "{team} mở tỷ số."],
  voiceBuzzer: ["Ngay trước tiếng còi!", "Vừa kịp giờ!"],
  voiceGoAhead: ["{team} dẫn trước khi chỉ còn {count} giây!", "Còn {count} giây, và {team} đang dẫn!"],
  voiceLead: ["{team} vượt lên dẫn trước.", "Thế dẫn điểm đổi chủ.", "Giờ thì {team} đã ở phía trước."],
  voiceTied: ["Hai đội bằng điểm.", "Tỷ số cân bằng.", "Không còn khoảng cách nào giữa hai đội."],
  voiceComeback: ["{team} từng bị dẫn tới {count} điểm!", "Bị dẫn {count} điểm, {team} vẫn bám lại được."],
  voiceWithin: ["{team} chỉ còn kém {count} điểm.", "Cách biệt chỉ còn {count} điểm."],
  voiceRun: ["{team} ghi liền {count} điểm.", "Chuỗi {count} điểm liên tiếp của {team}."],
  voicePoints: ["{player} đã có {count} điểm.", "Vậy là {count} điểm cho {player}."],
  voiceThrees: ["{player} đã ném vào {count} cú 3 điểm.", "Cú 3 điểm thứ {count} của {player}."],
  voiceDoubleRebounds: [
    "Double-double cho {player}: {points} điểm và {count} rebound.",
    "{player} có {points} điểm và {count} rebound, đủ double-double.",
  ],
  voiceDoubleAssists: [
    "Double-double cho {player}: {points} điểm và {count} kiến tạo.",
    "{player} có {points} điểm và {count} kiến tạo, đủ double-double.",
  ],
  voiceLargest: ["{team} dẫn {count} điểm.", "Cách biệt {count} điểm, lớn nhất của {team} đến lúc này."],
  voiceDrought: ["{team} đã im tiếng suốt {count} phút.", "Những điểm đầu tiên của {team} sau {count} phút."],
  voiceFoulTrouble: [
    "{player} đã có {count} lỗi và không được phạm thêm.",
    "Thêm một lỗi nữa là {player} phải rời sân.",
  ],
  voiceStop: ["{team} vừa ghi liền {count} điểm.", "Hội ý để chặn mạch {count} điểm liên tiếp của {team}."],
  voiceQuarter: ["{team} thắng hiệp này {score}.", "Hiệp này thuộc về {team}, {score}."],
  voiceQuarterLevel: ["Hai đội hòa nhau trong hiệp này."],
  voiceHalf: ["{team} dẫn {count} điểm khi hết nửa đầu trận.", "Vào giờ nghỉ, {team} hơn {count} điểm."],
  voiceHalfLevel: ["Hai đội bằng điểm ở giờ nghỉ."],
  voiceOvertime: ["Hiệp phụ sẽ phân định thắng thua."],
  voiceClose: ["{team} giữ được chiến thắng với cách biệt {count} điểm.", "Sát nút: {team} thắng {count} điểm."],
  voiceWon: ["{team} thắng cách biệt {count} điểm.", "Chiến thắng cho {team}, hơn {count} điểm."],
};
