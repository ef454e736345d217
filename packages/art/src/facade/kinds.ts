import type { Pen } from '../pen/pen.ts'
import { apartmentHouse } from './apartment-house.ts'
import type { Building, WallKind } from './building.ts'
import { colonial, palace, towerHouse, townHouse, warehouse } from './classic.ts'
import { cottage } from './cottage.ts'
import { farmhouse, trullo } from './farm-houses.ts'
import { bungalow, villa } from './garden-hotels.ts'
import { halfTimbered } from './half-timbered.ts'
import { haveli } from './haveli.ts'
import { deco, glassTower, slab } from './modern.ts'
import { chaletHotel, machiya, riad } from './mountain-hotels.ts'
import { logCabin, woodenNorth } from './northern-houses.ts'
import { pavilion } from './pavilion.ts'
import { poolVilla } from './pool-villa.ts'
import type { BackdropName, MarginName } from './scenery.ts'
import { shophouse } from './shophouse.ts'
import { beachHouse, houseboat } from './shore-homes.ts'
import type { GroundKind } from './street.ts'
import { safariTent, yurt } from './tents.ts'
import { canalHouse, terraceRow } from './town-rows.ts'
import { adobeHouse, cycladic } from './white-and-earth.ts'

/** The surroundings of a house: the background, the ground, the plants at its sides. */
export type Scene = readonly [BackdropName, GroundKind, MarginName | 'street']

type Range = readonly [low: number, high: number]

export interface Kind {
  readonly draw: (pen: Pen, b: Building) => void
  readonly floors: Range
  readonly bays: Range
  /** Share of the picture's height, and width against height 480. */
  readonly tall: Range
  readonly broad: Range
  readonly scenes: readonly Scene[]
  readonly walls: readonly WallKind[]
}

const kind = (
  draw: Kind['draw'],
  floors: Range,
  bays: Range,
  tall: Range,
  broad: Range,
  scenes: readonly Scene[],
  walls: readonly WallKind[] = ['pale', 'brick', 'pale', 'tinted'],
): Kind => ({ draw, floors, bays, tall, broad, scenes, walls })

// biome-ignore format: a row a table
const town: readonly Scene[] = [['street', 'waves', 'street'], ['street', 'cobbles', 'street'], ['hills', 'waves', 'tree'], ['street', 'canal', 'street'], ['trees', 'cobbles', 'street'], ['domes', 'waves', 'blossom']]
// biome-ignore format: a row a table
const grand: readonly Scene[] = [['street', 'waves', 'street'], ['trees', 'lawn', 'cypresses'], ['domes', 'cobbles', 'tree'], ['sea', 'cobbles', 'palms'], ['hills', 'lawn', 'pine']]
// biome-ignore format: a row a table
const modern: readonly Scene[] = [['skyline', 'waves', 'street'], ['street', 'cobbles', 'street'], ['sea', 'waves', 'palms'], ['skyline', 'canal', 'tree'], ['hills', 'waves', 'fan-palms']]
// biome-ignore format: a row a table
const south: readonly Scene[] = [['hills', 'grass', 'bare'], ['sea', 'grass', 'bare'], ['trees', 'lawn', 'bare'], ['peaks', 'grass', 'bare']]
// biome-ignore format: a row a table
const beach: readonly Scene[] = [['hills', 'sand', 'bare'], ['sea', 'sand', 'bare'], ['jungle', 'sand', 'bare'], ['peaks', 'sand', 'bare']]
// biome-ignore format: a row a table
const cold: readonly Scene[] = [['peaks', 'snow', 'bare'], ['hills', 'snow', 'bare'], ['firs', 'snow', 'bare'], ['peaks', 'grass', 'bare'], ['firs', 'grass', 'bare']]
// biome-ignore format: a row a table
const dry: readonly Scene[] = [['mesas', 'sand', 'cactus'], ['dunes', 'sand', 'bare'], ['hills', 'sand', 'olives'], ['mesas', 'cobbles', 'bare'], ['peaks', 'sand', 'cactus']]
// biome-ignore format: a row a table
const tropics: readonly Scene[] = [['jungle', 'cobbles', 'fan-palms'], ['sea', 'waves', 'palms'], ['street', 'cobbles', 'palms'], ['hills', 'waves', 'leaves'], ['street', 'waves', 'street']]
// biome-ignore format: a row a table
const country: readonly Scene[] = [['hills', 'lawn', 'tree'], ['trees', 'grass', 'blossom'], ['hills', 'grass', 'bare'], ['sea', 'lawn', 'bare']]

