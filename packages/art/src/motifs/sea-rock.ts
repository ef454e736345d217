import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'

/** Limestone towers standing in a bay. */
export function karst(pen: Pen): void {
  for (const [x, w, h, ink] of [
    [-118, 52, 60, 'middle'],
    [96, 70, 72, 'middle'],
    [-62, 44, 84, 'middle'],
    [44, 40, 66, 'middle'],
    [2, 46, 100, 'middle'],
  ] as const) {
    const rock = `M${x - w * 0.56} 0C${x - w * 0.62} ${-h * 0.34} ${x - w * 0.44} ${-h * 0.5} ${x - w * 0.4} ${-h * 0.76}C${x - w * 0.34} ${-h * 1.02} ${x + w * 0.02} ${-h * 1.04} ${x + w * 0.2} ${-h * 0.9}C${x + w * 0.46} ${-h * 0.72} ${x + w * 0.4} ${-h * 0.4} ${x + w * 0.58} ${-h * 0.2}L${x + w * 0.5} 0Z`
    pen.path(rock, ink)
    pen.spray(rock, 'light', [x - w * 0.1, 0, x - w * 0.56, 0], 0, pen.night ? 0.16 : 0.75)
    pen.spray(rock, 'deep', [x - w * 0.14, -h * 0.6, x + w * 0.5, -h * 0.4], 0, 0.95)
    for (const [dx, dy, size] of [
      [-0.26, -0.92, 0.2],
      [-0.08, -0.99, 0.26],
      [0.14, -0.94, 0.22],
      [0.32, -0.74, 0.15],
      [-0.42, -0.6, 0.13],
      [0.44, -0.36, 0.14],
    ] as const)
      crown(pen.at(x + dx * w, dy * h + 3, size), 'deep', 'middle')
    pen.rect(x - w * 0.54, -2.6, w * 1.06, 3, 'deep')
  }
}

/** A sea arch at the end of a white cliff. */
export function seaArch(pen: Pen): void {
  const cliff = 'M-160 0V-84Q-120 -94 -84 -88L-60 -86Q-16 -90 22 -82Q42 -76 46 -54L50 0H24C26 -34 12 -52 -4 -52C-22 -50 -30 -30 -30 0Z'
  pen.path(cliff, pen.pale)
  pen.spray(cliff, 'deep', [0, -70, 0, 4], 0, 0.6)
  for (let i = 0; i < 5; i++) pen.line(`M-160 ${-72 + i * 14}Q-90 ${-80 + i * 14} -34 ${-72 + i * 15}`, pen.night ? 'deep' : 'middle', 0.9)
  pen.spray('M-4 -52C12 -52 26 -34 24 0H50L46 -54Q42 -76 22 -82Z', 'deep', [6, 0, 48, 0], 0, 0.8)
  pen.path('M-160 -84Q-120 -94 -84 -88L-60 -86Q-16 -90 22 -82Q32 -80 36 -74Q-10 -82 -60 -78Q-110 -84 -160 -74Z', pen.night ? 'deep' : 'middle')
  pen.solid('M76 0L80 -54Q88 -66 94 -52L100 0Z', pen.pale, 0.9)
}

/** Green cliffs falling to the sea, headland after headland. */
export function cliffs(pen: Pen): void {
  for (const [x, h, w] of [
    [70, 52, 120],
    [20, 74, 140],
    [-40, 100, 150],
  ] as const) {
    const rock = `M${x - w} 0V${-h * 0.94}Q${x - w * 0.4} ${-h * 1.06} ${x} ${-h}L${x + 9} ${-h * 0.84}L${x + 4} ${-h * 0.6}L${x + 16} ${-h * 0.34}L${x + 24} 0Z`
    pen.path(rock, pen.night ? 'middle' : 'light')
    for (let i = 0; i < 6; i++) pen.line(`M${x - w} ${-h * (0.7 - i * 0.12)}L${x + 4 + i * 2} ${-h * (0.78 - i * 0.13)}`, 'deep', 0.9)
    pen.spray(rock, 'deep', [x - 40, 0, x + 20, 0], 0.05, 0.85)
    pen.path(
      `M${x - w} ${-h * 0.94}Q${x - w * 0.4} ${-h * 1.06} ${x} ${-h}L${x + 9} ${-h * 0.84}L${x - 4} ${-h * 0.9}Q${x - w * 0.4} ${-h * 0.9} ${x - w} ${-h * 0.78}Z`,
      pen.night ? 'deep' : 'middle',
    )
    pen.line(`M${x - w} -1H${x + 30}`, 'light', 2)
  }
}
