import type { Pen } from '../pen/pen.ts'
import { disc } from '../pen/shapes.ts'

export function tram(pen: Pen): void {
  pen.rect(-50, -62, 100, 62, pen.night ? 'hot' : 'hot', 5)
  pen.rect(-50, -62, 100, 32, 'light', 5)
  pen.rect(-53, -65, 106, 7, 'deep', 3)
  for (let i = 0; i < 4; i++) pen.rect(-44 + i * 22.5, -52, 19, 22, pen.night ? 'hot' : 'middle', 1.5)
  pen.rect(-50, -24, 100, 3, 'light')
  pen.rect(-42, -1, 84, 7, 'deep')
  for (const x of [-26, 26]) pen.disc(x, 5, 7, 'deep')
  pen.spray('M0 -62H50V0H0Z', 'deep', [0, 0, 50, 0], 0, 0.5)
  pen.line('M0 -64L36 -96', 'deep', 2.4)
}

export function train(pen: Pen): void {
  for (let i = 0; i < 3; i++) {
    const x = -156 + i * 104
    pen.rect(x, -30, 98, 28, 'hot', 5)
    pen.rect(x, -31, 98, 5, 'deep', 2)
    for (let j = 0; j < 5; j++) pen.rect(x + 8 + j * 17.6, -23, 12, 11, pen.night ? 'deep' : 'light')
    for (const k of [10, 68]) pen.rect(x + k, -3, 20, 4, 'deep')
  }
}

export function camels(pen: Pen): void {
  for (const [x, k] of [
    [-80, 0.9],
    [0, 1],
    [84, 0.94],
  ] as const) {
    const c = pen.at(x, 0, k)
    c.path(
      'M-26 0L-24 -34Q-30 -46 -22 -50Q-12 -54 -6 -66Q4 -74 10 -60Q16 -50 24 -52Q32 -58 34 -76L42 -80L52 -76L50 -70L42 -68Q42 -46 30 -40L26 -34L28 0H24L20 -32H-12L-18 -32L-22 0ZM-10 0L-14 -30H-8L-6 0ZM12 0L14 -30H20L16 0Z',
      'deep',
    )
    c.path('M-12 -56Q2 -76 14 -54L12 -42H-10Z', 'hot')
  }
}

export function bus(pen: Pen): void {
  pen.rect(-50, -70, 100, 68, 'hot', 6)
  for (const y of [-60, -32]) for (let i = 0; i < 5; i++) pen.rect(-44 + i * 18.4, y, 14, 16, pen.night ? 'light' : 'light', 2)
  pen.rect(-50, -38, 100, 3, 'deep')
  for (const x of [-28, 28]) pen.disc(x, -2, 10, 'deep')
  pen.spray('M0 -70H50V0H0Z', 'deep', [0, 0, 50, 0], 0, 0.5)
}

export function bicycle(pen: Pen): void {
  for (const x of [-26, 26]) pen.line(disc(x, -18, 18), 'deep', 3)
  pen.line('M-26 -18L-8 -46H18L26 -18M-26 -18H2L18 -46M2 -18L-12 -54M18 -46L16 -58H28M-20 -55H-6', 'deep', 3.2)
}

export function elephants(pen: Pen): void {
  for (const [x, k] of [
    [-52, 1],
    [48, 0.66],
  ] as const)
    pen
      .at(x, 0, k)
      .path(
        'M-40 0V-36Q-42 -66 -8 -68Q18 -70 28 -62Q48 -62 50 -40Q52 -20 46 -2Q42 2 42 -4Q44 -22 38 -34Q32 -28 26 -30L24 0H12V-24Q-4 -18 -22 -24L-26 0ZM-41 -50L-48 -20L-43 -44Z',
        'deep',
      )
}
