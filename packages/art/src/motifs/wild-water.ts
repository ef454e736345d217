import { fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { polygon } from '../pen/shapes.ts'

/** Curtains of white water between pillars of rock, terraces of green, a bow in the spray. */
export function waterfall(pen: Pen): void {
  const rock = (x: number, w: number, top: number, foot = 0) => {
    pen.solid(
      `M${x - w / 2} ${foot}L${x - w * 0.46} ${top + 8}L${x - w * 0.3} ${top}H${x + w * 0.32}L${x + w * 0.48} ${top + 7}L${x + w / 2} ${foot}Z`,
      pen.night ? 'middle' : 'deep',
      pen.night ? 0.8 : 0.7,
      pen.night ? 'deep' : 'middle',
    )
    for (let i = 0; i < w / 13; i++) fir(pen.at(x - w * 0.4 + i * 13, top + 3, pen.dice.between(0.16, 0.34)), pen.night ? 'deep' : 'middle')
  }
  const fall = (x: number, w: number, top: number, foot: number) => {
    const sheet = `M${x - w / 2} ${top}Q${x} ${top - 5} ${x + w / 2} ${top}L${x + w * 0.56} ${foot}H${x - w * 0.56}Z`
    pen.path(sheet, 'light')
    for (let i = 0; i < w / 3.4; i++)
      pen.rect(x - w * 0.46 + i * 3.4, top + 3 + pen.dice.between(0, (foot - top) * 0.5), 1, pen.dice.between(8, (foot - top) * 0.42), 'middle', 0.5)
    pen.spray(sheet, 'middle', [x, 0, x + w * 0.6, 0], 0, 0.85)
    pen.spray(sheet, 'deep', [x + w * 0.1, 0, x + w * 0.62, 0], 0, 0.35)
  }
  rock(-150, 150, -84)
  rock(158, 150, -92)
  rock(0, 190, -70, -20)
  fall(-62, 26, -84, -34)
  fall(66, 22, -90, -30)
  fall(-6, 54, -98, -26)
  rock(-40, 26, -92)
  rock(33, 22, -86)
  rock(-96, 40, -62)
  rock(104, 44, -56)
  rock(-66, 44, -36)
  rock(66, 48, -30)
  rock(0, 44, -27)
  fall(-30, 30, -32, 2)
  fall(34, 28, -30, 2)
  fall(-86, 16, -40, 2)
  fall(92, 14, -34, 2)
  for (const [x, r] of [
    [-94, 9],
    [-76, 8],
    [-48, 13],
    [-26, 17],
    [4, 14],
    [28, 17],
    [52, 12],
    [90, 9],
  ] as const)
    pen.disc(x, 3, r, 'light', r * 0.7)
  pen.glow(0, -6, 110, 'light', pen.night ? 0.4 : 0.75, 0.15)
  for (const [r, ink] of [
    [104, 'hot'],
    [98, 'light'],
    [92, pen.night ? 'middle' : 'sky'],
  ] as const)
    pen.line(`M${-r} 0A${r} ${r * 0.78} 0 0 1 ${r * 0.4} ${-r * 0.71}`, ink, 3)
}

/** A tongue of ice between dark peaks, breaking into blue water. */
export function glacier(pen: Pen): void {
  for (const [x, h, w] of [
    [-104, 96, 76],
    [104, 106, 80],
    [-34, 70, 60],
    [44, 76, 62],
  ] as const) {
    pen.path(
      polygon([
        [x - w, 0],
        [x - w * 0.3, -h * 0.7],
        [x, -h],
        [x + w * 0.36, -h * 0.62],
        [x + w, 0],
      ]),
      'middle',
    )
    pen.path(
      polygon([
        [x - w * 0.3, -h * 0.7],
        [x, -h],
        [x + w * 0.04, -h * 0.6],
        [x - w * 0.14, -h * 0.4],
        [x - w * 0.4, -h * 0.36],
      ]),
      'light',
    )
    pen.spray(
      polygon([
        [x, -h],
        [x + w * 0.36, -h * 0.62],
        [x + w, 0],
        [x - w * 0.1, 0],
        [x + w * 0.04, -h * 0.6],
      ]),
      'deep',
      [x - w * 0.1, 0, x + w * 0.7, 0],
      0.1,
      0.95,
    )
  }
  pen.path('M-170 4V-22L-104 -27Q-56 -34 -34 -58L-20 -70L4 -64L26 -68L40 -54Q58 -34 108 -27L170 -22V4Z', 'light')
  for (let i = 0; i < 27; i++) {
    const x = -170 + i * 12.8
    const top = -20 - (i % 3) * 3
    pen.spray(
      polygon([
        [x, top],
        [x + 7, top + 3],
        [x + 8, 4],
        [x - 1, 4],
      ]),
      'middle',
      [x, 0, x + 8, 0],
      0.05,
      0.95,
    )
  }
  for (const [x, y, w] of [
    [-26, -56, 22],
    [10, -52, 26],
    [-44, -42, 30],
    [24, -40, 36],
    [-10, -46, 20],
    [-78, -32, 40],
    [-16, -34, 44],
    [56, -31, 46],
  ] as const)
    pen.line(`M${x} ${y}q${w * 0.3} 4 ${w * 0.5} 0t${w * 0.5} 1`, 'middle', 0.9)
  // The wall it breaks off from, and what broke off.
  for (let i = 0; i < 14; i++) {
    const x = -166 + i * 24 + pen.dice.between(-4, 4)
    pen.line(`M${x} -18l${pen.dice.between(-3, 3)} ${pen.dice.between(12, 24)}`, i % 3 ? 'middle' : 'deep', 1.2)
  }
  pen.rect(-172, 3, 344, 2.4, 'deep')
  for (const [x, w] of [
    [-124, 30],
    [-60, 20],
    [-8, 13],
    [30, 16],
    [72, 30],
    [132, 22],
  ] as const) {
    const ice = `M${x - w / 2} 14L${x - w * 0.34} 4L${x - w * 0.05} ${-w * 0.3}L${x + w * 0.2} 2L${x + w / 2} 14Z`
    pen.path(ice, 'light')
    pen.spray(ice, 'middle', [x, 0, x + w * 0.5, 0], 0.1, 0.95)
  }
}
