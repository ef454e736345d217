import type { Pen } from '../pen/pen.ts'
import { arch, disc } from '../pen/shapes.ts'

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
