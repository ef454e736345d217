import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import type { Contour } from './land.ts'
import { crown, cypress } from './trees.ts'

export type RoofKind = 'hip' | 'gable' | 'flat' | 'mansard' | 'stepped'

export interface House {
  readonly wall: Ink
  readonly roof: Ink
  readonly kind: RoofKind
  readonly columns?: number
  readonly rows?: number
  readonly shade?: number
}

/** A small house whose foot is at x, y (its left corner), with scattered windows. */
export function house(pen: Pen, x: number, y: number, w: number, h: number, o: House): void {
  const rise = o.kind === 'mansard' ? w * 0.3 : w * 0.36
  pen.block(x, y - h, w, h, o.wall, o.shade ?? 0.6)
  const [l, r, top] = [x - w * 0.06, x + w * 1.06, y - h]
  if (o.kind === 'gable') pen.solid(`M${l} ${top}L${x + w / 2} ${top - rise * 1.1}L${r} ${top}Z`, o.roof, 0.7)
  if (o.kind === 'hip') pen.solid(`M${l} ${top}L${x + w * 0.18} ${top - rise * 0.7}H${x + w * 0.82}L${r} ${top}Z`, o.roof, 0.7)
  if (o.kind === 'mansard') pen.solid(`M${x - 2} ${top}L${x + w * 0.07} ${top - rise}H${x + w * 0.93}L${x + w + 2} ${top}Z`, o.roof, 0.7)
  if (o.kind === 'flat') pen.rect(x - 1.5, top - 4, w + 3, 5, o.roof)
  if (o.kind === 'stepped')
    pen.solid(
      `M${x} ${top}V${top - w * 0.14}h${w * 0.16}v${-w * 0.16}h${w * 0.16}v${-w * 0.16}h${w * 0.36}v${w * 0.16}h${w * 0.16}v${w * 0.16}h${w * 0.16}V${top}Z`,
      o.wall,
      0.6,
    )
  windows(pen, x, top, w, h, o)
}

function windows(pen: Pen, x: number, top: number, w: number, h: number, o: House): void {
  const columns = o.columns ?? Math.max(1, Math.round(w / 24))
  const rows = o.rows ?? Math.max(1, Math.round(h / 34))
  const ww = Math.min((w / columns) * 0.4, 12)
  const wh = Math.min((h / rows) * 0.52, ww * 1.6)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      if (pen.dice.chance(0.12)) continue
      pen.rect(x + ((i + 0.5) * w) / columns - ww / 2, top + ((j + 0.5) * h) / rows - wh / 2, ww, wh, o.wall === 'deep' ? pen.tinted : pen.window(0.45))
    }
}

export interface Town {
  readonly from: number
  readonly to: number
  readonly ground: Contour
  readonly rows: number
  readonly walls: readonly Ink[]
  readonly roofs: readonly RoofKind[]
  readonly trees?: 'cypress' | 'none'
  readonly size?: number
}

/** Houses climbing a slope, row before row, as on the coasts of the South. */
export function hillTown(pen: Pen, town: Town): void {
  const size = town.size ?? 1
  for (let row = 0; row < town.rows; row++) {
    let x = town.from - pen.dice.between(0, 20)
    while (x < town.to) {
      const w = pen.dice.between(32, 58) * size
      const h = pen.dice.between(40, 74) * size
      const y = town.ground(x + w / 2) + row * 36 * size + 24 * size
      if (town.trees !== 'none' && pen.dice.chance(0.12)) {
        cypress(pen.at(x + w * 0.3, y, (h * 1.3) / 100))
        x += w * 0.5
        continue
      }
      if (pen.dice.chance(0.07)) crown(pen.at(x + w * 0.4, y - h * 0.4, (w * 0.9) / 100))
      const wall = pen.night ? 'middle' : pen.dice.pick(town.walls)
      const roof = pen.night ? 'deep' : wall === 'hot' ? 'deep' : 'hot'
      house(pen, x, y + 30 * size, w, h + 30 * size, {
        wall,
        roof,
        kind: pen.dice.pick(town.roofs),
        columns: Math.max(1, Math.round(w / (19 * size))),
        rows: Math.max(2, Math.round(h / (22 * size))),
        shade: 0.7,
      })
      x += w * pen.dice.between(0.92, 1.04)
    }
  }
}

export type FarKind = 'roofs' | 'towers' | 'domes' | 'spires'

/** A far city in one flat ink on y; by night its windows glimmer. */
export function farCity(pen: Pen, width: number, y: number, kind: FarKind, ink: Ink = 'middle', size = 1): void {
  for (let x = -20; x < width + 20; ) {
    const w = pen.dice.between(24, 44) * size
    const h = (kind === 'towers' ? pen.dice.between(30, 130) * (0.6 + 0.4 * Math.sin((x / width) * 9 + w)) : pen.dice.between(26, 56)) * size
    pen.rect(x, y - h, w + 1, h + 2, ink)
    if (kind === 'roofs' || (kind === 'spires' && h < 45))
      pen.path(`M${x - 2} ${y - h}L${x + w * 0.2} ${y - h - 12 * size}H${x + w * 0.8}L${x + w + 2} ${y - h}Z`, ink)
    if (kind === 'towers' && pen.dice.chance(0.3)) pen.rect(x + w / 2 - 1, y - h - 22 * size, 2, 24 * size, ink)
    if (kind === 'domes' && pen.dice.chance(0.34))
      pen.path(`M${x} ${y - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0ZM${x + w / 2 - 1} ${y - h - w * 0.7}h2v${w * 0.4}h-2Z`, ink)
    if (kind === 'spires' && pen.dice.chance(0.3)) pen.path(`M${x + w * 0.3} ${y - h}L${x + w / 2} ${y - h - 62 * size}L${x + w * 0.7} ${y - h}Z`, ink)
    if (pen.night)
      for (let i = 0; i < 4; i++)
        pen.path(box(x + pen.dice.between(3, w - 6), y - h + pen.dice.between(5, Math.max(8, h - 14)), 3.2, 4.4), pen.dice.chance(0.6) ? 'hot' : ink)
    x += w
  }
}
