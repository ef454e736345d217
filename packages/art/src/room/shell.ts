import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

export type WallFinish = 'panels' | 'stripes' | 'bare' | 'arch' | 'tiles' | 'beams' | 'dado' | 'boards'
export type FloorKind = 'boards' | 'planks' | 'tiles'
export type RugKind = 'framed' | 'round' | 'striped' | 'none'

export const HEIGHT = 360
export const FLOOR = 266

/** Walls and floor. */
export function shell(pen: Pen, width: number, wall: WallFinish, floor: FloorKind): void {
  pen.rect(-5, 0, width + 10, FLOOR, 'sky')
  pen.spray(box(-5, 0, width + 10, FLOOR), 'light', [width * 0.75, 0, width * 0.2, 0], 0, 0.75)
  finishes[wall](pen, width)
  pen.rect(-5, FLOOR - 6, width + 10, 6, 'light')
  pen.rect(-5, FLOOR, width + 10, HEIGHT, 'deep')
  for (let i = -16; i < 17; i++) pen.line(`M${width / 2 + i * 22} ${FLOOR}L${width / 2 + i * 52} ${HEIGHT + 4}`, 'middle', 1.1)
  if (floor === 'planks') for (let j = 1; j < 5; j++) pen.line(`M0 ${FLOOR + j * j * 5}H${width}`, 'middle', 1)
  if (floor === 'tiles')
    for (let j = 0; j < 5; j++) {
      const [y, next] = [FLOOR + j * j * 5, FLOOR + (j + 1) * (j + 1) * 5]
      const spread = (at: number) => 22 + ((at - FLOOR) / (HEIGHT - FLOOR)) * 30
      for (let i = -16 + (j % 2); i < 17; i += 2)
        pen.path(
          `M${width / 2 + i * spread(y)} ${y}H${width / 2 + (i + 1) * spread(y)}L${width / 2 + (i + 1) * spread(next)} ${next}H${width / 2 + i * spread(next)}Z`,
          'middle',
        )
    }
}

const finishes: Readonly<Record<WallFinish, (pen: Pen, width: number) => void>> = {
  bare: () => undefined,
  stripes(pen, width) {
    for (let x = 10; x < width; x += 34) pen.rect(x, 0, 9, FLOOR, 'light')
  },
  arch: (pen, width) => pen.spray(`M${width * 0.08} ${FLOOR}V150a${width * 0.24} 120 0 0 1 ${width * 0.48} 0V${FLOOR}Z`, 'middle', [0, 20, 0, FLOOR], 0.3, 0.7),
  panels(pen, width) {
    pen.rect(-5, FLOOR - 58, width + 10, 58, 'middle')
    pen.rect(-5, FLOOR - 60, width + 10, 3, 'light')
    for (let x = 8; x < width; x += 60) pen.line(box(x, FLOOR - 48, 44, 34), 'light', 1.4)
  },
  /** Glazed tiles to the height of a hand. */
  tiles(pen, width) {
    pen.rect(-5, FLOOR - 84, width + 10, 84, 'light')
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < width; x += 20) pen.path(`M${x + 10} ${FLOOR - 82 + y * 20}l9 9.6l-9 9.6l-9 -9.6Z`, (x / 20 + y) % 2 ? 'middle' : 'sky')
    pen.rect(-5, FLOOR - 88, width + 10, 5, 'deep')
  },
  beams(pen, width) {
    pen.rect(-5, 0, width + 10, 12, 'deep')
    for (let x = 20; x < width; x += 74) {
      pen.rect(x, 0, 16, 34, 'deep')
      pen.rect(x, 0, 16, 4, 'middle')
    }
  },
  dado(pen, width) {
    pen.rect(-5, FLOOR - 96, width + 10, 96, 'middle')
    pen.spray(box(-5, FLOOR - 96, width + 10, 96), 'deep', [0, FLOOR - 90, 0, FLOOR + 20], 0, 0.5)
    pen.rect(-5, FLOOR - 99, width + 10, 4, 'light')
  },
  boards(pen, width) {
    pen.rect(-5, 0, width + 10, FLOOR, 'middle')
    pen.spray(box(-5, 0, width + 10, FLOOR), 'light', [width * 0.9, 0, width * 0.1, 0], 0, 0.5)
    for (let y = 22; y < FLOOR; y += 24) pen.rect(-5, y, width + 10, 1.6, 'deep')
  },
}

export function rug(pen: Pen, width: number, kind: RugKind): void {
  if (kind === 'none') return
  const ink = pen.dice.pick(['hot', 'middle'] as const)
  if (kind === 'round') {
    pen.disc(width * 0.4, HEIGHT - 26, width * 0.35, ink, 27)
    pen.disc(width * 0.4, HEIGHT - 26, width * 0.31, 'light', 22)
    pen.disc(width * 0.4, HEIGHT - 26, width * 0.295, ink, 20)
    return
  }
  const edge = (inset: number) =>
    `M${width * (0.04 + inset)} ${HEIGHT - 3 - inset * 220}L${width * (0.12 + inset * 0.5)} ${HEIGHT - 50 + inset * 180}H${width * (0.68 - inset * 0.5)}L${width * (0.75 - inset)} ${HEIGHT - 3 - inset * 220}Z`
  pen.path(edge(0), ink)
  if (kind === 'striped')
    for (let k = 1; k < 5; k++) pen.line(`M${width * (0.12 - k * 0.016)} ${HEIGHT - 50 + k * 10}H${width * (0.68 + k * 0.014)}`, k % 2 ? 'light' : 'deep', 4)
  else pen.line(edge(0.04), 'light', 2)
}
