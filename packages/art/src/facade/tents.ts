import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import type { Building } from './building.ts'

/** Tents of canvas on a deck over the grass, chairs before them. */
export function safariTent(pen: Pen, b: Building): void {
  const count = b.bays > 3 ? 2 : 1
  const w = b.w / count
  pen.rect(b.x - 20, b.ground - 24, b.w + 40, 7, 'deep')
  for (let x = b.x - 12; x < b.x + b.w + 16; x += 34) pen.rect(x, b.ground - 24, 5, 28, 'deep')
  const canvas = pen.night ? 'middle' : b.wall === 'hot' ? 'light' : b.wall
  for (let i = 0; i < count; i++) {
    const [c, y] = [b.x + (i + 0.5) * w, b.ground - 24]
    const peakY = y - b.h * (0.78 - i * 0.08)
    const half = w * 0.44
    const wallTop = y - b.h * 0.32
    pen.block(c - half, wallTop, half * 2, y - wallTop, canvas, 0.5)
    const [ow, oh] = [half * 0.9, b.h * 0.3]
    pen.rect(c - ow / 2, y - oh, ow, oh, pen.glass)
    pen.path(`M${c - ow / 2} ${y - oh}h${ow * 0.3}Q${c - ow * 0.3} ${y - oh * 0.4} ${c - ow / 2} ${y}Z`, canvas)
    pen.path(`M${c + ow / 2} ${y - oh}h${-ow * 0.3}Q${c + ow * 0.3} ${y - oh * 0.4} ${c + ow / 2} ${y}Z`, canvas)
    pen.rect(c - ow * 0.16, y - 18, ow * 0.32, 18, 'light')
    const kind = b.style.roof
    const roof =
      kind === 'gables' || kind === 'parapet'
        ? `M${c - half - 30} ${wallTop + 16}L${c} ${peakY}L${c + half + 30} ${wallTop + 16}Q${c} ${wallTop - 4} ${c - half - 30} ${wallTop + 16}Z`
        : `M${c - half - 30} ${wallTop + 18}Q${c - half * 0.3} ${wallTop - 20} ${c - 6} ${peakY}H${c + 6}Q${c + half * 0.3} ${wallTop - 20} ${c + half + 30} ${wallTop + 18}Q${c} ${wallTop + 4} ${c - half - 30} ${wallTop + 18}Z`
    pen.solid(roof, pen.night ? 'deep' : b.style.accent === 'hot' ? 'hot' : canvas === 'light' ? 'sky' : 'light', 0.7)
    for (const side of [-1, 1]) pen.line(`M${c + side * (half + 26)} ${wallTop + 14}L${c + side * (half + 46)} ${b.ground}`, 'deep', 1.4)
    pen.rect(c - 2, peakY - 18, 4, 22, 'deep')
    pen.disc(c + ow * 0.1, y - oh + 16, 6, 'hot', 8)
  }
  const fx = b.x + b.w * (b.style.door % 2 ? 0.04 : 0.96)
  if (pen.night) pen.glow(fx, b.ground - 4, 44, 'hot', 0.7)
  pen.path(`M${fx - 14} ${b.ground + 6}L${fx - 3} ${b.ground - 24}L${fx + 4} ${b.ground - 10}L${fx + 8} ${b.ground - 18}L${fx + 14} ${b.ground + 6}Z`, 'hot')
  pen.rect(fx - 18, b.ground + 4, 36, 5, 'deep')
}

/** Round houses of felt, their doors painted. */
export function yurt(pen: Pen, b: Building): void {
  const count = b.bays > 3 ? 2 : 1
  for (let i = count - 1; i >= 0; i--) {
    const scale = i ? 0.66 : count === 1 ? 0.86 : 0.74
    const [c, w] = [b.x + b.w * (count === 1 ? 0.5 : (b.style.door + i) % 2 ? 0.78 : 0.32), b.w * scale]
    const [y, wallH, rise] = [b.ground - (i ? 10 : 0), b.h * 0.36 * scale, b.h * 0.44 * scale]
    const wall = box(c - w / 2, y - wallH, w, wallH)
    pen.solid(wall, pen.pale, 0.7)
    pen.solid(
      `M${c - w / 2 - 8} ${y - wallH + 3}Q${c - w * 0.22} ${y - wallH - rise * 0.8} ${c - 16} ${y - wallH - rise}H${c + 16}Q${c + w * 0.22} ${y - wallH - rise * 0.8} ${c + w / 2 + 8} ${y - wallH + 3}Z`,
      pen.night ? 'deep' : 'light',
      0.7,
    )
    for (const k of [0.15, 0.75]) pen.rect(c - w / 2, y - wallH * (1 - k), w, 4, pen.night ? 'deep' : b.style.accent)
    for (let k = 0; k < w / 18; k++) pen.path(`M${c - w / 2 + 4 + k * 18} ${y - wallH * 0.5}l7 -8l7 8l-7 8Z`, pen.night ? 'deep' : 'middle')
    pen.rect(c - 24, y - wallH * 0.92, 48, wallH * 0.92, 'deep')
    pen.rect(c - 19, y - wallH * 0.86, 38, wallH * 0.86, 'hot')
    pen.rect(c - 1, y - wallH * 0.86, 2, wallH * 0.86, 'deep')
    pen.rect(c - 18, y - wallH - rise - 6, 36, 8, 'deep')
    pen.rect(c + 20, y - wallH - rise - 26, 6, 30, 'deep')
    for (let k = 0; k < 5; k++) pen.line(`M${c + (k - 2) * 6} ${y - wallH - rise}L${c + (k - 2) * w * 0.22} ${y - wallH}`, pen.night ? 'middle' : 'middle', 1.2)
  }
  crown(pen.at(b.x + b.w * 0.04, b.ground - 6, 0.26))
}