// biome-ignore format: a table
export const kinds = {
  'town-house': kind(townHouse, [4, 5], [3, 5], [0.56, 0.64], [240, 320], town),
  palace: kind(palace, [3, 4], [5, 7], [0.48, 0.58], [300, 360], grand),
  deco: kind(deco, [4, 6], [4, 6], [0.54, 0.68], [250, 330], modern),
  slab: kind(slab, [4, 7], [4, 7], [0.52, 0.68], [250, 340], modern),
  warehouse: kind(warehouse, [3, 4], [4, 6], [0.46, 0.56], [280, 340], [town[3]!, town[0]!, ['skyline', 'canal', 'street'], ['sea', 'cobbles', 'tree'], town[1]!]),
  'tower-house': kind(towerHouse, [5, 7], [3, 4], [0.62, 0.7], [200, 280], town),
  villa: kind(villa, [2, 2], [4, 6], [0.34, 0.42], [290, 350], south),
  riad: kind(riad, [3, 3], [3, 5], [0.48, 0.58], [300, 370], [['street', 'sand', 'bare'], ['peaks', 'sand', 'date-palms'], ['domes', 'cobbles', 'bare'], ['dunes', 'sand', 'date-palms'], ['hills', 'cobbles', 'olives']], ['brick', 'pale', 'brick', 'pale']),
  machiya: kind(machiya, [2, 3], [4, 6], [0.4, 0.54], [270, 350], [['street', 'waves', 'street'], ['hills', 'cobbles', 'blossom'], ['trees', 'canal', 'blossom'], ['peaks', 'lawn', 'pine'], ['firs', 'cobbles', 'tree']], ['pale', 'brick', 'tinted']),
  chalet: kind(chaletHotel, [3, 4], [3, 5], [0.42, 0.54], [260, 330], cold),
  bungalow: kind(bungalow, [2, 3], [3, 5], [0.34, 0.44], [250, 340], beach),
  colonial: kind(colonial, [2, 4], [4, 6], [0.44, 0.56], [280, 350], tropics),
  'glass-tower': kind(glassTower, [8, 12], [4, 6], [0.66, 0.76], [170, 250], [['skyline', 'waves', 'street'], ['sea', 'waves', 'palms'], ['skyline', 'cobbles', 'date-palms'], ['dunes', 'waves', 'date-palms'], ['hills', 'canal', 'tree']]),
  'canal-house': kind(canalHouse, [3, 4], [4, 6], [0.58, 0.68], [270, 350], [['street', 'canal', 'bare'], ['street', 'waves', 'street'], ['trees', 'canal', 'tree'], ['domes', 'cobbles', 'street'], ['hills', 'canal', 'bare']]),
  'terrace-row': kind(terraceRow, [3, 4], [4, 7], [0.48, 0.58], [290, 370], [['street', 'cobbles', 'tree'], ['trees', 'waves', 'street'], ['hills', 'lawn', 'blossom'], ['domes', 'cobbles', 'street'], ['skyline', 'waves', 'tree']], ['brick', 'pale', 'tinted']),
  shophouse: kind(shophouse, [2, 3], [4, 6], [0.46, 0.56], [280, 360], [['street', 'cobbles', 'street'], ['jungle', 'waves', 'palms'], ['hills', 'cobbles', 'fan-palms'], ['skyline', 'waves', 'tree'], ['sea', 'canal', 'palms']]),
  'half-timbered': kind(halfTimbered, [2, 3], [3, 5], [0.58, 0.68], [240, 330], [['street', 'cobbles', 'street'], ['hills', 'lawn', 'tree'], ['trees', 'canal', 'blossom'], ['firs', 'cobbles', 'bare'], ['domes', 'waves', 'street']], ['pale', 'tinted', 'pale', 'brick']),
  cycladic: kind(cycladic, [2, 3], [3, 5], [0.5, 0.6], [290, 350], [['sea', 'cobbles', 'bare'], ['hills', 'sand', 'bare'], ['sea', 'lawn', 'cypresses'], ['hills', 'cobbles', 'palms'], ['domes', 'sand', 'olives']], ['pale']),
  adobe: kind(adobeHouse, [2, 3], [3, 5], [0.4, 0.56], [280, 350], dry, ['brick', 'tinted', 'pale', 'brick']),
  haveli: kind(haveli, [3, 4], [3, 6], [0.48, 0.56], [270, 340], [['domes', 'sand', 'date-palms'], ['street', 'cobbles', 'bare'], ['hills', 'lawn', 'fan-palms'], ['sea', 'cobbles', 'palms'], ['trees', 'waves', 'blossom']], ['brick', 'pale', 'tinted']),
  pavilion: kind(pavilion, [2, 3], [4, 6], [0.46, 0.6], [230, 300], [['hills', 'lawn', 'blossom'], ['peaks', 'cobbles', 'pine'], ['trees', 'waves', 'tree'], ['sea', 'cobbles', 'bare'], ['jungle', 'lawn', 'leaves']]),
  lodge: kind(safariTent, [2, 2], [3, 5], [0.42, 0.56], [260, 340], [['hills', 'grass', 'acacia'], ['trees', 'grass', 'acacia'], ['sea', 'grass', 'fan-palms'], ['mesas', 'sand', 'acacia'], ['peaks', 'grass', 'acacia']], ['pale', 'tinted', 'pale']),
  yurt: kind(yurt, [2, 2], [3, 5], [0.5, 0.62], [290, 360], [['hills', 'grass', 'bare'], ['peaks', 'grass', 'bare'], ['peaks', 'snow', 'firs'], ['mesas', 'sand', 'bare'], ['hills', 'lawn', 'firs']]),
  'wooden-north': kind(woodenNorth, [2, 3], [4, 6], [0.5, 0.62], [270, 350], [['peaks', 'canal', 'bare'], ['hills', 'cobbles', 'bare'], ['sea', 'lawn', 'bare'], ['peaks', 'snow', 'firs'], ['street', 'cobbles', 'street']]),
  'pool-villa': kind(poolVilla, [2, 2], [4, 6], [0.38, 0.46], [290, 350], [['sea', 'grass', 'palms'], ['hills', 'grass', 'cypresses'], ['jungle', 'grass', 'palms'], ['mesas', 'grass', 'cactus'], ['hills', 'lawn', 'pine']], ['pale', 'tinted', 'pale', 'brick']),
  cottage: kind(cottage, [2, 2], [3, 5], [0.42, 0.5], [260, 330], country, ['pale', 'tinted', 'pale', 'brick']),
  farmhouse: kind(farmhouse, [2, 3], [3, 5], [0.4, 0.5], [290, 350], [['hills', 'lawn', 'cypresses'], ['hills', 'grass', 'olives'], ['trees', 'grass', 'pine'], ['peaks', 'lawn', 'tree'], ['sea', 'grass', 'olives']], ['pale', 'brick', 'tinted']),
  'beach-house': kind(beachHouse, [2, 3], [3, 4], [0.46, 0.56], [250, 320], [['sea', 'sand', 'palms'], ['hills', 'sand', 'fan-palms'], ['sea', 'sand', 'bare'], ['jungle', 'sand', 'palms'], ['sea', 'grass', 'pine']], ['pale', 'tinted', 'brick']),
  'log-cabin': kind(logCabin, [2, 2], [3, 4], [0.44, 0.54], [240, 300], [['firs', 'snow', 'firs'], ['peaks', 'grass', 'firs'], ['firs', 'lawn', 'tree'], ['peaks', 'snow', 'bare'], ['hills', 'grass', 'firs']], ['pale', 'brick', 'tinted']),
  'apartment-house': kind(apartmentHouse, [4, 5], [4, 6], [0.5, 0.58], [270, 340], [...town, ['sea', 'waves', 'palms'], ['skyline', 'cobbles', 'street']]),
  houseboat: kind(houseboat, [2, 3], [3, 5], [0.4, 0.5], [270, 330], [['street', 'canal', 'bare'], ['trees', 'canal', 'bare'], ['skyline', 'canal', 'bare'], ['hills', 'canal', 'bare']]),
  trullo: kind(trullo, [2, 2], [3, 5], [0.5, 0.58], [280, 350], [['hills', 'lawn', 'olives'], ['trees', 'grass', 'olives'], ['sea', 'lawn', 'cypresses'], ['hills', 'sand', 'pine']], ['pale']),
} as const satisfies Record<string, Kind>

export type FacadeType = keyof typeof kinds

export const facadeTypes = Object.keys(kinds) as FacadeType[]
