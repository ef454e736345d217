import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import { type Building, storey } from './building.ts'
import { balcony } from './parts.ts'

/** Flat roofs, walls of glass, a long pool. */
export function poolVilla(pen: Pen, b: Building): void {
  const [h, left] = [storey({ ...b, floors: 2 }) * 0.86, b.style.door % 2 === 0]
  const y = b.ground - h
  const ux = left ? b.x + b.w * 0.04 : b.x + b.w * 0.36
  const uw = b.w * (b.style.pattern === 'bands' ? 0.44 : 0.6)
  pen.block(b.x, y, b.w, h, pen.night ? 'deep' : b.wall === 'hot' ? 'middle' : 'hot', 0.5)
  for (let k = 0; k < 5; k++) {
    const x = b.x + b.w * 0.05 + k * b.w * 0.185
    pen.rect(x, y + 16, b.w * 0.165, h - 16, pen.night ? (k === b.style.door ? 'deep' : 'hot') : k === b.style.door ? 'light' : 'deep')
    if (!pen.night) pen.path(`M${x + 4} ${b.ground - 6}L${x + b.w * 0.1} ${y + 22}h12L${x + 22} ${b.ground - 6}Z`, 'sky')
  }
  pen.block(ux, y - h * 0.94, uw, h * 0.94, b.wall, 0.55)
  pen.rect(ux + uw * 0.1, y - h * 0.7, uw * 0.56, h * 0.5, pen.night ? 'hot' : 'deep')
  for (let k = 0; k < 4; k++) pen.rect(ux + uw * (0.1 + k * 0.14), y - h * 0.7, 2, h * 0.5, pen.night ? 'deep' : 'light')
  for (let k = 0; k < 5; k++) pen.rect(ux + uw * 0.76 + k * 7, y - h * 0.8, 3, h * 0.7, pen.night ? 'deep' : b.trim)
  pen.rect(ux - 12, y - h * 0.94 - 8, uw + 24, 9, pen.night ? 'deep' : b.style.accent === 'hot' && b.wall !== 'hot' ? 'deep' : 'middle')
  pen.rect(b.x - 18, y - 6, b.w + 36, 8, pen.night ? 'deep' : 'light')
  pen.spray(box(b.x, y, b.w, h), 'deep', [b.x + b.w * 0.6, 0, b.x + b.w, 0], 0, 0.5)
  balcony(pen, left ? ux + uw + (b.x + b.w - ux - uw) / 2 : (b.x + ux) / 2, y - 6, Math.max(40, b.w - uw - 40), b.style.flowers)
  const [l, r, py] = [b.x - b.w * 0.06, b.x + b.w * 0.94, b.ground + 14]
  pen.path(`M${l} ${py}H${r}L${r + 44} ${py + 60}H${l - 54}Z`, pen.night ? 'hot' : 'middle')
  pen.line(`M${l} ${py}H${r}`, 'light', 5)
  for (let i = 0; i < 10; i++) pen.rect(pen.dice.between(l, r - 60), py + pen.dice.between(7, 38), pen.dice.between(20, 50), 2, 'light')
  const px = b.x + b.w * (left ? 0.86 : 0.1)
  pen.rect(px - 1.5, b.ground - 62, 3, 66, 'deep')
  pen.path(`M${px - 40} ${b.ground - 54}Q${px} ${b.ground - 92} ${px + 40} ${b.ground - 54}Z`, pen.night ? 'light' : 'light')
  pen.path(`M${px - 14} ${b.ground - 54}Q${px} ${b.ground - 92} ${px + 14} ${b.ground - 54}Z`, 'hot')
  for (const dx of [-30, 18]) pen.path(`M${px + dx} ${b.ground + 8}l-4 -14l22 6l14 0v4h-10l2 6h-3l-2 -6h-12l-3 5Z`, 'deep')
  for (let k = 0; k < 4; k++) crown(pen.at(b.x + b.w * (0.02 + k * 0.3), b.ground - 4, 0.22))
}
