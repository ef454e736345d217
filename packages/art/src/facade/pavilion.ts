import type { Pen } from '../pen/pen.ts'
import { disc } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { planter } from './parts.ts'

/** Great tiled roofs with lifted corners over red columns, a terrace of stone, lamps. */
export function pavilion(pen: Pen, b: Building): void {
  const roof = pen.night ? 'deep' : b.wall === 'hot' ? 'middle' : b.style.accent === 'hot' ? 'deep' : 'middle'
  const wood = pen.night ? 'deep' : 'hot'
  const base = 26
  pen.block(b.x - 22, b.ground - base, b.w + 44, base + 2, pen.night ? 'middle' : 'light', 0.6)
  pen.rect(b.x - 26, b.ground - base - 4, b.w + 52, 5, pen.night ? 'deep' : 'middle')
  for (let k = 0; k < 4; k++) pen.rect(b.x + b.w / 2 - 34 - k * 4, b.ground - base + k * 7, 68 + k * 8, 4, pen.night ? 'deep' : 'middle')
  const floors = Math.max(1, b.floors - 1)
  const h = (b.h - base) / floors
  for (let floor = floors - 1; floor >= 0; floor--) {
    const inset = (floors - 1 - floor) * b.w * 0.1
    const [x, w] = [b.x + inset, b.w - inset * 2]
    const foot = b.ground - base - (floors - 1 - floor) * h
    const y = foot - h * 0.56
    pen.block(x + 6, y, w - 12, foot - y, pen.night ? 'middle' : b.wall === 'light' ? 'light' : 'sky', 0.5)
    const bays = b.bays
    for (let bay = 0; bay < bays; bay++) {
      const [bx, bw] = [x + 10 + (bay * (w - 20)) / bays, (w - 20) / bays]
      const open = floor === floors - 1 && bay === Math.floor(bays / 2)
      pen.rect(bx + 5, y + 12, bw - 10, foot - y - 12, open ? pen.glass : pen.night ? pen.window(0.7) : 'deep')
      if (!open) for (let k = 0; k < (bw - 10) / 8; k++) pen.rect(bx + 6 + k * 8, y + 12, 1.6, (foot - y) * 0.6, pen.night ? 'deep' : 'middle')
      if (!open) pen.rect(bx + 5, y + (foot - y) * 0.66, bw - 10, (foot - y) * 0.34, wood)
    }
    for (let bay = 0; bay <= bays; bay++) pen.rect(x + 8 + (bay * (w - 20)) / bays - 3, y, 7, foot - y, wood)
    pen.rect(x, y, w, 7, roof === 'middle' ? 'deep' : 'middle')
    const [l, r, rise] = [x - 40, x + w + 40, h * 0.44]
    const ridge = w * (floor === 0 ? 0.2 : 0.12)
    pen.solid(
      `M${l} ${y - 6}Q${l + 34} ${y + 2} ${x + ridge} ${y - rise}H${x + w - ridge}Q${r - 34} ${y + 2} ${r} ${y - 6}L${r - 8} ${y + 7}Q${x + w * 0.5} ${y - 2} ${l + 8} ${y + 7}Z`,
      roof,
      0.5,
      roof === 'deep' ? 'middle' : 'deep',
    )
    for (let k = 1; k < w / 16; k++) {
      const t = k / (w / 16)
      pen.line(
        `M${x + ridge + t * (w - 2 * ridge)} ${y - rise}Q${x + t * w} ${y - rise * 0.3} ${x - 16 + t * (w + 32)} ${y + 1}`,
        roof === 'deep' ? 'middle' : 'deep',
        1.1,
      )
    }
    pen.rect(x + ridge - 5, y - rise - 6, w - 2 * ridge + 10, 8, roof === 'deep' ? 'middle' : 'deep')
    for (const end of [x + ridge - 6, x + w - ridge + 6]) pen.path(disc(end, y - rise - 6, 6), roof === 'deep' ? 'middle' : 'deep')
  }
  for (const t of [0.08, 0.92]) {
    const x = b.x + b.w * t
    pen.line(`M${x} ${b.ground - base - h * 0.52}v16`, 'deep', 1.4)
    pen.disc(x, b.ground - base - h * 0.3, 10, 'hot', 12)
    pen.rect(x - 6, b.ground - base - h * 0.3 - 14, 12, 3, 'deep')
  }
  for (const side of [-1, 1]) planter(pen, b.x + b.w / 2 + side * 62, b.ground + 2, 34)
}
