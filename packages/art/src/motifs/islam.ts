import type { Pen } from '../pen/pen.ts'
import { arch, battlements, box, dome, ogive, taper } from '../pen/shapes.ts'

/** A slender round minaret with galleries, on its origin, 100 high. */
export function pencilMinaret(pen: Pen, ink: 'deep' | 'light' | 'middle' = 'deep'): void {
  pen.solid('M-2.6 0V-80H2.6V0Z', ink, 0.85, ink === 'deep' ? 'middle' : 'deep')
  for (const y of [-42, -62, -78]) pen.path(`M-4.6 ${y - 1}H4.6L2.6 ${y + 2.4}H-2.6Z`, ink)
  pen.path('M-3.2 -80L0 -96.5L3.2 -80ZM-.35 -100H.35V-95H-.35Z', ink === 'deep' ? 'deep' : pen.night ? 'deep' : 'hot')
}

/** Domes cascading from a great one, with four pencil minarets. */
export function domedMosque(pen: Pen): void {
  for (const [x, h] of [
    [-64, 1],
    [-40, 0.9],
    [40, 0.9],
    [64, 1],
  ] as const)
    pencilMinaret(pen.at(x, 0, h))
  const s = 21
  for (const [w, low, h] of [
    [5, 0, 0.92],
    [3.8, 0.85, 0.52],
    [2.24, 1.3, 0.7],
  ] as const)
    pen.rect((-s * w) / 2, -s * (low + h), s * w, s * h, 'deep')
  const cap = (x: number, y: number, r: number, lift = 1, finial = true) => {
    pen.solid(dome(x * s, y * s, r * s, lift), 'deep', 0.85, 'middle')
    if (finial) pen.path(box(x * s - 0.35, y * s - r * s * 1.1 * lift - 4, 0.7, 5), 'deep')
  }
  for (const [x, y, r] of [
    [-1.5, -1.32, 0.5],
    [1.5, -1.32, 0.5],
    [-2.2, -0.88, 0.32],
    [2.2, -0.88, 0.32],
  ] as const)
    cap(x, y, r)
  for (const x of [-0.98, 0.98]) cap(x, -1.5, 0.62, 1, false)
  pen.rect(-s * 0.94, -s * 2.14, s * 1.88, s * 0.24, 'deep')
  cap(0, -2.1, 0.92)
  const opening = pen.night ? 'hot' : 'sky'
  for (let i = 0; i < 9; i++) pen.path(arch(s * (-0.78 + i * 0.195), -s * 1.94, s * 0.08, s * 0.15), opening)
  for (let i = 0; i < 11; i++) pen.path(ogive(s * (-2.2 + i * 0.44), 0, s * 0.28, s * 0.56), opening)
  for (let i = 0; i < 7; i++) pen.path(ogive(s * (-0.78 + i * 0.26), -s * 1.04, s * 0.13, s * 0.24), opening)
}

/** The square minaret of the Maghreb over its court. */
export function squareMinaret(pen: Pen): void {
  pen.block(-13, -76, 26, 76, pen.brick, 0.85)
  pen.path(battlements(-14, -76, 28, 3, 6, 4), pen.brick)
  pen.block(-6.5, -92, 13, 16, pen.brick, 0.85)
  pen.solid(dome(0, -92, 5.4), pen.pale, 0.7)
  for (const y of [-98, -100.5, -102.6]) pen.disc(0, y, 0.9, 'hot')
  for (let i = 0; i < 9; i++) pen.path(`M${-11.4 + i * 2.6} -71l1.3 -2l1.3 2l-1.3 2Z`, pen.night ? 'hot' : 'light')
  for (const y of [-50, -26, -3]) {
    for (const x of [-5.4, 5.4]) pen.path(ogive(x, y, 6.4, 14), pen.glass)
    pen.line(`M-11 ${y + 1.5}V${y - 17}H11V${y + 1.5}`, pen.night ? 'hot' : 'light', 0.5)
  }
}

