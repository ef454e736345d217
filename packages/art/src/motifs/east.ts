import type { Pen } from '../pen/pen.ts'
import { arch, box, dome, taper } from '../pen/shapes.ts'

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

/** Lotus-bud towers over a long gallery, as in the Khmer forest. */
export function lotusTowers(pen: Pen): void {
  pen.block(-70, -16, 140, 16, pen.night ? 'deep' : 'middle', 0.85)
  for (let i = 0; i < 22; i++) pen.rect(-67 + i * 6.2, -12, 2.6, 9, pen.window(0.4))
  pen.path('M-72 -16Q0 -22 72 -16V-19H-72Z', 'deep')
  for (const [x, h, w] of [
    [-48, 52, 15],
    [48, 52, 15],
    [-25, 66, 17],
    [25, 66, 17],
    [0, 100, 23],
  ] as const) {
    const t = pen.at(x, 0, h / 100)
    const k = (w / h) * 50
    t.solid(
      `M${-k * 1.2} 0V-34H${-k}C${-k * 1.2} -56 ${-k * 0.7} -82 0 -100C${k * 0.7} -82 ${k * 1.2} -56 ${k} -34H${k * 1.2}V0Z`,
      pen.night ? 'deep' : 'middle',
      0.95,
    )
    for (let i = 0; i < 6; i++) t.line(`M${-k * (1 - i * 0.13)} ${-40 - i * 9}Q0 ${-36 - i * 9} ${k * (1 - i * 0.13)} ${-40 - i * 9}`, 'deep', 1.6)
    t.path(arch(0, 0, k * 0.6, 26), pen.glass)
  }
}

/** A gate tower crowded with tiers, the south of India. */
export function gopuram(pen: Pen): void {
  pen.block(-34, -18, 68, 18, pen.pale, 0.8)
  pen.path(box(-6, -15, 12, 15), pen.glass)
  for (let i = 0; i < 7; i++) {
    const [y, w] = [-18 - i * 10.2, 56 - i * 5.6]
    pen.block(-w / 2, y - 8.4, w, 8.6, i % 2 ? pen.pale : pen.brick, 0.8)
    pen.rect(-w / 2 - 1.4, y - 10.2, w + 2.8, 2, 'deep')
    for (let k = -4; k <= 4; k++) pen.path(arch(k * w * 0.105, y, 2.6, 6), k === 0 ? pen.glass : pen.night ? 'deep' : 'middle')
  }
  pen.solid('M-11 -89Q-12 -97 0 -98Q12 -97 11 -89Z', pen.night ? 'deep' : 'middle', 0.8)
  for (const x of [-7, 0, 7]) pen.path(dome(x, -96, 1.6, 1.6), 'deep')
}
