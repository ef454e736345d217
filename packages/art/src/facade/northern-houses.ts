import { crown, fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable, polygon } from '../pen/shapes.ts'
import { axis, type Building, storey } from './building.ts'
import { balcony, door, planter } from './parts.ts'

const pane = (pen: Pen, x: number, y: number, w: number, h: number): void => {
  pen.rect(x - w / 2 - 3, y - h - 3, w + 6, h + 6, 'light')
  pen.rect(x - w / 2, y - h, w, h, pen.window(0.65))
  pen.rect(x - 0.9, y - h, 1.8, h, 'light')
  pen.rect(x - w / 2, y - h * 0.55, w, 1.6, 'light')
}

/** Boarded houses in red and ochre with white frames, gable to the quay; turf on some roofs. */
export function woodenNorth(pen: Pen, b: Building): void {
  const count = Math.max(2, Math.min(4, b.bays - 2))
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = pen.night ? 'middle' : (['hot', 'light', 'middle', 'hot'] as const)[(i + b.style.door) % 4]!
    const h = b.h * (0.62 + ((i * 2 + b.style.door) % 3) * 0.06)
    const [x, y, c, rise] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w, w * 0.5]
    const inset = 3
    pen.block(x + inset, y, w - inset * 2, h, wall, 0.55)
    pen.path(gable(c, y + 1, w - inset * 2, rise), wall)
    for (let k = 1; k < w / 9; k++)
      pen.rect(
        x + inset + k * 9,
        y - rise * (1 - Math.abs(k * 9 - w / 2) / (w / 2)) * 0.9,
        1,
        h + rise * (1 - Math.abs(k * 9 - w / 2) / (w / 2)) * 0.9,
        wall === 'light' ? 'middle' : pen.night ? 'deep' : 'deep',
      )
    const turf = b.style.roof === 'hip' || b.style.roof === 'parapet'
    const eaves = polygon([
      [x - 5, y + 10],
      [c, y - rise - 8],
      [x + w + 5, y + 10],
      [x + w - 3, y + 12],
      [c, y - rise + 8],
      [x + 3, y + 12],
    ])
    pen.path(eaves, turf ? (pen.night ? 'deep' : 'middle') : pen.night ? 'light' : wall === 'light' ? 'deep' : 'light')
    if (turf) for (let k = 0; k < 9; k++) pen.disc(x + (k * w) / 8, y + 6 - rise * (1 - Math.abs(k / 4 - 1)) - 4, 5.4, pen.night ? 'deep' : 'middle')
    const rows = b.floors - 1
    for (let row = 0; row < rows; row++)
      for (const side of [-1, 1]) pane(pen, c + side * w * 0.2, y + ((row + 0.82) * (h - 60)) / rows, w * 0.19, Math.min(40, ((h - 60) / rows) * 0.6))
    pane(pen, c, y - rise * 0.12, w * 0.17, rise * 0.36)
    if (i === Math.floor(count / 2)) {
      pen.rect(c - 20, b.ground - 60, 40, 60, 'light')
      door(pen, c, b.ground, 32, 54, wall === 'hot' ? 'middle' : 'hot')
    } else for (const side of [-1, 1]) pane(pen, c + side * w * 0.2, b.ground - 14, w * 0.19, 34)
    pen.rect(c + w * 0.24, y - rise * 0.8, 11, 26, 'deep')
  }
  pen.rect(b.x - 30, b.ground - 4, b.w + 60, 8, 'deep')
}

