import type { VoiceTexts } from "../voice-keys.ts";

export const VN: VoiceTexts = {
  voiceEarly: [
    "Khởi đầu tuyệt vời cho {team}!",
    "{opponent} còn chưa kịp chạm bóng.",
    "Không thể bắt đầu tốt hơn cho {team}.",
  ],
  voiceLevel: ["Thế cân bằng được lập lại.", "{team} đã trở lại cuộc chơi.", "Lợi thế của {opponent} tan biến."],
  voiceLevelLate: ["Tưởng như đã an bài, {team} gỡ hòa!", "Muộn đến thế mà mọi thứ lại mở ra!"],
  voiceAhead: ["{team} vượt lên dẫn trước.", "Giờ đến lượt {opponent} phải rượt đuổi."],
  voiceLate: [
    "Rất có thể đây là bàn quyết định!",
    "Bàn thắng đến thật đúng lúc!",
    "{opponent} gần như không còn thời gian đáp trả.",
  ],
  voiceCushion: ["{team} dễ thở hơn rồi.", "Cách biệt giờ là hai bàn.", "{opponent} còn rất nhiều việc phải làm."],
  voiceDecided: [
    "Trận đấu xem như đã ngã ngũ.",
    "Hôm nay không ai cản nổi {team}.",
    "{opponent} không có câu trả lời.",
  ],
  voiceHope: ["Chỉ còn cách một bàn: {team} lại hy vọng.", "Bỗng nhiên {opponent} lo lắng thấy rõ."],
  voiceConsolation: ["Đường còn xa với {team}.", "Lúc này mới chỉ là bàn danh dự."],
  voiceBrace: ["Bàn thứ hai của anh trong trận!", "Lại là {player}!", "Vậy là cú đúp cho {player}."],
  voiceHatTrick: ["Hat-trick cho {player}!", "Ba bàn cho {player}, anh có thể mang bóng về nhà!"],
  voiceSaves: [
    "Đó là pha cứu thua thứ {count} của {other}.",
    "{other} đã cứu thua {count} lần.",
    "Nhờ {other} mà đội nhà còn trụ vững, {count} lần cứu thua.",
  ],
  voiceLastChance: [
    "Thời gian của {team} đang cạn dần.",
    "Đó có phải cơ hội cuối cùng?",
    "{team} sẽ không còn nhiều dịp như thế.",
  ],
  voiceTenMenLong: ["Chặng đường thiếu người còn rất dài.", "Bước ngoặt của cả trận đấu."],
  voiceTenMenLate: ["Từ giờ phải cầm cự đến hết trận.", "Những phút cuối gian nan chờ {team}."],
  voicePostAgain: ["Lại là khung gỗ!", "Khung gỗ hôm nay không ủng hộ {team}."],
  voiceFresh: ["{team} cần bàn thắng và tung người mới vào sân.", "{team} đang bị dẫn nên phải mạo hiểm."],
  voiceBookings: ["Trọng tài bận rộn: đã có {count} thẻ vàng.", "Đó là thẻ vàng thứ {count} hôm nay."],
  voiceHalfGoalless: [
    "Chưa có bàn thắng, nhưng thời gian còn nhiều.",
    "Hai thủ môn vẫn chưa bị khuất phục.",
    "Khán giả còn chờ bàn mở tỷ số.",
  ],
  voiceHalfLevel: ["Hai đội bất phân thắng bại sau hiệp 1.", "Mọi chuyện còn ở phía trước."],
  voiceHalfLead: [
    "{team} vào nghỉ với lợi thế.",
    "{opponent} có nhiều điều cần bàn trong phòng thay đồ.",
    "Hiệp 1 thuộc về {team}.",
  ],
  voiceFullDraw: [
    "Không bên nào tung được đòn quyết định.",
    "Không có người chiến thắng.",
    "Hai đội đành chia đôi chiến quả.",
  ],
  voiceFullNarrow: [
    "{team} đứng vững đến cuối.",
    "Một bàn làm nên khác biệt cho {team}.",
    "{opponent} đã rất gần, nhưng chỉ đến thế.",
  ],
  voiceFullWide: ["Một ngày đáng nhớ của {team}.", "{opponent} hẳn muốn quên trận này."],
};
