import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

/** Origin of every piece: the middle of its foot on the floor line, as of all furnishings. */
export function sofa(pen: Pen, w: number, ink: 'hot' | 'middle'): void {
  const half = w / 2
  pen.solid(`M${-half} 44V-26q0 -14 14 -14H${half - 14}q14 0 14 14V44Z`, ink, 0.5)
  pen.rect(-half - 6, 8, w + 12, 38, ink, 6)
  pen.line(`M0 -38V10M${-half + 8} 10H${half - 8}`, 'deep', 1.6)
  for (const side of [-1, 1]) {
    const x = side * (half + 2) - 10
    pen.rect(x, -8, 22, 58, ink, 9)
    pen.spray(box(x, -8, 22, 58), 'deep', [0, -4, 0, 52], 0, 0.8)
  }
  pen.rect(-half * 0.78, -18, 32, 28, 'light', 7)
  pen.rect(half * 0.4, -16, 34, 26, ink === 'hot' ? 'middle' : 'hot', 7)
  for (const x of [-half, half - 6]) pen.rect(x, 50, 6, 14, 'light')
}

export function coffeeTable(pen: Pen): void {
  pen.path('M-58 34H58L66 44H-66Z', 'deep')
  for (const x of [-52, 46]) pen.rect(x, 44, 5, 28, 'deep')
  pen.rect(-22, 24, 30, 8, 'hot')
  pen.rect(-18, 18, 24, 6, 'light')
  pen.rect(26, 14, 12, 20, 'middle', 4)
  crown(pen.at(32, 4, 0.2))
}

export function floorLamp(pen: Pen): void {
  pen.rect(-1.6, -150, 3.2, 176, 'deep')
  pen.rect(-18, 24, 36, 5, 'deep')
  pen.glow(0, -140, 86, 'light', 0.6)
  pen.path('M-26 -132L-15 -172H15L26 -132Z', 'hot')
  pen.rect(-26, -134, 52, 3, 'light')
}

export function shelf(pen: Pen, w: number): void {
  for (const y of [-150, -110, -70]) {
    pen.rect(-w / 2, y, w, 4, 'deep')
    for (let x = -w / 2 + 6; x < w / 2 - 14; ) {
      const [bw, bh] = [pen.dice.between(5, 11), pen.dice.between(18, 31)]
      if (pen.dice.chance(0.14)) {
        crown(pen.at(x + 10, y - 12, 0.22))
        x += 24
        continue
      }
      pen.rect(x, y - bh, bw, bh, pen.dice.pick(['hot', 'light', 'middle', 'deep']))
      x += bw + 1.4
    }
  }
}

/** Two beds over one another with a ladder. */
export function bunk(pen: Pen, w: number): void {
  const half = w / 2
  for (const [y, ink] of [
    [-92, 'middle'],
    [22, 'hot'],
  ] as const) {
    pen.rect(-half, y - 14, w, 24, 'light', 6)
    pen.rect(-half + w * 0.32, y - 16, w * 0.68, 24, ink, 4)
    for (let k = 0; k < 3; k++) pen.rect(-half + w * (0.44 + k * 0.2), y - 16, 3, 24, 'light')
    pen.rect(-half + 5, y - 24, w * 0.24, 14, 'light', 6)
    pen.rect(-half, y + 8, w, 9, 'deep')
  }
  for (const x of [-half - 5, half - 2]) pen.rect(x, -142, 8, 206, 'deep')
  pen.rect(-half, -124, w, 5, 'deep')
  for (const x of [half - 40, half - 16]) pen.rect(x, -110, 4, 150, 'light')
  for (let y = -96; y < 34; y += 19) pen.rect(half - 40, y, 28, 4, 'light')
}

export function desk(pen: Pen): void {
  pen.rect(-44, -24, 88, 6, 'deep')
  for (const x of [-40, 35]) pen.rect(x, -20, 5, 60, 'deep')
  pen.rect(-24, -34, 26, 10, 'light')
  pen.rect(14, -54, 3, 30, 'deep')
  pen.path('M2 -50L9 -68H22L30 -50Z', 'hot')
  pen.solid('M-18 46V6q0 -8 8 -8h22q8 0 8 8v40Z', 'middle', 0.5)
  for (const x of [-16, 14]) pen.rect(x, 40, 5, 22, 'light')
}