/** Logs, or a roof down to the ground; wood smoke and a lake's quiet. */
export function logCabin(pen: Pen, b: Building): void {
  const c = b.x + b.w / 2
  if (b.style.roof === 'gables' || b.style.roof === 'parapet') {
    const [w, h] = [b.w * 0.86, b.h * 1.12]
    pen.path(gable(c, b.ground, w * 0.86, h * 0.94), pen.night ? 'middle' : b.wall === 'light' ? 'hot' : b.wall)
    pen.clip(gable(c, b.ground, w * 0.8, h * 0.9), () => {
      pen.rect(c - w * 0.22, b.ground - h * 0.56, w * 0.44, h * 0.5, pen.night ? 'hot' : 'deep')
      pen.rect(c - w * 0.2, b.ground - h * 0.55, w * 0.4, h * 0.48, pen.night ? 'hot' : 'sky')
      pen.spray(box(c - w * 0.2, b.ground - h * 0.55, w * 0.4, h * 0.48), 'deep', [c - 10, 0, c + w * 0.26, 0], 0, 0.6)
      for (const t of [-0.07, 0.07]) pen.rect(c + w * t - 1.5, b.ground - h * 0.56, 3, h * 0.5, 'deep')
      pen.rect(c - w * 0.3, b.ground - h * 0.3, w * 0.6, 5, 'deep')
    })
    pen.solid(
      polygon([
        [c - w / 2 - 14, b.ground],
        [c, b.ground - h - 12],
        [c + w / 2 + 14, b.ground],
        [c + w / 2 - 18, b.ground],
        [c, b.ground - h + 30],
        [c - w / 2 + 18, b.ground],
      ]),
      pen.night ? 'deep' : b.wall === 'hot' ? 'deep' : 'middle',
      0.7,
    )
    door(pen, c, b.ground, 40, 64)
    balcony(pen, c, b.ground - h * 0.3, w * 0.42, b.style.flowers)
  } else {
    const [y, rise] = [b.ground - b.h * 0.58, b.h * 0.46]
    const log = pen.night ? 'middle' : b.wall === 'light' ? 'hot' : b.wall
    pen.block(b.x, y, b.w, b.h * 0.58, log, 0.55)
    pen.path(gable(c, y + 1, b.w, rise), log)
    for (let k = 0; k < (b.h * 0.58) / 11; k++) {
      pen.rect(b.x, y + k * 11, b.w, 1.4, 'deep')
      for (const side of [b.x - 4, b.x + b.w - 3]) pen.disc(side + 3, y + k * 11 + 6, 5, pen.night ? 'deep' : 'light')
    }
    pen.solid(
      polygon([
        [b.x - 30, y + 18],
        [c, y - rise - 10],
        [b.x + b.w + 30, y + 18],
        [b.x + b.w + 12, y + 22],
        [c, y - rise + 14],
        [b.x - 12, y + 22],
      ]),
      pen.night ? 'light' : 'deep',
      0.4,
      'middle',
    )
    for (let bay = 0; bay < b.bays; bay++) if (bay !== b.style.door) pane(pen, axis(b, bay), b.ground - 34, Math.min(34, (b.w / b.bays) * 0.5), 44)
    door(pen, axis(b, b.style.door), b.ground - 8, 38, 74, log === 'hot' ? 'middle' : 'hot')
    pane(pen, c, y - 8, 34, 34)
    pen.rect(b.x - 16, b.ground - 10, b.w + 32, 12, 'deep')
  }
  pen.block(b.x + b.w * 0.74, b.ground - b.h * 1.02, 20, b.h * 0.34, pen.night ? 'middle' : 'light', 0.7)
  for (let k = 0; k < 4; k++) pen.disc(b.x + b.w * 0.74 + 12 + k * 7, b.ground - b.h * 1.06 - k * 15, 6 + k * 2.4, pen.night ? 'middle' : 'light')
  for (let k = 0; k < 5; k++) pen.disc(b.x - 26 + (k % 3) * 11 + (k > 2 ? 6 : 0), b.ground - 5 - (k > 2 ? 10 : 0), 5.6, pen.night ? 'deep' : 'light')
  fir(pen.at(b.x - b.w * 0.12, b.ground + 2, 1.8))
}

