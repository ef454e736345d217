import type { Pen } from '../pen/pen.ts'
import { arch, box, disc, dome, gable, taper } from '../pen/shapes.ts'

/** A smock mill with its gallery; the sails stand a little turned. */
export function windmill(pen: Pen): void {
  pen.solid(taper(0, 0, 40, 22, 56), pen.brick, 0.95)
  for (const y of [-10, -34]) pen.path(arch(0, y, 5, 8), pen.glass)
  pen.rect(-26, -24.5, 52, 2.2, 'deep')
  for (let i = 0; i < 10; i++) pen.rect(-25 + i * 5.4, -29, 0.6, 5, 'deep')
  pen.rect(-26, -29.4, 52, 0.8, 'deep')
  pen.line('M-24 -23L-16 -13M24 -23L16 -13', 'deep', 0.9)
  pen.path('M-13 -55.5C-14 -68 -4 -71 2 -70C12 -68 14 -60 13.6 -55.5Z', 'deep')
  for (let k = 0; k < 4; k++) sailArm(pen, -0.8, -63, (k * 90 + 22) * (Math.PI / 180), 46)
  pen.disc(-0.8, -63, 2, 'deep')
}

function sailArm(pen: Pen, x: number, y: number, angle: number, length: number): void {
  const at = (along: number, side: number) => `${x + Math.cos(angle) * along - Math.sin(angle) * side} ${y + Math.sin(angle) * along + Math.cos(angle) * side}`
  pen.path(`M${at(length * 0.14, 0)}L${at(length, 0)}L${at(length, 6.4)}L${at(length * 0.14, 6.4)}Z`, 'light')
  for (let i = 0; i <= 9; i++) pen.line(`M${at(length * (0.14 + i * 0.0955), 0)}L${at(length * (0.14 + i * 0.0955), 6.4)}`, 'deep', 0.3)
  for (const side of [3.4, 6.4]) pen.line(`M${at(length * 0.14, side)}L${at(length, side)}`, 'deep', 0.35)
  pen.line(`M${at(0, 0)}L${at(length, 0)}`, 'deep', 0.9)
}

/** A round white mill of the islands with a thatched cap. */
export function islandMill(pen: Pen): void {
  for (const [x, k] of [
    [-58, 0.62],
    [0, 1],
  ] as const) {
    const m = pen.at(x, 0, k)
    m.solid(taper(0, 0, 42, 34, 60), pen.pale, 0.8)
    m.path(arch(2, 0, 9, 18), pen.night ? 'hot' : 'middle')
    m.rect(-3, -44, 6, 7, pen.window(0.9))
    m.solid('M-21 -60Q-12 -78 0 -80Q12 -78 21 -60Z', pen.night ? 'deep' : 'deep', 0)
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 + 0.2
      m.line(`M-6 -66L${-6 + Math.cos(a) * 33} ${-66 + Math.sin(a) * 33}`, 'deep', 0.8)
      if (i % 2)
        m.path(
          `M${-6 + Math.cos(a) * 10} ${-66 + Math.sin(a) * 10}L${-6 + Math.cos(a) * 33} ${-66 + Math.sin(a) * 33}L${-6 + Math.cos(a + 0.4) * 30} ${-66 + Math.sin(a + 0.4) * 30}Z`,
          pen.night ? 'light' : 'hot',
        )
    }
  }
}

