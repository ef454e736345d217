import type { Ink } from '../inks/inks.ts'
import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable, polygon } from '../pen/shapes.ts'
import { type Building, storey, top } from './building.ts'
import { awning, balcony, door, planter, window } from './parts.ts'

/** Inks of the houses of a row: no two neighbours alike. */
const rowInk = (pen: Pen, b: Building, at: number): Ink =>
  pen.night ? 'middle' : (['light', 'hot', 'middle', 'sky'] as const)[(at + b.style.door + (b.wall === 'hot' ? 1 : 0)) % 4]!

const inksOn = (pen: Pen, b: Building, wall: Ink): Building => ({
  ...b,
  wall,
  trim: pen.night ? 'deep' : wall === 'light' || wall === 'sky' ? 'middle' : 'light',
})

/** Narrow houses on a canal, each with a gable of its own: steps, a bell, a neck. */
export function canalHouse(pen: Pen, b: Building): void {
  const count = Math.max(3, b.bays - 1)
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = rowInk(pen, b, i)
    const h = b.h * pen.dice.between(0.72, 0.86)
    const [x, y] = [b.x + i * w, b.ground - h]
    const kind = (i + b.style.door) % 3
    const [c, u] = [x + w / 2, w / 8]
    const crest =
      kind === 0
        ? `M${x} ${y + 2}v-16h${u}v-14h${u}v-14h${u}v-12h${2 * u}v12h${u}v14h${u}v14h${u}v16Z`
        : kind === 1
          ? `M${x} ${y + 2}Q${x + w * 0.22} ${y - 4} ${x + w * 0.26} ${y - 34}Q${c} ${y - 58} ${x + w * 0.74} ${y - 34}Q${x + w * 0.78} ${y - 4} ${x + w} ${y + 2}Z`
          : `M${x} ${y + 2}V${y - 6}Q${x + w * 0.26} ${y - 8} ${x + w * 0.28} ${y - 44}H${x + w * 0.72}Q${x + w * 0.74} ${y - 8} ${x + w} ${y - 6}V${y + 2}Z`
    if (kind === 2) pen.path(gable(c, y - 43, w * 0.56, 18), wall)
    pen.path(crest, wall)
    pen.block(x, y, w, h, wall, 0.6)
    const inks = inksOn(pen, b, wall)
    pen.path(arch(c, y - 10, w * 0.18, 20), pen.window(0.7))
    const rows = b.floors
    for (let row = 0; row < rows; row++)
      for (const side of [-1, 1]) window(pen, inks, c + side * w * 0.22, y + ((row + 0.72) * h) / (rows + 1), w * 0.24, (h / (rows + 1)) * 0.56)
    if (i === Math.floor(count / 2)) door(pen, c, b.ground, w * 0.34, 50)
    else pen.rect(c - w * 0.34, b.ground - 40, w * 0.68, 40, pen.glass)
    if (i % 2 === 0 && b.style.shop === 'awnings') awning(pen, c, b.ground - 48, w * 0.8, 13)
    pen.rect(x - 0.8, y, 1.6, h, 'deep')
    pen.rect(c - 1, y - (kind === 1 ? 34 : 28), 2, 8, 'deep')
  }
}

