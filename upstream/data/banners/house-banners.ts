import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/**
 * Two lines of title and two of text, broken by hand: SVG does not wrap text, and Thai and Khmer must not break inside
 * a word.
 */
export interface BannerText {
  title: readonly [string, string];
  body: readonly [string, string];
}

/** What is drawn beside the text. */
export type BannerMotif = "bracket" | "phone" | "feather" | "shield";

export interface HouseBanner {
  id: string;
  /** After the language's segment. */
  path: string;
  /** The sports whose pages show it; all if absent. */
  sports?: readonly Sport[];
  motif: BannerMotif;
  /** Start and end colour of the background; white letters are legible on both. */
  ground: readonly [string, string];
  texts: Record<LocaleCode, BannerText>;
}

const worldCup: HouseBanner = {
  id: "worldcup2026",
  path: "/football/world/world-cup/matches?leagueId=75&season=2026",
  sports: ["football"],
  motif: "bracket",
  ground: ["#6b1030", "#3d0a2a"],
  texts: {
    en: {
      title: ["World Cup 2026,", "match by match"],
      body: ["All 104 results, the groups", "and the road to the final"],
    },
    th: { title: ["ฟุตบอลโลก 2026", "ครบทุกนัด"], body: ["ผลการแข่งขัน 104 นัด ตารางกลุ่ม", "และเส้นทางสู่นัดชิง"] },
    vn: {
      title: ["World Cup 2026,", "đủ mọi trận"],
      body: ["Kết quả 104 trận, các bảng đấu", "và đường đến chung kết"],
    },
    kh: { title: ["World Cup 2026", "គ្រប់​ការប្រកួត"], body: ["លទ្ធផល 104 ប្រកួត តារាង​ពូល", "និង​ផ្លូវ​ទៅ​វគ្គ​ផ្ដាច់ព្រ័ត្រ"] },
    "zh-Hans": { title: ["2026年世界杯", "全部比赛回顾"], body: ["104场赛果、小组积分榜", "和通往决赛之路"] },
    "zh-Hant": { title: ["2026年世界盃", "全部球賽回顧"], body: ["104場賽果、分組積分榜", "和晉級決賽之路"] },
    pt: {
      title: ["Copa de 2026,", "jogo a jogo"],
      body: ["Os 104 resultados, os grupos", "e o caminho até a final"],
    },
  },
};

const app: HouseBanner = {
  id: "app",
  path: "/app-download",
  motif: "phone",
  ground: ["#08663c", "#06402b"],
  texts: {
    en: { title: ["Scores on your", "home screen"], body: ["One tap away,", "on every phone"] },
    th: { title: ["สกอร์สด", "บนหน้าจอหลัก"], body: ["แตะครั้งเดียวก็เปิดได้", "บนโทรศัพท์ทุกเครื่อง"] },
    vn: { title: ["Tỷ số ngay trên", "màn hình chính"], body: ["Chỉ một lần chạm,", "trên mọi điện thoại"] },
    kh: { title: ["លទ្ធផល​នៅ​លើ", "អេក្រង់​ដើម"], body: ["ប៉ះ​ម្ដង​បើក​បាន", "នៅ​លើ​ទូរសព្ទ​គ្រប់​ម៉ាក"] },
    "zh-Hans": { title: ["把比分放到", "手机主屏幕"], body: ["轻点一下就打开", "任何手机都能用"] },
    "zh-Hant": { title: ["把比數放到", "手機主畫面"], body: ["輕按一下就開啟", "任何手機都適用"] },
    pt: { title: ["Os placares na", "sua tela inicial"], body: ["A um toque,", "em qualquer celular"] },
  },
};

const saving: HouseBanner = {
  id: "saving",
  path: "/football/matches#settings",
  motif: "feather",
  ground: ["#0b4f7a", "#0a3354"],
  texts: {
    en: { title: ["Low on data?", "Save it here"], body: ["The same live scores,", "without any pictures"] },
    th: { title: ["เน็ตใกล้หมด?", "ประหยัดได้ที่นี่"], body: ["ผลสดเหมือนเดิม", "โดยไม่โหลดรูปภาพ"] },
    vn: { title: ["Sắp hết dữ liệu?", "Tiết kiệm tại đây"], body: ["Vẫn có tỷ số trực tuyến,", "không tải hình ảnh"] },
    kh: { title: ["អ៊ីនធឺណិត​ជិត​អស់?", "សន្សំ​នៅ​ទីនេះ"], body: ["លទ្ធផល​ផ្ទាល់​ដូចគ្នា", "ដោយ​មិន​ផ្ទុក​រូបភាព"] },
    "zh-Hans": { title: ["流量不够用？", "在这里省流量"], body: ["照样看即时比分", "不加载任何图片"] },
    "zh-Hant": { title: ["數據用量不夠？", "在這裏節省數據"], body: ["照樣看即時比數", "不載入任何圖片"] },
    pt: { title: ["Dados acabando?", "Economize aqui"], body: ["Os mesmos placares ao vivo,", "sem nenhuma imagem"] },
  },
};

const privacy: HouseBanner = {
  id: "privacy",
  path: "/privacy-policy",
  motif: "shield",
  ground: ["#3d3a8c", "#26245c"],
  texts: {
    en: { title: ["No one tracks", "you here"], body: ["No trackers: read what", "we keep, and why"] },
    th: { title: ["ที่นี่ไม่มีใคร", "ติดตามคุณ"], body: ["ไม่มีตัวติดตาม ดูได้ว่า", "เราเก็บอะไร เพราะอะไร"] },
    vn: { title: ["Ở đây không ai", "theo dõi bạn"], body: ["Không mã theo dõi: xem", "chúng tôi lưu gì, vì sao"] },
    kh: { title: ["គ្មាន​ការ​តាមដាន", "លើ​គេហទំព័រ​នេះ"], body: ["អាន​អំពី​អ្វី​ដែល​យើង", "រក្សាទុក និង​មូលហេតុ"] },
    "zh-Hans": { title: ["在这里", "没有人跟踪你"], body: ["没有跟踪代码：看看", "我们保存什么、为什么"] },
    "zh-Hant": { title: ["在這裏", "沒有人追蹤你"], body: ["沒有追蹤程式：看看", "我們儲存甚麼、為甚麼"] },
    pt: { title: ["Aqui ninguém", "rastreia você"], body: ["Sem rastreadores: veja o que", "guardamos e por quê"] },
  },
};

/** The site's own banners, in carousel order; they link to our own pages only. */
export const HOUSE_BANNERS: readonly HouseBanner[] = [worldCup, app, saving, privacy];

export const houseBanner = (id: string): HouseBanner | undefined => HOUSE_BANNERS.find((banner) => banner.id === id);
