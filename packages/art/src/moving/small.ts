import type { Pen } from '../pen/pen.ts'
import { disc } from '../pen/shapes.ts'

/** Small moving things, one to a picture. Origin: the middle of the waterline or of the wheels; about 100 long. */
export function sail(pen: Pen): void {
  pen.path('M0 -120Q56 -52 54 -14H0Z', 'light')
  pen.path('M-5 -104Q-26 -48 -38 -14H-5Z', pen.night ? 'hot' : 'hot')
  pen.path('M-50 -8H62Q52 10 36 10H-30Q-46 4 -50 -8Z', 'deep')
}
export function ferry(pen: Pen): void {
  pen.path('M-60 -12H62L52 8H-48Z', 'deep')
  pen.block(-44, -26, 88, 14, 'light', 0.4)
  pen.block(-30, -38, 56, 12, 'light', 0.4)
  for (let i = 0; i < 9; i++) pen.rect(-40 + i * 9, -22, 5, 5.4, pen.night ? 'hot' : 'middle')
  for (let i = 0; i < 5; i++) pen.rect(-26 + i * 10, -35, 5, 5, pen.night ? 'hot' : 'middle')
  pen.rect(-4, -56, 13, 18, 'hot')
  pen.rect(-4, -56, 13, 5, 'deep')
  pen.line('M2 -60C8 -72 20 -66 26 -80', pen.night ? 'middle' : 'light', 4)
}
export function gondola(pen: Pen): void {
  pen.path('M-66 -14Q-60 -2 -40 2H38Q56 -2 64 -22L69 -24L66 -10Q58 10 36 12H-38Q-60 8 -66 -14Z', 'deep')
  pen.path('M60 -22L70 -30V-22ZM-10 0L-6 -12H14L18 0Z', 'hot')
  pen.path('M-46 0L-44 -26Q-42 -34 -37 -26L-34 0ZM-39.5 -40a5 5 0 1 0 .1 0', 'deep')
  pen.path('M-45 -24H-35V-16H-45Z', 'light')
  pen.line('M-40 -22L-24 16', 'deep', 2)
}
export function felucca(pen: Pen): void {
  pen.path('M-14 -10Q-30 -76 52 -132Q44 -60 40 -12Z', 'light')
  pen.spray('M-14 -10Q-30 -76 52 -132Q44 -60 40 -12Z', 'hot', [-10, -60, 50, -40], 0, 0.45)
  pen.line('M-24 -6L54 -134M6 -8V-70', 'deep', 2.4)
  pen.path('M-56 -12Q0 2 60 -14Q52 10 30 10H-30Q-50 6 -56 -12Z', 'deep')
}
export function longtail(pen: Pen): void {
  pen.path('M-60 -4Q0 6 40 -6L72 -36L76 -34Q66 4 40 12H-44Q-58 8 -60 -4Z', 'deep')
  pen.path('M-34 -30H26V-25H-34Z', 'hot')
  pen.line('M-30 -26V0M22 -26V-4M-60 -2L-84 12', 'deep', 2)
  pen.path('M66 -32L72 -38L74 -24L68 -20Z', 'hot')
}
export function dhow(pen: Pen): void {
  pen.path('M-20 -20Q-6 -90 46 -128Q40 -60 34 -22Z', 'light')
  pen.path('M-26 -22Q-34 -70 -6 -96Q-24 -50 -22 -22Z', 'hot')
  pen.line('M-8 -14V-100M-24 -16L48 -130', 'deep', 2.4)
  pen.path('M-60 -26L-48 -12H44L66 -22Q56 12 30 12H-34Q-54 4 -60 -26Z', 'deep')
}
export function junk(pen: Pen): void {
  for (const [x, h] of [
    [-30, 80],
    [6, 118],
    [38, 70],
  ] as const) {
    pen.path(`M${x - 4} -12L${x - 6} ${-h}Q${x + 26} ${-h + 6} ${x + 24} -14Z`, 'hot')
    for (let i = 1; i < 6; i++) pen.line(`M${x - 5} ${-12 - (i * (h - 12)) / 6}L${x + 25} ${-14 - (i * (h - 22)) / 6}`, 'deep', 1.6)
    pen.line(`M${x - 5} -8V${-h - 4}`, 'deep', 2.2)
  }
  pen.path('M-60 -24L-48 -12H50L66 -28Q58 10 36 12H-36Q-56 8 -60 -24Z', 'deep')
}
export function liner(pen: Pen): void {
  pen.path('M-90 -14H96L82 8H-80Z', 'deep')
  pen.block(-72, -28, 140, 14, 'light', 0.3)
  pen.block(-58, -40, 112, 12, 'light', 0.3)
  for (let r = 0; r < 2; r++) for (let i = 0; i < 14 - r * 3; i++) pen.rect(-68 + r * 12 + i * 9.4, -24 - r * 12, 4.4, 4, pen.night ? 'hot' : 'middle')
  for (const x of [-24, 8]) {
    pen.path(`M${x} -40L${x + 3} -62H${x + 17}L${x + 16} -40Z`, 'hot')
    pen.rect(x + 3, -62, 14, 5, 'deep')
  }
}
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
export function balloon(pen: Pen): void {
  const bag = 'M0 -140C-40 -140 -54 -108 -48 -84C-42 -62 -22 -46 -12 -34H12C22 -46 42 -62 48 -84C54 -108 40 -140 0 -140Z'
  pen.path(bag, 'hot')
  pen.path('M-22 -136C-34 -118 -32 -70 -10 -34H10C32 -70 34 -118 22 -136C10 -141 -10 -141 -22 -136Z', 'light')
  pen.path('M-9 -139C-14 -112 -12 -70 -4 -34H4C12 -70 14 -112 9 -139Z', 'hot')
  pen.spray(bag, 'deep', [-4, 0, 52, 0], 0, 0.7)
  pen.line('M-11 -34L-8 -18M11 -34L8 -18', 'deep', 1.6)
  pen.rect(-9, -18, 18, 15, 'deep', 3)
}
export function cableCar(pen: Pen): void {
  pen.line('M-420 -60L420 -150', 'deep', 1.8)
  pen.line('M0 -104V-66', 'deep', 2.6)
  pen.rect(-12, -110, 24, 7, 'deep', 3)
  pen.path('M-40 -66H40L46 -30L36 0H-36L-46 -30Z', 'hot')
  for (const x of [-34, -10, 14]) pen.rect(x, -56, 20, 24, pen.night ? 'light' : 'light', 2)
  pen.spray('M0 -66H40L46 -30L36 0H0Z', 'deep', [0, 0, 44, 0], 0, 0.6)
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
export function canoe(pen: Pen): void {
  pen.path('M-60 -16Q-40 -4 0 -4T60 -16Q50 10 20 10H-20Q-50 10 -60 -16Z', 'hot')
  for (const x of [-20, 20]) pen.path(`M${x - 7} -2L${x - 6} -22Q${x} -28 ${x + 6} -22L${x + 7} -2ZM${x} -40a6 6 0 1 0 .1 0`, 'deep')
  pen.line('M-28 -34L2 8M14 -34L42 6', 'deep', 2.4)
}
export function whale(pen: Pen): void {
  pen.path('M-10 4Q-6 -30 -8 -44Q-26 -50 -44 -72Q-18 -70 -2 -56Q14 -70 42 -72Q24 -50 6 -44Q4 -28 14 4Z', 'deep')
  pen.line('M-34 4Q0 -8 36 4', 'light', 3)
}
