import { COUNTRIES } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";

const CODES = ["BR", "KH", "CN", "HK", "MY", "PH", "PT", "SG", "TH", "AE", "VN"] as const;

/** In the order of CODES. Our own table: workerd has no Khmer names, and CLDR's long names do not fit. */
const NAMES: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: COUNTRIES.map(({ name }) => name),
  th: ["บราซิล", "กัมพูชา", "จีน", "ฮ่องกง", "มาเลเซีย", "ฟิลิปปินส์", "โปรตุเกส", "สิงคโปร์", "ไทย", "สหรัฐอาหรับเอมิเรตส์", "เวียดนาม"],
  vn: [
    "Brazil",
    "Campuchia",
    "Trung Quốc",
    "Hồng Kông",
    "Malaysia",
    "Philippines",
    "Bồ Đào Nha",
    "Singapore",
    "Thái Lan",
    "UAE",
    "Việt Nam",
  ],
  kh: ["ប្រេស៊ីល", "កម្ពុជា", "ចិន", "ហុងកុង", "ម៉ាឡេស៊ី", "ហ្វីលីពីន", "ព័រទុយហ្គាល់", "សិង្ហបុរី", "ថៃ", "អេមីរ៉ាតអារ៉ាប់រួម", "វៀតណាម"],
  "zh-Hans": ["巴西", "柬埔寨", "中国", "中国香港", "马来西亚", "菲律宾", "葡萄牙", "新加坡", "泰国", "阿联酋", "越南"],
  "zh-Hant": ["巴西", "柬埔寨", "中國", "香港", "馬來西亞", "菲律賓", "葡萄牙", "新加坡", "泰國", "阿聯酋", "越南"],
  pt: [
    "Brasil",
    "Camboja",
    "China",
    "Hong Kong",
    "Malásia",
    "Filipinas",
    "Portugal",
    "Singapura",
    "Tailândia",
    "Emirados Árabes Unidos",
    "Vietnã",
  ],
};

/** The name of one of the site's countries (contract/tables/countries.ts); any other code is returned unchanged. */
export const countryName = (code: string, locale: LocaleCode): string =>
  NAMES[locale][CODES.indexOf(code as (typeof CODES)[number])] ?? code;
