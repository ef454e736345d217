import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { disc } from '../pen/shapes.ts'

/** All trees stand on their origin and are 100 high, so a caller scales them with `pen.at`. */
export function cypress(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M0 -100C12 -72 14 -25 5 0H-5C-14 -25 -12 -72 0 -100Z', ink)
}

export function fir(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M0 -100L9 -74H5L14 -50H8L19 -24H11L24 0H3V8H-3V0H-24L-11 -24H-19L-8 -50H-14L-5 -74H-9Z', ink)
}

const CROWN = [
  [0, 0, 1],
  [-0.62, 0.25, 0.68],
  [0.62, 0.22, 0.7],
  [-0.3, -0.45, 0.66],
  [0.36, -0.42, 0.64],
] as const

/** A round crown, about 100 wide, without a trunk when it is a bush; its middle stands on the origin. */
export function crown(pen: Pen, ink: Ink = 'middle', shade: Ink = 'deep'): void {
  const bumps = CROWN.map(([x, y, k]) => disc(x * 38, y * 38, k * 27)).join('')
  pen.path(bumps, ink)
  pen.spray(bumps, shade, [-14, -24, 38, 34], 0, 0.9)
}

export function leafyTree(pen: Pen, ink: Ink = 'middle', shade: Ink = 'deep'): void {
  pen.path('M-4 0L-2.5 -55H2.5L4 0Z', 'deep')
  crown(pen.at(0, -66, 0.86), ink, shade)
}

export function olive(pen: Pen): void {
  pen.path('M-9 0C-2 -22 -20 -34 -12 -52H14C6 -36 14 -20 11 0Z', 'deep')
  crown(pen.at(0, -66, 0.95))
}

export function stonePine(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M-3 0Q-1 -40 -2 -72H2Q4 -40 4 0Z', ink)
  pen.line('M-1 -58L-22 -74M0 -56L25 -73', ink, 2)
  pen.path('M-48 -72C-54 -84 -36 -90 -30 -88C-26 -102 2 -104 8 -97C20 -102 40 -94 39 -86C56 -84 52 -70 45 -70.5C20 -67 -24 -68 -48 -72Z', ink)
}

export function acacia(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M-4 0Q-1 -30 -10 -54L-28 -76H-24L-6 -58L-2 -80H2L3 -56L26 -78H31L8 -50Q3 -26 5 0Z', ink)
  pen.path('M-62 -74Q-56 -88 -30 -88Q-14 -100 10 -96Q26 -98 38 -88Q60 -88 64 -74Q40 -70 20 -74Q0 -70 -20 -74Q-40 -70 -62 -74Z', ink)
}

export function baobab(pen: Pen): void {
  pen.solid(
    'M-17 0C-11 -12 -15 -34 -13 -62C-20 -70 -34 -76 -46 -82L-44 -85C-34 -80 -22 -78 -14 -74C-16 -82 -22 -90 -30 -97L-27 -99C-16 -92 -10 -84 -6 -74L-3 -100H1L4 -75C8 -86 16 -94 24 -99L27 -96C18 -88 14 -80 13 -73C22 -78 34 -80 46 -86L48 -83C36 -76 22 -70 14 -62C15 -34 12 -12 19 0Z',
    pen.brick,
    0.9,
  )
  for (const [x, y, w] of [
    [-46, -86, 13],
    [-29, -99, 12],
    [-2, -104, 13],
    [26, -100, 12],
    [47, -88, 13],
    [-14, -88, 9],
    [13, -88, 9],
  ] as const) {
    const leaf = pen.night ? 'light' : 'deep'
    pen.path(disc(x, y - 0.8, w, w * 0.42), leaf)
    pen.path(disc(x, y, w, w * 0.4), 'deep')
    pen.path(disc(x - w * 0.5, y + 2, w * 0.6, w * 0.3), 'deep')
  }
}

/** Maple by autumn, cherry by spring: a branch from the left upper corner with leaves in `ink`. Origin is the corner. */
export function branch(pen: Pen, ink: Ink = 'hot', blossom = false): void {
  pen.line('M-6 34C70 40 130 62 214 54C250 50 276 64 300 86', 'deep', 6)
  pen.line('M110 56C140 84 150 104 176 130M58 42C70 80 66 104 82 130M206 54C228 40 250 26 280 24', 'deep', 3.4)
  for (const [x, y] of [
    [176, 132],
    [150, 106],
    [82, 132],
    [70, 100],
    [300, 88],
    [270, 62],
    [284, 24],
    [246, 34],
    [214, 58],
    [128, 66],
    [40, 44],
    [96, 50],
    [180, 62],
    [20, 70],
    [56, 78],
    [236, 76],
    [120, 116],
    [200, 100],
    [16, 30],
    [310, 60],
  ] as const) {
    const leaf = pen.at(x + pen.dice.between(-6, 6), y + pen.dice.between(-5, 5), pen.dice.between(0.17, 0.28))
    const turn = pen.dice.between(0.9, 2.3)
    if (blossom) for (let i = 0; i < 5; i++) leaf.disc(Math.cos(turn + i * 1.256) * 28, Math.sin(turn + i * 1.256) * 28, 30, i % 2 ? ink : 'light')
    else leaf.path(leafPath(turn), ink)
  }
}

function leafPath(turn: number): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const a = turn - 1.25 + i * 0.62
    const reach = 100 * (i === 2 ? 1.1 : i % 4 === 0 ? 0.72 : 0.96)
    d += `M0 0L${Math.cos(a - 0.26) * reach * 0.45} ${Math.sin(a - 0.26) * reach * 0.45}L${Math.cos(a) * reach} ${Math.sin(a) * reach}L${Math.cos(a + 0.26) * reach * 0.45} ${Math.sin(a + 0.26) * reach * 0.45}Z`
  }
  return d
}
