import type { Pen } from '../pen/pen.ts'
import { arch, box, dome, gable } from '../pen/shapes.ts'

/** A red ribbed dome over a long nave, with its bell tower. */
export function churchDome(pen: Pen): void {
  pen.block(-62, -72, 13, 84, pen.brick, 0.8)
  for (const y of [-14, -34, -54]) pen.rect(-63, y, 15, 1.6, pen.pale)
  pen.solid('M-63 -75L-55.5 -86L-48 -75Z', pen.night ? 'deep' : 'deep', 0)
  for (const y of [-20, -40, -60]) pen.path(arch(-55.5, y, 4, 12), pen.window())
  pen.rect(-64, -75, 17, 3, 'deep')
  pen.block(-44, -34, 96, 34, pen.pale, 0.6)
  pen.solid('M-48 -34L-40 -44H48L56 -34Z', pen.roof, 0.7)
  for (let i = 0; i < 8; i++) pen.path(arch(-36 + i * 11.4, -5, 4.6, 20), pen.window(0.6))
  pen.block(-24, -58, 60, 18, pen.pale, 0.75)
  for (const x of [-14, 6, 26]) pen.disc(x, -49, 4, pen.window(0.8))
  pen.solid('M-26 -58C-26 -76 -10 -88 6 -90C22 -88 38 -76 38 -58Z', pen.roof, 0.8)
  for (const k of [-0.66, -0.24, 0.24, 0.66]) pen.line(`M${6 + k * 31} -58Q${6 + k * 26} -80 6 -90`, pen.pale, 1)
  pen.block(1.4, -96, 9.2, 7, pen.pale, 0.8)
  pen.path(gable(6, -96, 9, 4.6), 'deep')
}

/** Honeycombed spires like dripped sand. */
export function dripSpires(pen: Pen): void {
  for (const [x, h, w] of [
    [-30, 74, 13],
    [30, 74, 13],
    [-18, 86, 14],
    [18, 86, 14],
    [0, 100, 16],
  ] as const) {
    const s = pen.at(x, 0, h / 100)
    const k = (w / h) * 50
    s.solid(`M${-k} 0C${-k} -46 ${-k * 0.6} -76 -1.2 -95H1.2C${k * 0.6} -76 ${k} -46 ${k} 0Z`, x === 0 ? pen.pale : pen.tinted, 0.9)
    for (let i = 0; i < 9; i++) {
      const half = k * (0.72 - i * 0.065)
      for (const dx of [-0.8, -0.28, 0.28, 0.8]) s.path(arch(dx * half, -34 - i * 6, half * 0.3, 4), pen.window(0.5))
    }
    s.disc(0, -96, 2.6, 'hot')
    s.line('M-2.6 -99H2.6M0 -102V-95', 'hot', 1)
  }
  pen.solid('M-42 0V-26Q-30 -34 -20 -26Q-10 -40 0 -42Q10 -40 20 -26Q30 -34 42 -26V0Z', pen.pale, 0.6)
  for (const x of [-26, 0, 26]) pen.path(`M${x - 7} 0Q${x - 4} -16 ${x} -24Q${x + 4} -16 ${x + 7} 0Z`, pen.glass)
}

/** A white colonial front with two bell towers and a curled gable. */
export function missionChurch(pen: Pen): void {
  pen.block(-24, -44, 48, 44, pen.tinted, 0.6)
  pen.path('M-24 -44Q-14 -46 -12 -56Q-10 -66 0 -68Q10 -66 12 -56Q14 -46 24 -44Z', pen.tinted)
  pen.path(arch(0, 0, 13, 26), 'deep')
  pen.path(arch(0, 0, 10, 22), pen.night ? 'hot' : 'hot')
  pen.disc(0, -38, 5, pen.glass)
  for (const x of [-33, 33]) {
    pen.block(x - 10, -60, 20, 60, pen.pale, 0.85)
    pen.rect(x - 11.6, -43, 23.2, 2.4, pen.night ? 'deep' : 'middle')
    pen.path(arch(x, -45, 8, 13), pen.glass)
    for (const y of [-8, -24]) pen.path(box(x - 2, y - 9, 4, 9), pen.window())
    pen.rect(x - 11.6, -62, 23.2, 2.4, pen.night ? 'deep' : 'middle')
    pen.block(x - 7, -76, 14, 14, pen.pale, 0.85)
    pen.path(arch(x, -63, 5.4, 10), pen.glass)
    pen.solid(dome(x, -76, 8), pen.roof, 0.8)
    pen.line(`M${x} -94V-84M${x - 2} -91H${x + 2}`, 'deep', 0.9)
  }
}
