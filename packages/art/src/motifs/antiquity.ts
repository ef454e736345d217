import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'

/** Columns under a pediment, on a rock. */
export function greekTemple(pen: Pen): void {
  pen.solid('M-104 0C-96 -16 -84 -26 -70 -30H72C88 -24 98 -12 106 0Z', pen.night ? 'deep' : 'middle', 0.9)
  for (const [w, y] of [
    [128, -30],
    [122, -34],
  ] as const)
    pen.block(-w / 2, y - 4, w, 4, pen.pale, 0.6)
  pen.rect(-54, -72, 108, 34, 'deep')
  if (pen.night) pen.spray(box(-54, -72, 108, 34), 'hot', [0, -72, 0, -38], 0.2, 0.9)
  for (let i = 0; i < 8; i++) {
    pen.solid(`M${-57 + i * 15} -38L${-56 + i * 15} -71H${-50 + i * 15}L${-49 + i * 15} -38Z`, pen.pale, 0.85)
    pen.rect(-58 + i * 15, -73, 10, 2.6, pen.pale)
  }
  pen.block(-61, -80, 122, 8, pen.pale, 0.6)
  for (let i = 0; i < 16; i++) pen.rect(-58 + i * 7.6, -79, 1.6, 6, pen.night ? 'deep' : 'middle')
  pen.solid(gable(0, -80, 128, 20), pen.pale, 0.7)
  pen.path(gable(0, -82.4, 100, 14), pen.night ? 'deep' : 'hot')
}

/** The great oval, broken on its right. */
export function colosseum(pen: Pen): void {
  pen.solid('M-92 0V-80Q-90 -88 -60 -93Q-20 -99 20 -96L26 -78L38 -74L44 -56L64 -54Q84 -50 92 -46V0Z', pen.tinted, 0.4)
  pen.path('M-60 -93Q-20 -99 20 -96L26 -78L10 -82Q-30 -88 -70 -84Z', pen.night ? 'deep' : 'middle')
  for (let row = 0; row < 4; row++) {
    const [y, count] = [-6 - row * 23, row < 2 ? 13 : row === 2 ? 9 : 8]
    for (let i = 0; i < count; i++) {
      const x = -82 + i * 13.6
      const w = 7.4 - Math.abs(x) * 0.02
      if (row === 3) pen.rect(x - 1.6, y - 9, 3.4, 4.6, pen.window(0.4))
      else pen.path(arch(x, y + Math.abs(x) * 0.02, w, 15), pen.window(0.75))
    }
    pen.line(`M-92 ${y - 18 + 1}Q-20 ${y - 22} ${row < 2 ? 92 : row === 2 ? 44 : 22} ${y - 18}`, pen.night ? 'deep' : 'light', 1.4)
  }
  pen.spray('M-92 0V-80Q-90 -88 -60 -93Q-20 -99 20 -96L26 -78L38 -74L44 -56L64 -54Q84 -50 92 -46V0Z', 'deep', [0, 0, 94, 0], 0, 0.8)
}

/** An arch of triumph. */
export function triumphalArch(pen: Pen): void {
  pen.block(-46, -84, 92, 84, pen.pale, 0.7)
  pen.path(arch(0, 0, 30, 58), pen.night ? 'deep' : 'middle')
  pen.spray(arch(0, 0, 30, 58), 'deep', [-15, 0, 15, 0], 0, 0.9)
  pen.path(arch(-4, 0, 22, 54), 'sky')
  for (const x of [-31, 31]) {
    pen.rect(x - 8, -44, 16, 30, pen.night ? 'deep' : 'middle')
    pen.path(`M${x - 6} -14Q${x - 4} -34 ${x} -42Q${x + 5} -30 ${x + 6} -14Z`, pen.pale)
  }
  pen.rect(-49, -66, 98, 3, pen.night ? 'deep' : 'middle')
  pen.rect(-49, -86, 98, 3, pen.night ? 'deep' : 'middle')
  pen.block(-44, -97, 88, 11, pen.pale, 0.7)
  for (let i = 0; i < 10; i++) pen.rect(-40 + i * 8.6, -94, 3.4, 6, pen.night ? 'hot' : 'hot')
  pen.rect(-47, -99, 94, 2.6, pen.pale)
}

/** A front carved into a rose-red cliff. */
export function rockTreasury(pen: Pen): void {
  pen.path('M-260 0V-104L-200 -112L-150 -132L-96 -124L-52 -142L40 -136L84 -116L104 -62L124 -40L136 0Z', pen.brick)
  pen.spray('M-260 0V-104L-200 -112L-150 -132L-96 -124L-52 -142L40 -136L84 -116L104 -62L124 -40L136 0Z', 'deep', [-40, -70, 130, -20], 0, 0.95)
  for (const [x, w] of [
    [-150, 26],
    [-92, 18],
    [66, 16],
  ] as const)
    pen.spray(`M${x} -118L${x + w} -122L${x + w + 6} 0H${x - 4}Z`, 'deep', [x, 0, x + w + 4, 0], 0, 0.8)
  pen.path('M-44 0V-98H44V0Z', 'deep')
  pen.block(-40, -50, 80, 50, pen.tinted, 0.5)
  pen.path(box(-30, -42, 60, 42), 'deep')
  for (const x of [-34, -20, -8, 8, 20, 34]) pen.block(x - 2.6, -44, 5.2, 44, pen.tinted, 0.7)
  pen.path(box(-5, -26, 10, 26), pen.glass)
  pen.path('M-42 -50H42V-54H-42ZM-22 -54L0 -63L22 -54Z', pen.tinted)
  for (const x of [-30, 30]) pen.solid(`M${x - 9} -56V-84H${x + 9}V-56ZM${x - 10} -84L${x} -90L${x + 10} -84Z`, pen.tinted, 0.7)
  pen.solid('M-10 -56V-80H10V-56ZM-12 -80Q0 -98 12 -80Z', pen.tinted, 0.8)
  pen.disc(0, -95, 2.4, pen.tinted)
}
