import { housePaletteNames } from '../inks/house-palettes.ts'
import type { Style } from './building.ts'
import { type FacadeOptions, facade } from './facade.ts'
import { type FacadeType, facadeTypes, type Kind, kinds } from './kinds.ts'

/** How many plates a type has. Those that a whole city is built of have more. */
const MANY: Readonly<Partial<Record<FacadeType, number>>> = {
  'town-house': 22,
  palace: 20,
  'tower-house': 18,
  deco: 16,
  slab: 20,
  'glass-tower': 16,
  colonial: 18,
  riad: 20,
  machiya: 20,
  chalet: 18,
  bungalow: 20,
  'canal-house': 14,
  'half-timbered': 14,
  haveli: 14,
  pavilion: 14,
  'terrace-row': 14,
  shophouse: 14,
  'apartment-house': 14,
  // Few towns have them.
  yurt: 6,
  houseboat: 5,
}
const EACH = 12

const two = (n: number): string => String(n).padStart(2, '0')

/** Names of all façades that are rendered: `riad-07`. */
export const facadePlates: readonly string[] = facadeTypes.flatMap((type) => Array.from({ length: MANY[type] ?? EACH }, (_, i) => `${type}-${two(i + 1)}`))

const ROOFS: readonly Style['roof'][] = ['mansard', 'gables', 'hip', 'parapet']
const WINDOWS: readonly Style['window'][] = ['sash', 'shuttered', 'round', 'hooded', 'french']
const BALCONIES: readonly Style['balcony'][] = ['each', 'none', 'alternate', 'first']
const PATTERNS: readonly Style['pattern'][] = ['tiles', 'none', 'bands', 'quoins']
const SHOPS: readonly Style['shop'][] = ['awnings', 'arcade', 'portico']

const cycle = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/**
 * A façade of the pool. Its parts are dealt, not thrown: each goes round at a pace of its own, so that two plates of a type differ in roof, floors,
 * scene and palette at once.
 */
export function facadePlate(name: string, shown: Pick<FacadeOptions, 'night' | 'width' | 'height'> = {}): string {
  const cut = name.lastIndexOf('-')
  const [type, n] = [name.slice(0, cut) as FacadeType, Number(name.slice(cut + 1)) - 1]
  const kind: Kind = kinds[type]
  const start = facadeTypes.indexOf(type) * 3
  const within = ([low, high]: readonly [number, number], at: number) => low + (at % (high - low + 1))
  const bays = within(kind.bays, n + Math.floor(n / 3))
  return facade({
    type,
    seed: name,
    palette: cycle(housePaletteNames, start + n * 5),
    walls: cycle(kind.walls, n),
    floors: within(kind.floors, n + Math.floor(n / 4)),
    bays,
    scene: cycle(kind.scenes, n + Math.floor(n / kind.scenes.length) * 2),
    lowSun: n % 3 === 1,
    style: {
      roof: cycle(ROOFS, n + Math.floor(n / 8)),
      window: cycle(WINDOWS, n),
      balcony: cycle(BALCONIES, n + Math.floor(n / 5)),
      pattern: cycle(PATTERNS, n + Math.floor(n / 7)),
      shop: cycle(SHOPS, n),
      accent: n % 3 === 2 ? 'middle' : 'hot',
      flowers: n % 2 === 0,
      sign: n % 3 !== 0,
      door: (n * 2 + 1) % bays,
    },
    ...shown,
  })
}
