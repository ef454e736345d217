import type { Pen } from '../pen/pen.ts'

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

export function whale(pen: Pen): void {
  pen.path('M-10 4Q-6 -30 -8 -44Q-26 -50 -44 -72Q-18 -70 -2 -56Q14 -70 42 -72Q24 -50 6 -44Q4 -28 14 4Z', 'deep')
  pen.line('M-34 4Q0 -8 36 4', 'light', 3)
}
