import type { Pen } from '../pen/pen.ts'
import { taper } from '../pen/shapes.ts'

/** A banded lighthouse on its rock, beams by night. */
export function lighthouse(pen: Pen): void {
  if (pen.night) {
    pen.spray('M0 -88L-160 -116V-74L0 -86Z', 'light', [0, -88, -170, -92], 0.8, 0.05)
    pen.spray('M0 -88L160 -100V-66L0 -86Z', 'light', [0, -88, 170, -84], 0.6, 0)
  }
  const edge = (t: number) => 13 - 5.5 * t
  for (let i = 0; i < 7; i++) {
    const [a, b] = [(i / 7) * 0.8, ((i + 1) / 7) * 0.8]
    pen.path(`M${-edge(a)} ${-100 * a}L${-edge(b)} ${-100 * b}H${edge(b)}L${edge(a)} ${-100 * a}Z`, i % 2 ? 'light' : pen.night ? 'middle' : 'hot')
  }
  pen.spray(taper(0, 0, 26, 17, 80), 'deep', [-1, 0, 13, 0], 0, 0.95)
  for (const y of [-16, -40, -62]) pen.rect(-1.6, y - 3, 3.2, 5, pen.glass, 1.5)
  pen.rect(-11, -82.5, 22, 2.8, 'deep')
  for (let i = 0; i < 7; i++) pen.rect(-10.6 + i * 3.4, -86.5, 0.5, 4.5, 'deep')
  pen.rect(-11, -87, 22, 0.7, 'deep')
  pen.rect(-5, -92, 10, 10, pen.night ? 'hot' : 'light')
  for (let i = 0; i < 4; i++) pen.rect(-5 + i * 3.2, -92, 0.5, 10, 'deep')
  pen.path('M-6.6 -91.8Q-4 -98 0 -98.6Q4 -98 6.6 -91.8ZM-.4 -103H.4V-98H-.4Z', pen.night ? 'deep' : 'hot')
}

/** A figure with open arms on a summit. */
export function statueOnHill(pen: Pen): void {
  const hill = 'M-150 0C-90 -8 -60 -34 -30 -56Q-12 -66 -4 -66H6Q16 -64 30 -50C64 -20 100 -6 160 0Z'
  pen.path(hill, 'middle')
  pen.spray(hill, 'deep', [-40, -40, 60, 0], 0.1, 1)
  pen.block(-3, -70, 6.4, 6, pen.night ? 'light' : 'light', 0.6)
  pen.solid('M-2.8 -70L-2.2 -88L-17 -89.4V-91.6L-2 -93.2Q0 -94.6 2 -93.2L17 -91.6V-89.4L2.2 -88L2.8 -70Z', pen.night ? 'light' : 'light', 0.7)
  pen.disc(0, -96.4, 2.1, 'light')
}

/** A crowned figure with a torch on a star-shaped base. */
export function torchFigure(pen: Pen): void {
  pen.solid('M-34 0L-28 -10H28L34 0ZM-22 -10L-19 -20H19L22 -10Z', pen.pale, 0.7)
  pen.solid(taper(0, -20, 24, 18, 22), pen.tinted, 0.85)
  pen.rect(-11, -44, 22, 2.6, pen.pale)
  pen.solid('M-9 -44L-7 -66Q-9 -74 -4 -78L-9 -86L-12 -95L-9.4 -96L-5 -86L-1 -80L4 -79Q9 -76 8 -66L10 -44Z', pen.night ? 'middle' : 'middle', 0.9)
  for (const dx of [-5, -1, 3]) pen.line(`M${dx} -46Q${dx + 1} -62 ${dx - 1} -74`, 'deep', 0.6)
  pen.rect(3, -72, 6, 9, pen.night ? 'light' : 'light')
  pen.disc(0.6, -82, 3, 'middle')
  for (let i = 0; i < 7; i++)
    pen.line(`M0.6 -83L${0.6 + Math.cos(-Math.PI * (0.1 + i * 0.133)) * 6.4} ${-83 + Math.sin(-Math.PI * (0.1 + i * 0.133)) * 6.4}`, 'middle', 0.7)
  pen.path('M-13 -96H-8L-9 -98.6H-12ZM-12.6 -98.6Q-11 -106 -8.6 -98.6Z', 'hot')
}
