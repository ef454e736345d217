import type { Pen } from '../pen/pen.ts'
import { arch, taper } from '../pen/shapes.ts'

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