/** Brick terraces with bay windows, stoops and chimney pots. */
export function terraceRow(pen: Pen, b: Building): void {
  const count = Math.max(2, Math.round(b.bays / 2))
  const w = b.w / count
  const y = top(b)
  for (let i = 0; i < count; i++) {
    const wall = b.style.pattern === 'none' ? b.wall : rowInk(pen, b, i)
    const inks = inksOn(pen, b, wall)
    const x = b.x + i * w
    pen.block(x, y, w, b.h, wall, 0.55)
    const h = b.h / (b.floors + 0.5)
    if (b.style.roof === 'gables' || b.style.roof === 'hip') {
      pen.solid(gable(x + w / 2, y + 2, w + 8, 54), b.style.roof === 'hip' ? b.roof : wall, 0.6)
      pen.path(arch(x + w / 2, y - 6, 14, 26), pen.window(0.7))
      if (b.style.roof === 'gables') pen.line(`M${x - 4} ${y + 2}L${x + w / 2} ${y - 52}L${x + w + 4} ${y + 2}`, inks.trim, 4)
    } else {
      pen.solid(`M${x - 3} ${y}L${x + 10} ${y - 34}H${x + w - 10}L${x + w + 3} ${y}Z`, b.roof, 0.65)
      pen.rect(x - 3, y - 3, w + 6, 6, inks.trim)
    }
    pen.block(x + w * 0.84, y - 62, 18, 46, pen.night ? 'middle' : wall === 'hot' ? 'middle' : 'hot', 0.7)
    for (const dx of [3, 10]) pen.rect(x + w * 0.84 + dx, y - 70, 4, 9, 'deep')
    for (let floor = 0; floor < b.floors; floor++) {
      const foot = y + (floor + 0.8) * h
      window(pen, inks, x + w * 0.74, foot, w * 0.2, h * 0.58)
      const [l, r] = [x + w * 0.1, x + w * 0.52]
      pen.rect(l, foot - h * 0.66, r - l, h * 0.74, pen.night ? 'deep' : inks.trim)
      for (let k = 0; k < 3; k++) pen.rect(l + 3 + (k * (r - l - 3)) / 3, foot - h * 0.6, (r - l - 3) / 3 - 3, h * 0.56, pen.window(0.6))
    }
    pen.rect(x + w * 0.08, b.ground - h * 0.36, w * 0.46, h * 0.36, pen.night ? 'deep' : inks.trim)
    door(pen, x + w * 0.74, b.ground - 12, w * 0.24, h * 0.66, b.style.accent === 'hot' && wall !== 'hot' ? 'hot' : 'middle')
    for (let k = 0; k < 3; k++) pen.rect(x + w * 0.6 - k * 4, b.ground - 12 + k * 4, w * 0.28 + k * 8, 4.5, pen.night ? 'deep' : k % 2 ? 'sky' : 'light')
    if (b.style.flowers) planter(pen, x + w * 0.56, b.ground, 26)
  }
}

/** Shophouses of the southern ports: painted fronts, louvred shutters, a covered way. */
export function shophouse(pen: Pen, b: Building): void {
  const count = Math.max(3, b.bays - 1)
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = rowInk(pen, b, i)
    const inks = inksOn(pen, b, wall)
    const h = b.h * (0.82 + ((i + b.style.door) % 3) * 0.06)
    const [x, y, c] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w]
    pen.block(x, y, w, h, wall, 0.5)
    if ((i + b.style.door) % 2 === 0) {
      pen.path(
        `M${x} ${y + 1}V${y - 12}Q${c - w * 0.2} ${y - 12} ${c - w * 0.18} ${y - 26}H${c + w * 0.18}Q${c + w * 0.2} ${y - 12} ${x + w} ${y - 12}V${y + 1}Z`,
        wall,
      )
      pen.disc(c, y - 9, 6, inks.trim)
    } else pen.solid(`M${x - 3} ${y + 2}L${x + 8} ${y - 28}H${x + w - 8}L${x + w + 3} ${y + 2}Z`, pen.night ? 'deep' : wall === 'hot' ? 'deep' : 'hot', 0.6)
    pen.rect(x - 2, y - 1, w + 4, 4, inks.trim)
    const upper = h - 92
    for (let floor = 0; floor < b.floors - 1; floor++) {
      const fy = y + 12 + (floor * upper) / (b.floors - 1)
      const fh = upper / (b.floors - 1) - 16
      for (let k = 0; k < 3; k++) {
        const wx = x + w * (0.2 + k * 0.3)
        pen.path(arch(wx, fy + fh, w * 0.2, fh), pen.window(0.65))
        if (!pen.night) for (let s = 0; s < fh * 0.7; s += 5) pen.rect(wx - w * 0.1, fy + fh - s - 4, w * 0.2, 1.8, wall === 'middle' ? 'light' : 'middle')
      }
      pen.rect(x + 3, fy + fh + 5, w - 6, 4, inks.trim)
    }
    const g = b.ground
    pen.rect(x, g - 80, w, 80, 'deep')
    pen.rect(x + w * 0.12, g - 62, w * 0.76, 62, pen.night ? 'hot' : i % 2 ? 'middle' : 'sky')
    if (i === Math.floor(count / 2)) door(pen, c, g, w * 0.4, 60)
    for (const side of [0, 1]) pen.rect(x + side * (w - 8), g - 80, 8, 80, pen.night ? 'middle' : 'light')
    pen.path(`M${x + 8} ${g - 60}a${(w - 16) / 2} 20 0 0 1 ${w - 16} 0V${g - 82}H${x + 8}Z`, pen.night ? 'middle' : wall)
    if (b.style.shop === 'awnings') awning(pen, c, g - 62, w * 0.86, 15, i % 2 ? 'middle' : 'hot')
    else for (const side of [-1, 1]) pen.disc(c + side * w * 0.26, g - 46, 6, pen.night ? 'hot' : 'hot', 8)
  }
  if (b.style.flowers) crown(pen.at(b.x + b.w * 0.1, b.ground - 14, 0.3))
}

