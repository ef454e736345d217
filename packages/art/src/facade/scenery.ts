import { peak } from '../nature/land.ts'
import { broadLeaves, cactus, coconutPalm, datePalm, fanPalm } from '../nature/palms.ts'
import { farCity } from '../nature/town.ts'
import { acacia, crown, cypress, fir, leafyTree, olive, stonePine } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { polygon } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { neighbours } from './street.ts'

type Backdrop = (pen: Pen, width: number, ground: number) => void
/** Plants in the margin next to a house: `x` is its middle, `size` follows its width. */
type Margin = (pen: Pen, x: number, ground: number, size: number) => void

const hills: Backdrop = (pen, width, ground) => {
  const rise = pen.dice.between(70, 120)
  pen.faded(
    `M-5 ${ground}V${ground - rise}Q${width * 0.2} ${ground - rise * 2.1} ${width * 0.42} ${ground - rise}T${width * 0.8} ${ground - rise * 1.3}T${width + 5} ${ground - rise}V${ground}Z`,
    'middle',
    'sky',
    0.75,
    'up',
  )
}

/** What lies behind a house. */
export const backdrops = {
  street: neighbours,
  hills,
  peaks(pen, width, ground) {
    const shift = pen.dice.between(-0.08, 0.08)
    for (const [x, s] of [
      [0.12, 2],
      [0.88, 2.3],
      [0.5, 2.8],
    ] as const)
      peak(pen.at(width * (x + shift), ground - 20, s * pen.dice.between(0.85, 1.05)))
    hills(pen, width, ground + 60)
  },
  sea(pen, width, ground) {
    const y = ground - pen.dice.between(84, 116)
    pen.rect(-5, y, width + 10, ground - y + 5, 'middle')
    pen.spray(`M-5 ${y}H${width + 5}V${ground}H-5Z`, 'deep', [0, y, 0, ground], 0, 0.55)
    for (let i = 0; i < width / 22; i++) pen.rect(pen.dice.between(0, width), pen.dice.between(y + 6, ground - 8), pen.dice.between(12, 44), 1.8, 'light', 0.9)
  },
  trees(pen, width, ground) {
    for (const [lift, strength] of [
      [52, 0.75],
      [14, 0.35],
    ] as const)
      for (let x = -20; x < width + 30; x += pen.dice.between(34, 62)) {
        const s = pen.dice.between(0.8, 1.5)
        crown(pen.at(x, ground - lift - s * 22, s), 'middle', strength > 0.5 ? 'sky' : 'deep')
      }
    pen.rect(-5, ground - 30, width + 10, 32, 'middle')
  },
  skyline: (pen, width, ground) => farCity(pen, width, ground, 'towers', 'middle', 1.9),
  domes: (pen, width, ground) => farCity(pen, width, ground, 'domes', 'middle', 2),
  dunes(pen, width, ground) {
    for (const [x, h, w] of [
      [0.16, 90, 0.4],
      [0.86, 120, 0.5],
      [0.5, 70, 0.6],
    ] as const) {
      const [c, half] = [width * x, width * w]
      const lee = `M${c} ${ground - h}C${c + half * 0.2} ${ground - h * 0.6} ${c + half * 0.5} ${ground - h * 0.1} ${c + half} ${ground}H${c - half * 0.2}C${c + half * 0.06} ${ground - h * 0.3} ${c - half * 0.1} ${ground - h * 0.6} ${c} ${ground - h}Z`
      pen.path(
        `M${c - half} ${ground}C${c - half * 0.5} ${ground - h * 0.1} ${c - half * 0.2} ${ground - h * 0.8} ${c} ${ground - h}L${c + half} ${ground}Z`,
        pen.tinted,
      )
      pen.faded(lee, 'middle', 'deep', 0.5)
    }
  },
  mesas(pen, width, ground) {
    for (const [x, w, h] of [
      [0.1, 130, 130],
      [0.94, 170, 96],
      [0.62, 90, 170],
    ] as const) {
      const c = width * (x + pen.dice.between(-0.04, 0.04))
      pen.faded(
        polygon([
          [c - w * 0.62, ground],
          [c - w * 0.42, ground - h * 0.5],
          [c - w * 0.38, ground - h],
          [c + w * 0.36, ground - h],
          [c + w * 0.4, ground - h * 0.5],
          [c + w * 0.66, ground],
        ]),
        'middle',
        'sky',
        0.7,
        'up',
      )
    }
  },
  jungle(pen, width, ground) {
    hills(pen, width, ground + 20)
    for (let x = 0; x < width + 20; x += pen.dice.between(40, 74)) {
      if (pen.dice.chance(0.4)) fanPalm(pen.at(x, ground, pen.dice.between(1.3, 2.2)), 'middle')
      else crown(pen.at(x, ground - 30, pen.dice.between(0.7, 1.1)))
    }
  },
  firs(pen, width, ground) {
    for (let x = -10; x < width + 20; x += pen.dice.between(20, 36)) fir(pen.at(x, ground + 4, pen.dice.between(1, 2.3)), 'middle')
  },
} as const satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops

