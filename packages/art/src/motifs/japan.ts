import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

/** An upturned eaves roof: w wide at its tips, on y, h high. */
function eaves(pen: Pen, y: number, w: number, body: number, h: number): void {
  const [e, b, up] = [w / 2, body / 2, w * 0.045]
  pen.solid(
    `M${-e} ${y - up}Q${-e * 0.6} ${y + up} ${-e * 0.1} ${y + up * 0.9}H${e * 0.1}Q${e * 0.6} ${y + up} ${e} ${y - up}Q${e * 0.62} ${y - h * 0.34} ${b} ${y - h}H${-b}Q${-e * 0.62} ${y - h * 0.34} ${-e} ${y - up}Z`,
    'deep',
    0.2,
  )
  pen.spray(`M${-e} ${y - up}Q${-e * 0.62} ${y - h * 0.34} ${-b} ${y - h}H0V${y}Z`, 'middle', [0, y, -e, y - h], 0, 0.6)
}

export function pagoda(pen: Pen): void {
  let [y, w, h] = [0, 46, 19]
  for (let tier = 0; tier < 5; tier++) {
    const b = w * 0.5
    pen.rect(-b / 2, y - h * 0.5, b, h * 0.5, pen.night ? 'hot' : 'light')
    pen.spray(box(-b / 2, y - h * 0.5, b, h * 0.5), 'deep', [-b * 0.2, 0, b / 2, 0], 0, 0.95)
    for (let k = 0; k < 5; k++) pen.rect(-b / 2 + (k * b) / 4 - 0.3, y - h * 0.5, 0.6, h * 0.5, 'deep')
    pen.rect(-b * 0.58, y - h * 0.15, b * 1.16, h * 0.06, 'deep')
    eaves(pen, y - h * 0.5, w, b * 0.84, h * 0.5)
    y -= h - 0.2
    w *= 0.865
    h *= 0.92
  }
  pen.rect(-0.35, -100, 0.7, 100 + y + 1, 'deep')
  for (let i = 0; i < 6; i++) pen.rect(-1.4 + i * 0.12, y - 3 - i * 1.9, 2.8 - i * 0.24, 0.8, 'deep')
}

/** The gate of a shrine; it may stand in water. */
export function torii(pen: Pen): void {
  pen.solid('M-34 0L-30 -74H-24L-27 0ZM34 0L30 -74H24L27 0Z', 'hot', 0.6)
  pen.solid('M-38 -58H38V-51H-38Z', 'hot', 0.5)
  pen.rect(-4, -74, 8, 18, 'deep')
  pen.solid('M-50 -82Q0 -74 50 -82L52 -90Q0 -81 -52 -90Z', 'hot', 0.5)
  pen.path('M-53 -90Q0 -80 53 -90L55 -98Q0 -87 -55 -98Z', 'deep')
  pen.path('M-36 0H-26V-6H-35ZM36 0H26V-6H35Z', 'deep')
}

/** A white keep on battered stone, roof over roof. */
export function himejiKeep(pen: Pen): void {
  pen.solid('M-50 0Q-42 -12 -38 -24H38Q42 -12 50 0Z', pen.night ? 'deep' : 'middle', 0.85)
  let y = -24
  for (const [w, h] of [
    [66, 15],
    [52, 14],
    [38, 14],
    [26, 13],
  ] as const) {
    pen.block(-w / 2, y - h * 0.58, w, h * 0.6, pen.pale, 0.7)
    for (let x = -w / 2 + 4; x < w / 2 - 3; x += 6) pen.rect(x, y - h * 0.45, 2.4, h * 0.24, pen.window(0.6))
    eaves(pen, y - h * 0.58, w * 1.24, w * 0.72, h * 0.6)
    pen.path(`M${-w * 0.2} ${y - h * 0.6}L0 ${y - h * 1.12}L${w * 0.2} ${y - h * 0.6}Z`, 'deep')
    pen.path(`M${-w * 0.12} ${y - h * 0.62}L0 ${y - h * 0.95}L${w * 0.12} ${y - h * 0.62}Z`, pen.pale)
    y -= h * 1.14
  }
  pen.path('M-12 -86L-14 -92L-9 -88H9L14 -92L12 -86Z', pen.night ? 'deep' : 'hot')
}
