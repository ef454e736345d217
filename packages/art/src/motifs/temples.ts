import type { Pen } from '../pen/pen.ts'
import { arch, taper } from '../pen/shapes.ts'

/** A round hall under three blue roofs on marble terraces. */
export function roundHall(pen: Pen): void {
  for (const [w, y] of [
    [92, 0],
    [76, -7],
    [62, -14],
  ] as const) {
    pen.block(-w / 2, y - 7, w, 7, pen.pale, 0.7)
    for (let x = -w / 2; x < w / 2; x += 3.4) pen.rect(x, y - 9.6, 1, 3, pen.pale)
  }
  pen.path(taper(0, 0, 15, 12, 21), pen.night ? 'deep' : 'light')
  for (let k = 0; k < 7; k++) pen.rect(-7 + k * 0.25, -2 - k * 3, 14 - k * 0.5, 1, 'deep')
  let y = -21
  for (const [w, h] of [
    [50, 21],
    [38, 19],
    [26, 22],
  ] as const) {
    pen.block(-w * 0.36, y - 10, w * 0.72, 10, pen.night ? 'hot' : 'hot', 0.8)
    for (let k = -2; k <= 2; k++) pen.rect(k * w * 0.15 - 0.5, y - 10, 1, 10, 'deep')
    pen.solid(
      `M${-w / 2 - 2} ${y - 9}Q${-w * 0.3} ${y - 13} ${-w * 0.26} ${y - h}H${w * 0.26}Q${w * 0.3} ${y - 13} ${w / 2 + 2} ${y - 9}Q0 ${y - 4} ${-w / 2 - 2} ${y - 9}Z`,
      'deep',
      0.2,
    )
    pen.spray(`M${-w / 2 - 2} ${y - 9}Q${-w * 0.3} ${y - 13} ${-w * 0.26} ${y - h}H0V${y - 8}Z`, 'middle', [0, 0, -w / 2, 0], 0, 0.8)
    y -= h - 2
  }
  pen.path(`M-6.4 ${y - 1}Q-4 ${y - 10} 0 ${y - 12}Q4 ${y - 10} 6.4 ${y - 1}Z`, 'deep')
  pen.disc(0, y - 13, 2.6, 'hot')
}

/** A bell-shaped shrine with a golden spire and ringed terraces. */
export function stupa(pen: Pen): void {
  for (const [w, y] of [
    [96, 0],
    [80, -7],
    [66, -14],
  ] as const) {
    pen.block(-w / 2, y - 7, w, 7, pen.pale, 0.7)
    pen.rect(-w / 2 - 1, y - 8, w + 2, 1.8, pen.roof)
  }
  for (const x of [-40, 40, -30, 30]) pen.solid(`M${x - 4} -14Q${x - 3} -22 ${x} -32Q${x + 3} -22 ${x + 4} -14Z`, 'hot', 0.6)
  pen.solid('M-30 -21C-32 -40 -20 -48 -13 -54Q-6 -62 0 -96Q6 -62 13 -54C20 -48 32 -40 30 -21Z', 'hot', 0.75)
  for (const [y, w] of [
    [-48, 20],
    [-54, 14],
    [-60, 10],
    [-66, 7.4],
  ] as const)
    pen.rect(-w, y, w * 2, 1.6, pen.night ? 'deep' : 'light')
  pen.rect(-0.4, -100, 0.8, 8, 'deep')
}

/** A river temple: a tall prang among four small ones. */
export function prang(pen: Pen): void {
  const spire = (p: Pen) => {
    p.solid('M-22 0V-6H-19V-14H-16V-24H-13V-34Q-12 -42 -9 -46C-9 -66 -5 -84 0 -94C5 -84 9 -66 9 -46Q12 -42 13 -34V-24H16V-14H19V-6H22V0Z', p.pale, 0.9)
    for (const [y, w] of [
      [-6, 20],
      [-14, 17.5],
      [-24, 14.5],
      [-34, 12],
      [-46, 9],
      [-56, 8.2],
      [-66, 6.6],
      [-76, 4.6],
    ] as const)
      p.rect(-w, y, w * 2, 1.6, p.roof)
    for (const x of [-8, 0, 8]) p.path(arch(x, -15, 3.6, 7), p.glass)
    p.path(arch(0, -35, 5, 9), p.glass)
    p.rect(-0.5, -100, 1, 8, 'deep')
  }
  for (const x of [-34, 34]) spire(pen.at(x, 0, 0.52))
  spire(pen)
}
