import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { facadePlate, facadePlates, namedPlaces, type PosterOptions, poster, posterFor, roomPlate, roomPlates } from '@sojourn/art'
import type { HeroPicture } from '@sojourn/kernel'
import { createCruiseWorld, itineraries } from '@sojourn/world'
import { drawChart } from '../charts/draw-chart.ts'
import { storedChart } from '../charts/stored-chart.ts'
import type { Plate } from './painter.ts'

type Size = readonly [width: number, height: number, quality: number]

export type Kind = 'posters' | 'facades' | 'rooms' | 'charts' | 'heroes' | 'drawings'

/** The widths pages ask for. A card shows a façade upright; the head of its page shows it with its street. */
const SIZES = {
  posters: [
    [300, 400, 50],
    [600, 800, 45],
  ],
  facades: [
    [336, 392, 52],
    [800, 500, 48],
  ],
  rooms: [[560, 420, 44]],
  charts: [[336, 392, 50]],
} as const satisfies Record<string, readonly Size[]>

const WIDE: readonly Size[] = [[1216, 560, 50]]
/** What phones are shown instead. */
const TALL: readonly Size[] = [
  [560, 776, 40],
  [750, 1040, 40],
]

/** The great pictures of landing pages. The landmark is on the left and low: the sky over it is where the words are, and nothing else is behind them. */
const HEROES: Readonly<Record<Exclude<HeroPicture, 'hero'>, PosterOptions>> = {
  'hero-homes': { motif: 'trulli', palette: 'puglia', seed: 'hero homes', parts: { left: true, clear: true } },
  'hero-roads': { motif: 'mesa', palette: 'mesa', seed: 'hero roads', parts: { left: true, moving: 'bus', clear: true } },
  'hero-harbour': { motif: 'canal-houses', palette: 'harbour', seed: 'hero harbour', parts: { left: true, moving: 'sail', clear: true } },
  'hero-islands': { motif: 'blue-domes', palette: 'harbour', seed: 'hero islands', parts: { left: true, sun: 'hot', clear: true } },
  'hero-cliffs': { motif: 'sea-arch', palette: 'harbour', seed: 'hero cliffs', parts: { left: true, moving: 'sail', clear: true } },
  'hero-towers': { motif: 'garden-towers', palette: 'harbour', seed: 'hero towers', parts: { left: true, clear: true } },
  'hero-arch': { motif: 'steel-arch', palette: 'ice', seed: 'hero arch', parts: { left: true, clear: true } },
  'hero-voyage': { motif: 'table-mountain', palette: 'lisbon', seed: 'hero voyage', parts: { left: true, moving: 'liner', plant: 'none', clear: true } },
  'hero-viaduct': { motif: 'viaduct', palette: 'lagoon', seed: 'hero viaduct', parts: { left: true, setting: 'river', clear: true } },
  'hero-dunes': { motif: 'dunes', palette: 'savanna', seed: 'hero dunes', parts: { left: true, moving: 'camels', clear: true } },
  'hero-peaks': { motif: 'volcano', palette: 'zermatt', seed: 'hero peaks', parts: { left: true, clear: true } },
}

const SINGLE: Readonly<Record<string, readonly Size[]>> = {
  hero: WIDE,
  'hero-tall': TALL,
  ad: [[240, 160, 54]],
}

const DRAWINGS = join(import.meta.dirname, 'drawings')

interface Drawn {
  readonly name: string
  readonly sizes: readonly Size[]
  draw(size: { width: number; height: number }): string
}

/** By day and by night; the night plate of a name has `-night` behind it. */
const bothPlates = (name: string, sizes: readonly Size[], draw: (shown: { night: boolean; width: number; height: number }) => string): Drawn[] =>
  [false, true].map((night) => ({ name: night ? `${name}-night` : name, sizes, draw: (size) => draw({ night, ...size }) }))

function* drawn(kind: Kind): Generator<Drawn> {
  if (kind === 'posters')
    for (const key of namedPlaces) yield* bothPlates(`posters/${key}`, SIZES.posters, (shown) => posterFor({ key, type: 'city', climate: 'temperate' }, shown))
  if (kind === 'facades') for (const name of facadePlates) yield* bothPlates(`facades/${name}`, SIZES.facades, (shown) => facadePlate(name, shown))
  // Rooms have no night plate: a page dims them.
  if (kind === 'rooms') for (const name of roomPlates) yield { name: `rooms/${name}`, sizes: SIZES.rooms, draw: (size) => roomPlate(name, size) }
  if (kind === 'charts') {
    const { routeOf } = createCruiseWorld({ seed: '' })
    for (const itinerary of itineraries())
      yield* bothPlates(`charts/${itinerary.key}`, SIZES.charts, (shown) => drawChart(storedChart(itinerary.key), routeOf({ itinerary }), shown))
  }
  if (kind === 'heroes')
    for (const [name, options] of Object.entries(HEROES)) {
      yield* bothPlates(name, WIDE, (shown) => poster({ ...options, ...shown }))
      yield* bothPlates(`${name}-tall`, TALL, (shown) => poster({ ...options, ...shown }))
    }
  if (kind === 'drawings')
    for (const { name } of readdirSync(DRAWINGS).map((file) => parse(file)))
      yield { name, sizes: SINGLE[name.replace(/-night$/, '')] ?? [], draw: () => readFileSync(join(DRAWINGS, `${name}.svg`), 'utf8') }
}

/** Everything of a kind in all its sizes, below `out`. */
export function platesOf(kind: Kind, out: string): Plate[] {
  return [...drawn(kind)].flatMap(({ name, sizes, draw }) =>
    sizes.map(([width, height, quality]) => ({ path: join(out, `${name}-${width}.avif`), width, height, quality, draw: () => draw({ width, height }) })),
  )
}