/** Cones of dry stone over white drums, in two depths. */
export function trulli(pen: Pen): void {
  for (const [x, y, w, h, sign] of [
    [-64, -12, 36, 60, ''],
    [66, -12, 38, 64, ''],
    [24, -14, 32, 58, ''],
    [-38, 0, 50, 88, 'sun'],
    [42, 2, 54, 98, 'gem'],
    [2, 2, 44, 74, ''],
  ] as const) {
    const drum = h * 0.4
    pen.block(x - w / 2, y - drum, w, drum, pen.pale, 0.5)
    const cone = `M${x - w * 0.57} ${y - drum + 1}Q${x - w * 0.24} ${y - drum - (h - drum) * 0.42} ${x - w * 0.045} ${y - h}H${x + w * 0.045}Q${x + w * 0.24} ${y - drum - (h - drum) * 0.42} ${x + w * 0.57} ${y - drum + 1}Q${x} ${y - drum + w * 0.1} ${x - w * 0.57} ${y - drum + 1}Z`
    pen.path(cone, pen.night ? 'deep' : 'middle')
    pen.clip(cone, () => {
      for (let i = 0; i < 11; i++) pen.line(`M${x - w * 0.6} ${y - drum - ((h - drum) * i) / 10.5}q${w * 0.6} ${w * 0.12} ${w * 1.2} 0`, 'deep', 0.3)
    })
    pen.spray(cone, 'deep', [x - w * 0.06, 0, x + w * 0.57, 0], 0, 0.92)
    pen.rect(x - w * 0.05, y - h - 3, w * 0.1, 3.6, pen.pale)
    pen.disc(x, y - h - 5, w * 0.06, pen.pale)
    if (sign === 'sun') pen.line(disc(x, y - drum - (h - drum) * 0.4, w * 0.13), pen.pale, 1.4)
    if (sign === 'gem') pen.line(`M${x} ${y - h * 0.76}l${w * 0.13} ${w * 0.14}l${-w * 0.13} ${w * 0.14}l${-w * 0.13} ${-w * 0.14}Z`, pen.pale, 1.4)
    pen.path(arch(x, y, w * 0.24, drum * 0.66), pen.glass)
  }
}

/** A timber house of the Alps: balcony, flowers, a wide roof. */
export function chalet(pen: Pen): void {
  pen.block(-44, -34, 88, 34, pen.pale, 0.6)
  pen.block(-44, -66, 88, 33, 'deep', 0)
  for (let i = 0; i < 9; i++) pen.rect(-44, -65 + i * 3.8, 88, 0.5, pen.night ? 'middle' : 'middle')
  pen.path('M-44 -64L0 -94L44 -64Z', 'deep')
  for (const x of [-28, 0, 28]) pen.rect(x - 6, -56, 12, 13, pen.night ? 'hot' : 'sky')
  for (const x of [-28, 0, 28]) pen.rect(x - 0.5, -56, 1, 13, 'deep')
  pen.rect(-6, -80, 12, 10, pen.night ? 'hot' : 'sky')
  pen.rect(-50, -40, 100, 2, pen.roof)
  for (let i = 0; i < 20; i++) pen.rect(-49 + i * 5, -40, 2, 7, pen.night ? 'middle' : 'light')
  for (let i = 0; i < 14; i++) pen.disc(-46 + i * 7, -41, 2.4, pen.night ? 'middle' : 'hot')
  for (const x of [-26, 26]) pen.rect(x - 6, -24, 12, 14, pen.window(0.9))
  pen.path(arch(0, 0, 12, 22), pen.night ? 'hot' : 'hot')
  pen.path('M-64 -62L0 -106L64 -62L61 -54L0 -95L-61 -54Z', pen.night ? 'light' : 'hot')
  pen.block(20, -106, 9, 18, pen.pale, 0.7)
}

/** Red fishermen's cabins on stilts under the mountains of the North. */
export function rorbuer(pen: Pen): void {
  for (const [x, w, h] of [
    [-74, 40, 34],
    [-26, 46, 42],
    [28, 42, 36],
    [76, 38, 32],
  ] as const) {
    for (let i = 0; i < 5; i++) pen.rect(x - w / 2 + (i * w) / 4.4, -16, 1.6, 20, 'deep')
    pen.rect(x - w / 2 - 3, -18, w + 6, 3, 'deep')
    pen.block(x - w / 2, -18 - h * 0.6, w, h * 0.6, 'hot', 0.7)
    pen.solid(`M${x - w / 2 - 4} ${-17 - h * 0.6}L${x} ${-18 - h * 1.3}L${x + w / 2 + 4} ${-17 - h * 0.6}Z`, 'deep', 0)
    pen.path(gable(x, -18 - h * 0.6, w * 0.84, h * 0.5), 'hot')
    for (const dx of [-0.26, 0.26]) {
      pen.rect(x + dx * w - 4.4, -18 - h * 0.46, 8.8, 9, 'light')
      pen.rect(x + dx * w - 3, -18 - h * 0.46 + 1.4, 6, 6.4, pen.night ? 'deep' : 'deep')
    }
    pen.rect(x - 3, -18 - h * 0.86, 6, 6, 'light')
  }
}