/** Mud walls bristling with beams. */
export function mudMosque(pen: Pen): void {
  pen.solid('M-86 0L-84 -42Q-60 -44 -40 -42L40 -42Q60 -44 84 -42L86 0Z', pen.brick, 0.6)
  for (let x = -80; x <= 80; x += 10) pen.solid(`M${x - 3.4} 0L${x - 2.4} -46Q${x} -54 ${x + 2.4} -46L${x + 3.4} 0Z`, pen.brick, 0.85)
  for (const [x, h] of [
    [-46, 84],
    [0, 100],
    [46, 84],
  ] as const) {
    pen.solid(`M${x - 15} 0L${x - 10} ${-h + 18}Q${x - 9} ${-h + 10} ${x} ${-h}Q${x + 9} ${-h + 10} ${x + 10} ${-h + 18}L${x + 15} 0Z`, pen.brick, 0.9)
    for (let y = 16; y < h - 16; y += 12) for (const dx of [-8, -3, 3, 8]) pen.rect(x + dx - 3, -y, 5.4, 1.3, 'deep')
    pen.disc(x, -h, 1.8, pen.pale)
  }
  for (const x of [-66, -24, 24, 66]) pen.path(ogive(x, 0, 7, 18), pen.glass)
}

/** White domes and two minarets by a pool, the Gulf. */
export function gulfMosque(pen: Pen): void {
  for (const x of [-66, 66]) pencilMinaret(pen.at(x, 0, 1), pen.night ? 'middle' : 'light')
  pen.block(-76, -26, 152, 26, pen.pale, 0.55)
  for (let i = 0; i < 15; i++) pen.path(ogive(-70 + i * 10, 0, 6, 17), pen.window(0.9))
  for (const [x, y, r] of [
    [-52, -26, 9],
    [52, -26, 9],
    [-32, -30, 13],
    [32, -30, 13],
    [0, -36, 22],
  ] as const) {
    pen.block(x - r * 0.92, y - r * 0.35, r * 1.84, r * 0.4, pen.pale, 0.7)
    pen.solid(dome(x, y - r * 0.3, r, 1.22), pen.pale, 0.8)
    pen.line(`M${x} ${y - r * 1.6}V${y - r * 2}`, pen.night ? 'hot' : 'hot', 1)
  }
  pen.block(-16, -40, 32, 40, pen.pale, 0.4)
  pen.path(ogive(0, 0, 18, 34), pen.glass)
}

/** A white tomb: one onion dome, a high arch, four towers at the corners. */
export function mausoleum(pen: Pen): void {
  for (const [x, k] of [
    [-70, 1],
    [70, 1],
    [-52, 0.8],
    [52, 0.8],
  ] as const) {
    const t = pen.at(x, 0, k)
    t.solid(taper(0, 0, 7, 5, 74), pen.pale, 0.85)
    for (const y of [-26, -50, -72]) t.rect(-4.6, y, 9.2, 2, pen.night ? 'deep' : 'middle')
    t.path(dome(0, -74, 3.6, 1.3), pen.pale)
  }
  pen.block(-78, -6, 156, 6, pen.pale, 0.6)
  pen.block(-40, -46, 80, 42, pen.pale, 0.65)
  for (const x of [-30, 30]) for (const y of [-6, -25]) pen.path(ogive(x, y, 10, 16), pen.window(0.6))
  pen.block(-16, -52, 32, 47, pen.pale, 0.5)
  pen.path(ogive(0, -5, 20, 38), pen.glass)
  for (const x of [-28, 28]) {
    pen.block(x - 6, -52, 12, 6, pen.pale, 0.7)
    pen.solid(dome(x, -51, 7, 1.2), pen.pale, 0.8)
  }
  pen.block(-15, -60, 30, 10, pen.pale, 0.8)
  pen.solid('M-14 -60C-26 -72 -14 -84 -4 -91Q-1 -94 0 -100Q1 -94 4 -91C14 -84 26 -72 14 -60Z', pen.pale, 0.85)
}
