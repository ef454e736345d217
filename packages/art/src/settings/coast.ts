import { contour, nameGround, ridge } from '../nature/land.ts'
import { crown } from '../nature/trees.ts'
import { water, waveBands } from '../nature/water.ts'
import type { Pen } from '../pen/pen.ts'
import type { Setting } from './setting.ts'
import { HEIGHT, NAME_TOP, type Stage } from './stage.ts'

function headland(pen: Pen, from: number, to: number, y: number, h: number): void {
  const w = to - from
  pen.faded(
    `M${from} ${y}C${from + w * 0.2} ${y - h * 0.5} ${from + w * 0.3} ${y - h} ${from + w * 0.5} ${y - h * 0.86}C${from + w * 0.66} ${y - h * 0.76} ${from + w * 0.8} ${y - h * 0.3} ${to} ${y}Z`,
    'middle',
    pen.night ? 'sky' : 'light',
    0.75,
    'up',
  )
}

/** A bay of the tropics: headland and landmark far, sand and a parasol near. */
export const bay: Setting = {
  base: 474,
  back(pen, stage) {
    const from = stage.side === 1 ? stage.width * 0.3 : -stage.width * 0.3
    headland(pen, from, from + stage.width, 472, 96)
  },
  front(pen, stage) {
    water(pen, stage.width, 470, 200, stage.sunX)
    const sand = (dy: number) =>
      `M-5 ${596 + dy}C${stage.width * 0.24} ${572 + dy} ${stage.width * 0.5} ${624 + dy} ${stage.width + 5} ${584 + dy}V${HEIGHT}H-5Z`
    pen.path(sand(-14), 'light')
    pen.path(sand(2), pen.night ? 'middle' : 'sky')
    pen.spray(sand(2), pen.night ? 'deep' : 'hot', [0, 610, 0, 720], 0, 0.55)
    parasol(pen.at(stage.width * (stage.side === 1 ? 0.52 : 0.44), 668))
  },
  movingAt: { y: 524, size: 0.5 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 10),
}

function parasol(pen: Pen): void {
  pen.line('M0 0L14 -76', 'deep', 4)
  pen.path('M-40 -60C-30 -98 50 -108 68 -70C42 -74 -10 -70 -40 -60Z', 'hot')
  pen.path('M-4 -66C0 -90 8 -98 14 -100C22 -96 32 -86 36 -72C21 -73 8 -70 -4 -66Z', 'light')
  pen.path('M22 -2L62 -12L90 -38L98 -34L72 -2L68 12H62L64 0L32 8V16H26Z', 'deep')
}

/** A rock in the sea: the landmark on it, waves in bands. */
export const cliff: Setting = {
  base: 604,
  back(pen, stage) {
    headland(pen, stage.side === 1 ? -stage.width * 0.2 : stage.width * 0.55, stage.side === 1 ? stage.width * 0.45 : stage.width * 1.2, 520, 60)
    water(pen, stage.width, 518, 200, stage.sunX)
    const [x, s] = [stage.x, stage.side]
    pen.solid(
      `M${x - 150} 650C${x - 110} 622 ${x - 80} 604 ${x - 40} 600H${x + 60}C${x + 90} 604 ${x + 130} 622 ${x + 190} 654V700H${x - 150}Z`,
      'deep',
      0.3,
      'middle',
    )
    pen.path(`M${x - s * 200} 668C${x - s * 160} 640 ${x - s * 120} 640 ${x - s * 90} 668Z`, 'deep')
  },
  front: (pen, stage) => waveBands(pen, stage.width, 642, 3),
  movingAt: { y: 578, size: 0.5 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP + 8, HEIGHT, 5),
}

/** The landmark stands in the water itself: karst, stilts, a gate. */
export const lagoon: Setting = {
  base: 598,
  back(pen, stage) {
    headland(pen, -stage.width * 0.3, stage.width * 0.5, 506, 70)
    headland(pen, stage.width * 0.4, stage.width * 1.2, 506, 50)
    water(pen, stage.width, 504, 220, stage.sunX)
  },
  front(pen, stage) {
    for (let i = 0; i < 9; i++) pen.rect(stage.x - 130 + pen.dice.between(0, 200), 602 + i * 8, pen.dice.between(30, 70), 3, 'deep', 1.5)
  },
  movingAt: { y: 656, size: 0.8 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 12),
}

/** Steep walls on both sides of quiet water; the landmark on the near shore. */
export const fjord: Setting = {
  base: 640,
  back(pen, stage) {
    wall(pen, stage, -1, 250, 'middle')
    wall(pen, stage, 1, 300, 'middle')
    water(pen, stage.width, 548, 160, stage.width / 2)
    shore(pen, stage)
  },
  front(pen, stage) {
    for (const dx of [-150, -120, 130, 165]) crown(pen.at(stage.x + dx, 640, 0.5), 'deep', 'middle')
  },
  movingAt: { y: 604, size: 0.62 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 8),
}

function wall(pen: Pen, stage: Stage, side: -1 | 1, top: number, ink: 'middle'): void {
  const edge = side === 1 ? stage.width + 10 : -10
  const at = (dx: number) => edge - side * dx
  const rock = `M${edge} ${top}L${at(70)} ${top + 26}L${at(110)} ${top + 14}L${at(170)} ${top + 96}L${at(200)} ${top + 130}L${at(246)} ${top + 240}L${at(290)} 552H${edge}Z`
  pen.path(rock, ink)
  if (side === 1) pen.spray(rock, 'deep', [at(270), 0, at(0), 0], 0.1, 0.85)
  else pen.spray(rock, 'deep', [at(40), 0, at(280), 0], 0, 0.9)
  pen.path(
    `M${edge} ${top}L${at(70)} ${top + 26}L${at(110)} ${top + 14}L${at(150)} ${top + 68}L${at(120)} ${top + 60}L${at(96)} ${top + 100}L${at(70)} ${top + 64}L${at(40)} ${top + 110}L${edge} ${top + 70}Z`,
    'light',
  )
  pen.rect(at(86), top + 130, 5, 320, 'light', 2)
}

function shore(pen: Pen, stage: Stage): void {
  const s = stage.side
  pen.faded(`M${stage.x + s * 320} 590C${stage.x + s * 120} 590 ${stage.x - s * 60} 622 ${stage.x - s * 220} 700H${stage.x + s * 320}Z`, 'middle', 'deep', 0.9)
}

/** Ridge behind ridge over water, for wide quiet landscapes. */
export const bigSea: Setting = {
  base: 560,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 520, 34, 1), 580, 'middle', pen.night ? 'sky' : 'light', 0.6)
  },
  front: (pen, stage) => water(pen, stage.width, 556, 170, stage.sunX),
  movingAt: { y: 640, size: 0.95 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 10),
}