/** Timber frames under steep roofs, flower boxes at every window. */
export function halfTimbered(pen: Pen, b: Building): void {
  const count = b.style.roof === 'hip' || b.bays < 4 ? 1 : 2
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const h = b.h * (i ? 0.54 : 0.62)
    const [x, y, c] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w]
    const wall: Ink = pen.night ? 'middle' : i ? (b.wall === 'light' ? 'sky' : 'light') : b.wall
    const timber: Ink = wall === 'hot' ? 'light' : 'deep'
    const rise = b.h * (count === 1 ? 0.42 : 0.38)
    pen.block(x, y, w, h, wall, 0.5)
    pen.path(gable(c, y + 1, w + 8, rise), wall)
    const rows = b.floors
    const rh = h / rows
    for (let row = 0; row < rows; row++) {
      const fy = y + row * rh
      pen.rect(x - (row ? 0 : 5), fy - 3, w + (row ? 0 : 10), 6, timber)
      const cells = count === 1 ? b.bays : 3
      for (let k = 0; k <= cells; k++) pen.rect(x + (k * w) / cells - 2.4, fy, 4.8, rh, timber)
      if (row === rows - 1) continue
      for (let k = 0; k < cells; k++) {
        const [cx, cw] = [x + (k * w) / cells, w / cells]
        pen.line((k + row + b.style.door) % 2 ? `M${cx} ${fy + rh}L${cx + cw * 0.3} ${fy}` : `M${cx + cw} ${fy + rh}L${cx + cw * 0.7} ${fy}`, timber, 3.4)
        pen.rect(cx + cw * 0.3, fy + rh * 0.24, cw * 0.4, rh * 0.5, 'light')
        pen.rect(cx + cw * 0.34, fy + rh * 0.28, cw * 0.32, rh * 0.44, pen.window(0.6))
        for (let f = 0; f < 4; f++) pen.disc(cx + cw * (0.32 + f * 0.12), fy + rh * 0.78, 4.4, pen.night ? 'middle' : f % 2 ? 'middle' : 'hot')
      }
    }
    for (const t of [-0.26, 0, 0.26]) pen.rect(c + w * t - 2.4, y - rise * (0.96 - Math.abs(t) * 2), 4.8, rise * (0.96 - Math.abs(t) * 2), timber)
    pen.rect(c - w * 0.3, y - rise * 0.38, w * 0.6, 4.6, timber)
    for (const side of [-1, 1]) pen.rect(c + side * w * 0.12 - 9, y - rise * 0.3, 18, 24, pen.window(0.7))
    const eave = polygon([
      [x - 18, y + 10],
      [c, y - rise - 12],
      [x + w + 18, y + 10],
      [x + w + 6, y + 10],
      [c, y - rise + 14],
      [x - 6, y + 10],
    ])
    pen.solid(eave, pen.night ? 'light' : wall === 'hot' ? 'deep' : 'hot', 0.6)
    const gy = b.ground - rh
    pen.spray(box(x, gy, w, rh), 'deep', [x, 0, x + w, 0], 0, 0.5)
    door(pen, x + w * (b.style.door % 2 ? 0.26 : 0.7), b.ground, 34, rh * 0.86)
    if (b.style.shop === 'awnings') awning(pen, x + w * (b.style.door % 2 ? 0.68 : 0.3), gy + rh * 0.24, w * 0.4, 14)
    pen.rect(x + w * (b.style.door % 2 ? 0.5 : 0.12), gy + rh * 0.4, w * 0.36, rh * 0.4, pen.glass)
  }
}

