import { broadLeaves } from '../nature/palms.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

/** Origin of every piece: the middle of its foot on the floor line; a room is 480 by 360. */
export function bed(pen: Pen, w: number, throwInk: 'hot' | 'middle', headboard: 'round' | 'square' | 'panels'): void {
  const half = w / 2
  const head =
    headboard === 'round'
      ? `M${-half} 0V-74q0 -22 ${w * 0.1} -22H${half - w * 0.1}q${w * 0.1} 0 ${w * 0.1} 22V0Z`
      : box(-half, headboard === 'panels' ? -84 : -94, w, 94)
  pen.path(head, 'deep')
  pen.spray(head, 'middle', [half, 0, -half, 0], 0, 0.5)
  if (headboard === 'panels') for (let i = 1; i < 5; i++) pen.rect(-half + (i * w) / 5 - 1, -84, 2, 84, 'middle')
  const [top, foot] = [-31, 54]
  const sheet = `M${-half * 0.96} ${top}H${half * 0.96}L${half * 1.12} ${foot}H${-half * 1.12}Z`
  pen.faded(sheet, 'light', 'middle', 0.5)
  const pillows = w > 125 ? 2 : 1
  for (let i = 0; i < pillows; i++) {
    const pw = w * (pillows === 2 ? 0.4 : 0.7)
    const x = pillows === 2 ? -half + w * (0.06 + i * 0.48) : -half + w * 0.15
    pen.rect(x, top - 22, pw, 31, 'light', 11)
    pen.spray(box(x + 4, top - 8, pw - 8, 16), 'middle', [0, top - 8, 0, top + 8], 0, 0.6)
    pen.rect(x + pw * 0.2, top - 11, pw * 0.6, 22, i ? 'middle' : 'hot', 7)
  }
  pen.path(`M${-half * 1.06} ${top + 42}H${half * 1.06}L${half * 1.12} ${foot}H${-half * 1.12}Z`, throwInk)
  for (let k = 0; k < 3; k++) pen.line(`M${-half * 1.06 - k} ${top + 50 + k * 11}H${half * 1.06 + k}`, 'light', 1.5)
  pen.rect(-half * 1.12, foot, w * 1.12, 11, 'light')
  for (const side of [-1, 1]) pen.rect(side * half * 1.04 - 3, foot + 11, 6, 10, 'deep')
}

export function nightstand(pen: Pen, tall: boolean): void {
  pen.rect(-17, -22, 34, 48, 'deep')
  pen.rect(-13, -10, 26, 2, 'middle')
  pen.rect(-1.5, tall ? -58 : -46, 3, tall ? 38 : 26, 'deep')
  pen.glow(0, tall ? -66 : -58, 72, 'light', 0.75)
  pen.path(`M-16 ${tall ? -50 : -42}L-9 ${tall ? -80 : -72}H9L16 ${tall ? -50 : -42}Z`, 'light')
  pen.rect(-16, tall ? -52 : -44, 32, 2.4, 'hot')
}

export function armchair(pen: Pen, ink: 'hot' | 'middle'): void {
  pen.solid('M-40 40V-24q0 -12 12 -12H28q12 0 12 12V40Z', ink, 0.6)
  pen.rect(-48, 8, 96, 34, ink, 5)
  for (const x of [-52, 36]) {
    pen.rect(x, -4, 18, 52, ink, 8)
    pen.spray(box(x, -4, 18, 52), 'deep', [0, -4, 0, 50], 0, 0.8)
  }
  pen.rect(-20, -16, 40, 26, 'light', 7)
  for (const x of [-40, 34]) pen.rect(x, 48, 6, 16, 'light')
}

export function pottedPlant(pen: Pen): void {
  pen.path('M-15 24h30l-5 42h-20Z', 'hot')
  pen.spray('M-15 24h30l-5 42h-20Z', 'deep', [-4, 0, 15, 0], 0, 0.7)
  broadLeaves(pen.at(0, 26, 1.08), 7)
}

export function picture(pen: Pen, kind: number): void {
  pen.rect(-29, -34, 58, 68, 'deep')
  pen.rect(-25, -30, 50, 60, kind % 2 ? 'sky' : 'light')
  pen.disc(kind % 3 ? 4 : -6, -8, 12, 'hot')
  if (kind % 3 === 0) pen.path('M-25 12q12 -16 26 -4t24 0V30H-25Z', 'middle')
  if (kind % 3 === 1) pen.path('M-25 14L-8 -8L4 8L12 -2L25 14V30H-25Z', 'middle')
  if (kind % 3 === 2) pen.path('M-25 12H25V30H-25ZM-8 8L-8 -22L8 8Z', 'deep')
}

export function pendant(pen: Pen, drop: number): void {
  pen.line(`M0 -200V${drop - 20}`, 'deep', 1.6)
  pen.path(`M-26 ${drop}Q-20 ${drop - 24} 0 ${drop - 26}Q20 ${drop - 24} 26 ${drop}Z`, 'hot')
  pen.rect(-26, drop - 1, 52, 3, 'light')
  pen.glow(0, drop + 8, 60, 'light', 0.5)
}
