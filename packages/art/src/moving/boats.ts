import type { Pen } from '../pen/pen.ts'

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

export function canoe(pen: Pen): void {
  pen.path('M-60 -16Q-40 -4 0 -4T60 -16Q50 10 20 10H-20Q-50 10 -60 -16Z', 'hot')
  for (const x of [-20, 20]) pen.path(`M${x - 7} -2L${x - 6} -22Q${x} -28 ${x + 6} -22L${x + 7} -2ZM${x} -40a6 6 0 1 0 .1 0`, 'deep')
  pen.line('M-28 -34L2 8M14 -34L42 6', 'deep', 2.4)
}