/** A corner house of flats: a tower of bays at one end, iron balconies all along. */
export function apartmentHouse(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const left = b.style.door % 2 === 0
  const tw = b.w * 0.26
  const tx = left ? b.x : b.x + b.w - tw
  pen.block(b.x, y, b.w, b.h, b.wall, 0.5)
  pen.block(tx - 5, y - h * 0.5, tw + 10, b.h + h * 0.5, b.wall === 'light' || pen.night ? 'middle' : 'light', 0.55)
  const roof = b.style.roof
  if (roof === 'mansard' || roof === 'gables')
    pen.path(`M${tx - 8} ${y - h * 0.5}Q${tx} ${y - h * 1.2} ${tx + tw / 2} ${y - h * 1.55}Q${tx + tw} ${y - h * 1.2} ${tx + tw + 8} ${y - h * 0.5}Z`, b.roof)
  else if (roof === 'hip') pen.solid(gable(tx + tw / 2, y - h * 0.5, tw + 22, h * 1.1), b.roof, 0.6)
  else pen.rect(tx - 9, y - h * 0.58, tw + 18, 8, b.roof)
  pen.rect(tx + tw / 2 - 1, y - h * 1.9, 2, h * 0.5, 'deep')
  const from = left ? b.x + tw + 8 : b.x + 6
  const span = b.w - tw - 14
  for (let floor = 0; floor < b.floors; floor++) {
    const fy = y + floor * h
    const last = floor === b.floors - 1
    for (let bay = 0; bay < b.bays - 1; bay++) {
      const x = from + ((bay + 0.5) * span) / (b.bays - 1)
      if (last) pen.rect(x - span / b.bays / 2.6, fy + h * 0.3, span / b.bays / 1.3, h * 0.7, pen.glass)
      else window(pen, b, x, fy + h * 0.84, Math.min(22, (span / b.bays) * 0.5), h * 0.6)
    }
    if (!last) {
      balcony(pen, from + span / 2, fy + h * 0.88, span - (b.style.balcony === 'alternate' && floor % 2 ? span * 0.5 : 0), b.style.flowers)
      pen.path(arch(tx + tw / 2, fy + h * 0.9, tw * 0.5, h * 0.72), pen.window(0.7))
    }
    pen.rect(b.x - 2, fy - 1.5, b.w + 4, 3, b.trim)
  }
  door(pen, tx + tw / 2, b.ground, tw * 0.5, h * 0.86)
  if (b.style.shop === 'awnings') for (let k = 0; k < 2; k++) awning(pen, from + span * (0.25 + k * 0.5), b.ground - h * 0.74, span * 0.42, h * 0.22)
  for (let k = 0; k < 4; k++) if (b.style.sign) crown(pen.at(from + span * (0.1 + k * 0.28), y - 9, pen.dice.between(0.18, 0.34)))
}