/** Stone under thatch, roses at the door, a gate. */
export function cottage(pen: Pen, b: Building): void {
  const [y, c] = [b.ground - b.h * 0.6, b.x + b.w / 2]
  const thatch = b.style.roof !== 'parapet' && b.style.roof !== 'gables'
  pen.block(b.x + 8, y, b.w - 16, b.h * 0.6, b.wall, 0.5)
  for (let i = 0; i < 40; i++) pen.rect(b.x + 12 + pen.dice.unit() * (b.w - 30), y + 20 + pen.dice.unit() * b.h * 0.52, 9, 3.6, pen.night ? 'deep' : b.trim)
  const rise = b.h * 0.5
  const brow = (x: number) => `Q${x - 30} ${y + 12} ${x - 22} ${y - 8}Q${x} ${y - 30} ${x + 22} ${y - 8}Q${x + 30} ${y + 12} ${x + 44} ${y + 14}`
  const roof = thatch
    ? `M${b.x - 18} ${y + 18}Q${b.x + b.w * 0.06} ${y - rise * 0.7} ${b.x + b.w * 0.14} ${y - rise}H${b.x + b.w * 0.86}Q${b.x + b.w * 0.94} ${y - rise * 0.7} ${b.x + b.w + 18} ${y + 18}Q${c} ${y + 26} ${b.x - 18} ${y + 18}Z`
    : `M${b.x - 10} ${y + 8}L${b.x + b.w * 0.08} ${y - rise}H${b.x + b.w * 0.92}L${b.x + b.w + 10} ${y + 8}Z`
  pen.solid(roof, pen.night ? 'deep' : thatch ? 'middle' : b.roof, 0.75)
  if (thatch) {
    for (let k = 0; k < 26; k++)
      pen.line(`M${b.x + b.w * (0.1 + k * 0.032)} ${y - rise * (0.8 - (k % 3) * 0.25)}v${rise * 0.22}`, pen.night ? 'middle' : 'deep', 1.2)
    pen.path(`M${b.x + b.w * 0.12} ${y - rise + 8}H${b.x + b.w * 0.88}L${b.x + b.w * 0.9} ${y - rise - 8}H${b.x + b.w * 0.1}Z`, 'deep')
  }
  const dormers = b.bays > 3 ? [0.26, 0.74] : [0.5]
  for (const t of dormers) {
    const x = b.x + b.w * t
    pen.path(`M${x - 44} ${y + 14}${brow(x)}Z`, pen.night ? 'deep' : thatch ? 'deep' : b.roof)
    pen.path(arch(x, y + 8, 36, 34), b.wall)
    pane(pen, x, y + 8, 22, 20)
  }
  for (const t of [0.14, 0.86]) pen.block(b.x + b.w * t - 12, y - rise - 26, 24, 40, b.wall, 0.7)
  const at = b.bays > 3 ? 0.5 : 0.3
  for (const t of b.bays > 3 ? [0.2, 0.8] : [0.62, 0.84]) {
    pane(pen, b.x + b.w * t, b.ground - 34, 34, 38)
    for (let f = 0; f < 5; f++) pen.disc(b.x + b.w * t - 18 + f * 9, b.ground - 28, 5, pen.night ? 'middle' : f % 2 ? 'middle' : 'hot')
  }
  door(pen, b.x + b.w * at, b.ground, 38, 74, b.wall === 'hot' ? 'middle' : 'hot')
  for (let k = 0; k < 10; k++) {
    const side = k % 2 ? 1 : -1
    pen.disc(b.x + b.w * at + side * (26 + (k % 3) * 4), b.ground - 10 - k * 8, 6, pen.night ? 'middle' : k % 3 ? 'middle' : 'hot')
  }
  for (let x = b.x - 46; x < b.x + b.w + 50; x += 12)
    if (Math.abs(x - (b.x + b.w * at)) > 26) pen.path(`M${x} ${b.ground + 10}v-26l3 -5l3 5v26Z`, pen.night ? 'deep' : 'light')
  for (const dx of [-40, b.w + 30]) crown(pen.at(b.x + dx, b.ground - 16, 0.5))
}

/** A narrow boat of flats on a canal: cabins, portholes, geraniums on the roof. */
export function houseboat(pen: Pen, b: Building): void {
  const [l, r, y] = [b.x - 34, b.x + b.w + 34, b.ground - 6]
  const cabin = b.h * (b.floors > 2 ? 0.46 : 0.52)
  const inset = b.w * 0.1
  pen.block(b.x + inset * 0.4, y - 34 - cabin, b.w - inset * 0.8, cabin + 4, b.wall, 0.55)
  pen.rect(b.x + inset * 0.4 - 10, y - 40 - cabin, b.w - inset * 0.8 + 20, 8, pen.night ? 'deep' : b.wall === 'hot' ? 'light' : b.style.accent)
  if (b.floors > 2) {
    const [x, w] = [b.style.door % 2 ? b.x + b.w * 0.1 : b.x + b.w * 0.42, b.w * 0.46]
    pen.block(x, y - 40 - cabin * 1.8, w, cabin * 0.82, pen.night ? 'middle' : b.wall === 'light' ? 'hot' : 'light', 0.55)
    pen.rect(x - 8, y - 46 - cabin * 1.8, w + 16, 7, 'deep')
    for (let k = 0; k < 3; k++) pane(pen, x + w * (0.2 + k * 0.3), y - 56 - cabin, w * 0.18, cabin * 0.42)
  }
  for (let k = 0; k < b.bays; k++) {
    const x = b.x + inset + ((k + 0.5) * (b.w - inset * 2)) / b.bays
    if (k === b.style.door) door(pen, x, y - 30, 34, cabin * 0.8)
    else pane(pen, x, y - 30 - cabin * 0.28, Math.min(36, (b.w / b.bays) * 0.5), cabin * 0.42)
  }
  const hull = `M${l} ${y - 38}Q${l + 6} ${y + 14} ${l + 44} ${y + 18}H${r - 44}Q${r - 6} ${y + 14} ${r} ${y - 38}Q${b.x + b.w / 2} ${y - 22} ${l} ${y - 38}Z`
  pen.solid(hull, 'deep', 0.5, 'middle')
  pen.line(`M${l + 3} ${y - 24}Q${b.x + b.w / 2} ${y - 8} ${r - 3} ${y - 24}`, pen.night ? 'middle' : 'hot', 4)
  for (let k = 0; k < 5; k++) pen.disc(b.x + b.w * (0.16 + k * 0.17), y - 1, 7, pen.night ? 'hot' : 'light')
  const bare = b.style.door % 2 ? [0.66, 0.78, 0.9] : [0.1, 0.22, 0.33]
  for (const [k, t] of (b.floors > 2 ? bare : [0.12, 0.31, 0.5, 0.69, 0.88]).entries())
    crown(pen.at(b.x + b.w * t, y - 48 - cabin, 0.2), k % 2 && !pen.night ? 'hot' : 'middle')
  pen.rect(b.x + b.w * 0.9, y - 60 - cabin, 8, 24, 'deep')
  pen.line(`M${l + 14} ${y - 44}v-70M${l + 14} ${y - 110}l34 12l-34 12`, 'deep', 2)
  pen.path(`M${l + 15} ${y - 112}l30 11l-30 11Z`, 'hot')
  planter(pen, r - 30, y - 36, 26)
}

