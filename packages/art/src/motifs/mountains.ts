import type { Pen } from '../pen/pen.ts'
import { polygon } from '../pen/shapes.ts'

/** A cone with a white cap, perfect on both sides. */
export function volcano(pen: Pen): void {
  const cone = 'M-150 0Q-56 -24 -17 -97Q-8 -101 0 -97Q8 -101 17 -97Q56 -24 150 0Z'
  pen.path(cone, 'middle')
  pen.path(
    'M-17 -97Q-8 -101 0 -97Q8 -101 17 -97Q29 -74 42 -57L33 -62L27 -50L18 -63L10 -46L2 -60L-8 -44L-15 -60L-25 -49L-31 -61L-42 -56Q-28 -75 -17 -97Z',
    'light',
  )
  pen.spray(cone, 'deep', [-8, -60, 104, -20], 0, 0.95)
  pen.spray(cone, pen.night ? 'deep' : 'light', [0, -36, 0, 0], 0, 0.6)
}

/** A volcano that smokes, its lip aglow. */
export function smokingVolcano(pen: Pen): void {
  for (const [x, y, r] of [
    [2, -104, 9],
    [12, -114, 13],
    [28, -124, 17],
    [48, -132, 20],
    [72, -136, 17],
  ] as const)
    pen.disc(x, y, r, pen.night ? 'middle' : 'light')
  pen.spray('M0 -100L40 -150L110 -150L90 -112L10 -96Z', 'deep', [20, -132, 60, -104], 0, 0.5)
  const cone = 'M-130 0Q-50 -28 -18 -94L-8 -90L2 -93L12 -89L20 -94Q52 -28 132 0Z'
  pen.path(cone, pen.night ? 'middle' : 'middle')
  pen.spray(cone, 'deep', [-30, -60, 70, -30], 0, 1)
  pen.path('M-18 -94L-8 -90L2 -93L12 -89L20 -94L23 -86L12 -82L10 -62L4 -78L-4 -50L-8 -80L-21 -86Z', 'hot')
}

/** A mountain flat as a table, with its cloth of cloud. */
export function tableMountain(pen: Pen): void {
  const rock = 'M-190 0L-150 -30L-128 -44L-112 -78L-104 -92L104 -96L112 -80L126 -50L150 -34L196 0Z'
  pen.path(rock, 'middle')
  for (let i = -7; i < 8; i++)
    pen.spray(
      polygon([
        [i * 15, -94],
        [i * 15 + 10, -94],
        [i * 17 + 16, -34],
        [i * 17 + 2, -40],
      ]),
      'deep',
      [i * 15, 0, i * 17 + 14, 0],
      0,
      0.85,
    )
  pen.spray(rock, 'deep', [-20, -60, 190, -30], 0, 0.6)
  pen.spray(rock, pen.night ? 'deep' : 'light', [0, -46, 0, -4], 0, 0.5)
  for (const [x, w, y] of [
    [-60, 120, -97],
    [10, 150, -101],
    [70, 90, -96],
    [-20, 70, -106],
  ] as const)
    pen.rect(x - w / 2, y, w, 7, pen.night ? 'middle' : 'light', 3.5)
  pen.solid('M-190 0L-172 -34L-160 -50L-150 -36L-132 0Z', 'middle', 0.9)
}
