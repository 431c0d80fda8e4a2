import type { LocaleCode } from "#contract/tables/locales";
import type { CompetitionTab } from "#contract/tables/paths";
import type { SpecialMeta } from "./special-tables.ts";

/** England's Premier League, in the languages with dedicated titles (specification, section 2). */
export const PREMIER_LEAGUE: Partial<Record<LocaleCode, Readonly<Record<CompetitionTab, SpecialMeta>>>> = {
  en: {
    matches: {
      title: "Premier League fixtures, live scores and results",
      description: "Premier League (EPL) fixtures and kick-off times, live scores and results of every matchday.",
      tags: ["Premier League", "EPL", "Premier League fixtures", "Premier League scores", "Premier League results"],
    },
    table: {
      title: "Premier League table: points, form and goal difference",
      description: "The Premier League (EPL) table with points, goal difference, form, home and away records.",
      tags: ["Premier League table", "EPL table", "Premier League standings", "English football table"],
    },
    leaders: {
      title: "Premier League top scorers and assists",
      description:
        "The top scorers of the Premier League (EPL) and the players with the most assists, matchday by matchday.",
      tags: ["Premier League top scorers", "EPL top scorers", "Premier League assists", "Premier League golden boot"],
    },
    about: {
      title: "Premier League: format, rules and champions",
      description:
        "How the Premier League (EPL) works: format, rules for teams level on points, past champions and records.",
      tags: ["Premier League", "EPL", "Premier League format", "Premier League champions"],
    },
  },
  th: {
    matches: {
      title: "โปรแกรมพรีเมียร์ลีก ผลบอลพรีเมียร์ลีกล่าสุด",
      description: "โปรแกรมพรีเมียร์ลีก อังกฤษ พร้อมเวลาแข่ง ผลบอลสด และผลบอลพรีเมียร์ลีกล่าสุดทุกนัด",
      tags: ["พรีเมียร์ลีก", "ผลบอลพรีเมียร์ลีก", "โปรแกรมพรีเมียร์ลีก", "ผลบอลอังกฤษ", "โปรแกรมบอลอังกฤษ"],
    },
    table: {
      title: "ตารางคะแนนพรีเมียร์ลีก อังกฤษ ล่าสุด",
      description: "ตารางคะแนนพรีเมียร์ลีก อังกฤษ อันดับ คะแนน ผลต่างประตู ฟอร์ม 5 นัดหลังสุด แยกเหย้าและเยือน",
      tags: ["ตารางคะแนนพรีเมียร์ลีก", "ตารางพรีเมียร์ลีก", "อันดับพรีเมียร์ลีก", "ตารางบอลอังกฤษ"],
    },
    leaders: {
      title: "ดาวซัลโวพรีเมียร์ลีก อังกฤษ และแอสซิสต์สูงสุด",
      description: "อันดับดาวซัลโวพรีเมียร์ลีก อังกฤษ และผู้เล่นที่แอสซิสต์มากที่สุด อัปเดตทุกนัด",
      tags: ["ดาวซัลโวพรีเมียร์ลีก", "ดาวซัลโวอังกฤษ", "แอสซิสต์พรีเมียร์ลีก", "พรีเมียร์ลีก"],
    },
    about: {
      title: "พรีเมียร์ลีก อังกฤษ รูปแบบการแข่งขัน กติกา และแชมป์",
      description: "ข้อมูลพรีเมียร์ลีก อังกฤษ รูปแบบการแข่งขัน กติกาเมื่อคะแนนเท่ากัน แชมป์ที่ผ่านมา และสถิติ",
      tags: ["พรีเมียร์ลีก", "กติกาพรีเมียร์ลีก", "แชมป์พรีเมียร์ลีก"],
    },
  },
  vn: {
    matches: {
      title: "Lịch thi đấu, kết quả Ngoại hạng Anh mới nhất",
      description:
        "Lịch thi đấu Ngoại hạng Anh (Premier League), tỷ số trực tuyến và kết quả bóng đá Anh của từng vòng đấu.",
      tags: ["Ngoại hạng Anh", "lịch thi đấu Ngoại hạng Anh", "kết quả Ngoại hạng Anh", "kết quả bóng đá Anh"],
    },
    table: {
      title: "Bảng xếp hạng Ngoại hạng Anh (BXH Premier League)",
      description:
        "Bảng xếp hạng Ngoại hạng Anh mới nhất: điểm, hiệu số, phong độ 5 trận, thành tích sân nhà và sân khách.",
      tags: ["bảng xếp hạng Ngoại hạng Anh", "BXH Ngoại hạng Anh", "BXH Premier League", "bảng xếp hạng bóng đá Anh"],
    },
    leaders: {
      title: "Vua phá lưới Ngoại hạng Anh và kiến tạo",
      description:
        "Danh sách ghi bàn Ngoại hạng Anh (Premier League) và những cầu thủ kiến tạo nhiều nhất, cập nhật sau mỗi vòng.",
      tags: [
        "vua phá lưới Ngoại hạng Anh",
        "danh sách ghi bàn Ngoại hạng Anh",
        "kiến tạo Ngoại hạng Anh",
        "Premier League",
      ],
    },
    about: {
      title: "Ngoại hạng Anh: thể thức và các nhà vô địch",
      description:
        "Thông tin Ngoại hạng Anh (Premier League): thể thức, cách xếp hạng khi bằng điểm, các nhà vô địch và kỷ lục.",
      tags: ["Ngoại hạng Anh", "Premier League", "vô địch Ngoại hạng Anh"],
    },
  },
};