/** Thatched houses on stilts over warm water. */
export function stiltHouses(pen: Pen): void {
  pen.line('M-110 -14H110', 'deep', 2.2)
  for (let x = -104; x < 112; x += 12) pen.line(`M${x} -14V6`, 'deep', 1.1)
  for (const [x, k] of [
    [-66, 0.8],
    [62, 0.86],
    [-2, 1],
  ] as const) {
    const h = pen.at(x, -14, k)
    for (const dx of [-22, -8, 8, 22]) h.rect(dx - 1, -2, 2, 18, 'deep')
    h.block(-24, -30, 48, 28, pen.tinted, 0.7)
    h.path(arch(-8, -2, 10, 20), pen.glass)
    h.rect(6, -22, 11, 11, pen.glass)
    h.rect(-29, -5, 58, 3, 'deep')
    h.solid('M-38 -26Q-18 -44 -7 -72H7Q18 -44 38 -26Q0 -20 -38 -26Z', pen.night ? 'deep' : 'hot', 0.75)
    for (let i = -3; i <= 3; i++) h.line(`M${i * 1.4} -70Q${i * 5} -44 ${i * 10} -25`, 'deep', 0.6)
    h.path('M-8 -71H8L5 -77H-5Z', 'deep')
  }
}

/** Round felt tents on the steppe. */
export function yurts(pen: Pen): void {
  for (const [x, y, k] of [
    [-58, -8, 0.6],
    [56, -6, 0.66],
    [0, 0, 1],
  ] as const) {
    const t = pen.at(x, y, k)
    t.block(-40, -32, 80, 32, pen.pale, 0.75)
    t.solid('M-44 -32Q-20 -58 -6 -62H6Q20 -58 44 -32Z', pen.pale, 0.8)
    t.rect(-40, -32, 80, 4, pen.roof)
    t.rect(-40, -12, 80, 3, pen.night ? 'deep' : 'middle')
    t.rect(-9, -26, 18, 26, pen.night ? 'hot' : 'hot')
    t.rect(-0.6, -26, 1.2, 26, 'deep')
    t.path('M-8 -62H8V-66H-8Z', 'deep')
    t.line('M2 -66Q6 -78 0 -84Q-6 -92 2 -100', pen.night ? 'middle' : 'light', 2)
  }
}

/** Domes of blue over whitewashed cubes on a cliff. */
export function blueDomes(pen: Pen): void {
  pen.solid('M-110 14L-96 -20L-50 -26L60 -40L110 -34V14Z', pen.night ? 'deep' : 'middle', 0.9)
  for (const [x, y, w, h] of [
    [-88, -18, 36, 24],
    [-56, -22, 40, 34],
    [62, -34, 44, 34],
    [-24, -26, 40, 26],
    [18, -30, 46, 42],
    [-98, 4, 40, 26],
    [-58, 6, 50, 32],
    [-8, 6, 44, 30],
    [34, 4, 40, 34],
    [74, 6, 36, 30],
  ] as const) {
    pen.block(x, y - h, w, h, pen.pale, 0.5)
    pen.path(arch(x + w * 0.3, y - h * 0.2, w * 0.16, h * 0.4), pen.window(0.7))
    if (w > 38) pen.rect(x + w * 0.6, y - h * 0.62, w * 0.14, h * 0.22, pen.night ? 'hot' : 'middle')
    pen.path(`M${x - 1} ${y - h}h${w + 2}v-2.4h${-w - 2}Z`, pen.pale)
  }
  for (const [x, y, r] of [
    [40, -72, 21],
    [-38, -56, 15],
    [84, -68, 13],
  ] as const) {
    pen.block(x - r * 0.9, y - r * 0.2, r * 1.8, r * 0.5, pen.pale, 0.7)
    pen.solid(dome(x, y - r * 0.2, r), pen.night ? 'middle' : 'middle', 0.85)
    pen.line(`M${x} ${y - r * 1.3}v${-r * 0.5}M${x - r * 0.18} ${y - r * 1.6}h${r * 0.36}`, pen.night ? 'light' : 'light', 1.2)
  }
  pen.block(-8, -84, 24, 28, pen.pale, 0.6)
  for (const x of [-1, 9]) pen.path(arch(x, -62, 6, 13), pen.night ? 'hot' : 'sky')
  pen.path(gable(4, -84, 26, 10), pen.pale)
  pen.path(box(3.4, -102, 1.2, 10), pen.pale)
}