/** Clapboard on the dunes: deck, shutters, a board against the wall. */
export function beachHouse(pen: Pen, b: Building): void {
  const lift = 44
  const [foot, h] = [b.ground - lift, b.h * 0.5]
  const y = foot - h * (b.floors > 2 ? 1.5 : 1)
  for (let k = 0; k <= b.bays + 1; k++) pen.rect(b.x - 6 + (k * (b.w + 6)) / (b.bays + 1), foot, 7, lift + 4, 'deep')
  for (let k = 0; k < b.bays; k++) pen.line(`M${b.x + (k * b.w) / b.bays} ${b.ground}L${b.x + ((k + 1) * b.w) / b.bays} ${foot}`, 'deep', 1.8)
  pen.block(b.x + b.w * 0.06, y, b.w * 0.88, foot - y, b.wall, 0.5)
  for (let k = 1; k < (foot - y) / 9; k++) pen.rect(b.x + b.w * 0.06, y + k * 9, b.w * 0.88, 1, pen.night ? 'deep' : b.wall === 'light' ? 'middle' : 'light')
  const rise = b.h * 0.36
  const c = b.x + b.w / 2
  if (b.style.roof === 'gables' || b.style.roof === 'mansard') {
    pen.path(gable(c, y + 1, b.w * 0.88, rise), b.wall)
    pen.solid(
      polygon([
        [b.x - 8, y + 14],
        [c, y - rise - 10],
        [b.x + b.w + 8, y + 14],
        [b.x + b.w - 10, y + 16],
        [c, y - rise + 12],
        [b.x + 10, y + 16],
      ]),
      b.roof,
      0.5,
    )
    pen.disc(c, y - rise * 0.34, 13, pen.window(0.8))
  } else pen.solid(`M${b.x - 12} ${y + 6}L${b.x + b.w * 0.22} ${y - rise * 0.8}H${b.x + b.w * 0.78}L${b.x + b.w + 12} ${y + 6}Z`, b.roof, 0.65)
  for (let bay = 0; bay < b.bays; bay++) {
    const x = b.x + b.w * 0.1 + ((bay + 0.5) * b.w * 0.8) / b.bays
    const w = Math.min(32, (b.w / b.bays) * 0.42)
    if (bay === b.style.door) door(pen, x, foot, 34, h * 0.74, b.wall === 'hot' ? 'middle' : 'hot')
    else {
      pane(pen, x, foot - 16, w, h * 0.48)
      if (!pen.night)
        for (const side of [-1, 1]) pen.rect(x + side * (w * 0.5 + 8) - 4, foot - 16 - h * 0.48, 8, h * 0.48, b.wall === 'middle' ? 'hot' : 'middle')
    }
    if (b.floors > 2) pane(pen, x, foot - h - 8, w, h * 0.3)
  }
  pen.rect(b.x - 20, foot - 3, b.w + 40, 7, pen.night ? 'deep' : 'light')
  for (let k = 0; k <= 14; k++) pen.rect(b.x - 18 + (k * (b.w + 34)) / 14, foot - 30, 3, 28, pen.night ? 'deep' : 'light')
  pen.rect(b.x - 20, foot - 32, b.w + 40, 4, pen.night ? 'deep' : 'light')
  const s = b.style.door % 2 ? b.x + b.w * 0.9 : b.x + b.w * 0.02
  for (let k = 0; k < 5; k++) pen.rect(s + k * 5, foot + k * 9, 40, 4, pen.night ? 'deep' : 'light')
  pen.path(`M${s + 64} ${b.ground + 2}q-13 -46 3 -88q14 42 5 88Z`, 'hot')
  pen.line(`M${s + 67} ${b.ground - 80}v78`, 'light', 1.6)
}

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