/** The plants next to a house. */
export const margins = {
  bare: () => undefined,
  tree: (pen, x, ground, size) => leafyTree(pen.at(x, ground, size * pen.dice.between(1.2, 1.9))),
  palms(pen, x, ground, size) {
    coconutPalm(pen.at(x, ground + 6, size * pen.dice.between(2, 3), pen.dice.chance(0.5)), -12)
    broadLeaves(pen.at(x, ground + 6, 0.5), 6)
  },
  'date-palms': (pen, x, ground, size) => datePalm(pen.at(x, ground + 4, size * pen.dice.between(1.9, 2.8))),
  'fan-palms': (pen, x, ground, size) => fanPalm(pen.at(x, ground + 4, size * pen.dice.between(1.8, 2.7))),
  cypresses(pen, x, ground, size) {
    cypress(pen.at(x - 8, ground + 3, size * pen.dice.between(1.8, 2.5)))
    cypress(pen.at(x + 14, ground + 3, size * pen.dice.between(1.2, 1.7)))
  },
  firs(pen, x, ground, size) {
    fir(pen.at(x - 12, ground + 3, size * pen.dice.between(1.8, 2.6)))
    fir(pen.at(x + 20, ground + 3, size * pen.dice.between(1.1, 1.6)))
  },
  pine: (pen, x, ground, size) => stonePine(pen.at(x, ground + 3, size * pen.dice.between(2, 2.7), pen.dice.chance(0.5))),
  olives: (pen, x, ground, size) => olive(pen.at(x, ground + 3, size * pen.dice.between(1, 1.5))),
  acacia: (pen, x, ground, size) => acacia(pen.at(x, ground + 3, size * pen.dice.between(1.5, 2.1), pen.dice.chance(0.5))),
  cactus: (pen, x, ground, size) => cactus(pen.at(x, ground + 3, size * pen.dice.between(1, 1.6), pen.dice.chance(0.5))),
  leaves(pen, x, ground, size) {
    broadLeaves(pen.at(x, ground + 5, size * 1.1), 7)
    fanPalm(pen.at(x + 10, ground, size * 1.5))
  },
  /** A flowering tree: crowns of the hot ink. */
  blossom: (pen, x, ground, size) =>
    leafyTree(pen.at(x, ground, size * pen.dice.between(1.2, 1.8)), pen.night ? 'middle' : 'hot', pen.night ? 'deep' : 'light'),
} as const satisfies Record<string, Margin>

export type MarginName = keyof typeof margins

/** Plants on both sides of a house, more of them where the picture is wide. */
export function plantMargins(pen: Pen, b: Building, width: number, name: MarginName): void {
  const [left, right] = [b.x, width - b.x - b.w]
  const grow: Margin = margins[name]
  for (const [from, room] of [
    [0, left],
    [b.x + b.w, right],
  ] as const) {
    const count = Math.max(1, Math.round(room / 110))
    for (let i = 0; i < count; i++)
      if (count === 1 || pen.dice.chance(0.7)) grow(pen, from + ((i + 0.5) * room) / count, b.ground, Math.min(1, 0.55 + room / 260))
  }
}
