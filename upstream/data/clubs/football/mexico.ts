import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const LIGA_MX = clubs("MX", [
  ["32101", "Toluca", "d2122e", "ffffff", 77, { th: "โตลูกา", "zh-Hans": "托卢卡" }],
  [
    "32102",
    "América",
    "ffd200",
    "1c4fa0",
    78,
    { pt: "América do México", th: "คลับ อเมริกา", key: "club-america", "zh-Hans": "墨西哥美洲" },
  ],
  ["32103", "Tigres UANL", "ffd200", "1c4fa0", 77, { th: "ติเกรส", "zh-Hans": "老虎大学", aliases: ["Tigres"] }],
  ["32104", "Monterrey", "12284c", "ffffff", 76, { th: "มอนเตร์เรย์", "zh-Hans": "蒙特雷" }],
  ["32105", "Cruz Azul", "1c4fa0", "ffffff", 77, { th: "ครูซ อาซูล", "zh-Hans": "蓝十字" }],
  ["32106", "Guadalajara", "d2122e", "ffffff", 74, { th: "กวาดาลาฮารา", "zh-Hans": "瓜达拉哈拉", aliases: ["Chivas"] }],
  ["32107", "Pumas UNAM", "12284c", "c9a227", 71, { th: "ปูมาส", "zh-Hans": "美洲狮" }],
  ["32108", "Pachuca", "1c4fa0", "ffffff", 71, { th: "ปาชูกา", "zh-Hans": "帕丘卡" }],
  ["32109", "Santos Laguna", "007a3d", "ffffff", 65, { th: "ซานโตส ลากูนา", "zh-Hans": "桑托斯拉古纳" }],
  ["32110", "León", "007a3d", "ffffff", 69, { th: "เลออน", key: "leon-mexico", "zh-Hans": "墨西哥莱昂" }],
  ["32111", "Tijuana", "d2122e", "111111", 69, { th: "ติฮัวนา", "zh-Hans": "蒂华纳" }],
  ["32112", "Juárez", "007a3d", "111111", 68, { th: "ฮัวเรซ", "zh-Hans": "华雷斯" }],
  ["32113", "Atlas", "d2122e", "111111", 65, { th: "อัตลาส", "zh-Hans": "阿特拉斯" }],
  ["32114", "Necaxa", "d2122e", "ffffff", 65, { th: "เนกาซา", "zh-Hans": "内卡萨" }],
  ["32115", "Querétaro", "1c4fa0", "111111", 64, { th: "เกเรตาโร", "zh-Hans": "克雷塔罗" }],
  ["32116", "Atlético San Luis", "d2122e", "1c4fa0", 64, { th: "แอตเลติโก ซาน ลุยส์", "zh-Hans": "圣路易斯竞技" }],
  ["32117", "Puebla", "ffffff", "1c4fa0", 60, { th: "ปวยบลา", "zh-Hans": "普埃布拉" }],
  ["32118", "Mazatlán", "5b2a86", "111111", 61, { th: "มาซัตลัน", "zh-Hans": "马萨特兰" }],
]);

export const LIGA_DE_EXPANSION = clubs("MX", [
  ["32119", "Tepatitlán", "1c4fa0", "ffffff", 52],
  ["32120", "Cancún", "6cb4ee", "ffffff", 52],
  ["32121", "Leones Negros", "111111", "d2122e", 52],
  ["32122", "Atlético La Paz", "f36f21", "1c4fa0", 52],
  ["32123", "Atlante", "d2122e", "1c4fa0", 53],
  ["32124", "Tlaxcala", "d2122e", "ffffff", 50],
  ["32125", "Tapatío", "d2122e", "ffffff", 51],
  ["32126", "Mineros de Zacatecas", "d2122e", "ffffff", 52],
  ["32127", "Venados", "007a3d", "ffffff", 50],
  ["32128", "Atlético Morelia", "ffd200", "d2122e", 53],
  ["32129", "Irapuato", "d2122e", "1c4fa0", 50],
  ["32130", "Alebrijes de Oaxaca", "f36f21", "007a3d", 49],
  ["32131", "Dorados de Sinaloa", "ffd200", "111111", 48],
  ["32132", "Correcaminos UAT", "f36f21", "1c4fa0", 48],
]);

export const MEXICO_UNDER_21 = youthTeams([...LIGA_MX, ...LIGA_DE_EXPANSION], "U21");
