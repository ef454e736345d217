import { below, contour } from '../nature/land.ts'
import { fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box, polygon } from '../pen/shapes.ts'

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

/** Red buttes over the desert. */
export function mesa(pen: Pen): void {
  const butte = (x: number, w: number, h: number) => {
    const rock = `M${x - w * 0.95} 0L${x - w * 0.56} ${-h * 0.4}L${x - w * 0.5} ${-h * 0.44}L${x - w * 0.46} ${-h * 0.94}L${x - w * 0.3} ${-h}H${x + w * 0.3}L${x + w * 0.44} ${-h * 0.93}L${x + w * 0.5} ${-h * 0.44}L${x + w * 0.58} ${-h * 0.4}L${x + w} 0Z`
    pen.path(rock, pen.brick)
    for (const k of [-0.26, -0.06, 0.14, 0.3])
      pen.spray(
        polygon([
          [x + w * k, -h * 0.98],
          [x + w * (k + 0.1), -h],
          [x + w * (k + 0.12), -h * 0.44],
          [x + w * k, -h * 0.44],
        ]),
        'deep',
        [x + w * k, 0, x + w * (k + 0.13), 0],
        0,
        0.95,
      )
    pen.spray(rock, 'deep', [x - w * 0.1, 0, x + w * 0.9, 0], 0, 0.9)
    pen.spray(box(x - w * 0.48, -h * 0.74, w * 0.96, h * 0.07), pen.night ? 'deep' : 'light', [0, -h * 0.74, 0, -h * 0.67], 0.5, 0.1)
  }
  butte(112, 42, 70)
  butte(-98, 34, 52)
  butte(0, 62, 100)
  pen.solid('M-62 0L-50 -58Q-48 -64 -44 -58L-38 0Z', pen.brick, 0.9)
}

/** Limestone towers standing in a bay. */
export function karst(pen: Pen): void {
  for (const [x, w, h, ink] of [
    [-118, 52, 60, 'middle'],
    [96, 70, 72, 'middle'],
    [-62, 44, 84, 'middle'],
    [44, 40, 66, 'middle'],
    [2, 46, 100, 'middle'],
  ] as const) {
    const rock = `M${x - w * 0.56} 0C${x - w * 0.62} ${-h * 0.34} ${x - w * 0.44} ${-h * 0.5} ${x - w * 0.4} ${-h * 0.76}C${x - w * 0.34} ${-h * 1.02} ${x + w * 0.02} ${-h * 1.04} ${x + w * 0.2} ${-h * 0.9}C${x + w * 0.46} ${-h * 0.72} ${x + w * 0.4} ${-h * 0.4} ${x + w * 0.58} ${-h * 0.2}L${x + w * 0.5} 0Z`
    pen.path(rock, ink)
    pen.spray(rock, 'light', [x - w * 0.1, 0, x - w * 0.56, 0], 0, pen.night ? 0.16 : 0.75)
    pen.spray(rock, 'deep', [x - w * 0.14, -h * 0.6, x + w * 0.5, -h * 0.4], 0, 0.95)
    for (const [dx, dy, r] of [
      [-0.2, -0.98, 9],
      [0.06, -1, 8],
      [0.24, -0.86, 7],
      [-0.38, -0.7, 6],
      [0.4, -0.5, 6],
    ] as const)
      pen.disc(x + dx * w, dy * h + 4, r, 'deep', r * 0.5)
    pen.rect(x - w * 0.54, -2.6, w * 1.06, 3, 'deep')
  }
}

/** A sea arch at the end of a white cliff. */
export function seaArch(pen: Pen): void {
  const cliff = 'M-160 0V-84Q-120 -94 -84 -88L-60 -86Q-16 -90 22 -82Q42 -76 46 -54L50 0H24C26 -34 12 -52 -4 -52C-22 -50 -30 -30 -30 0Z'
  pen.path(cliff, pen.pale)
  pen.spray(cliff, 'deep', [0, -70, 0, 4], 0, 0.6)
  for (let i = 0; i < 5; i++) pen.line(`M-160 ${-72 + i * 14}Q-90 ${-80 + i * 14} -34 ${-72 + i * 15}`, pen.night ? 'deep' : 'middle', 0.9)
  pen.spray('M-4 -52C12 -52 26 -34 24 0H50L46 -54Q42 -76 22 -82Z', 'deep', [6, 0, 48, 0], 0, 0.8)
  pen.path('M-160 -84Q-120 -94 -84 -88L-60 -86Q-16 -90 22 -82Q32 -80 36 -74Q-10 -82 -60 -78Q-110 -84 -160 -74Z', pen.night ? 'deep' : 'middle')
  pen.solid('M76 0L80 -54Q88 -66 94 -52L100 0Z', pen.pale, 0.9)
}

/** Green cliffs falling to the sea, headland after headland. */
export function cliffs(pen: Pen): void {
  for (const [x, h, w] of [
    [70, 52, 120],
    [20, 74, 140],
    [-40, 100, 150],
  ] as const) {
    const rock = `M${x - w} 0V${-h * 0.94}Q${x - w * 0.4} ${-h * 1.06} ${x} ${-h}L${x + 9} ${-h * 0.84}L${x + 4} ${-h * 0.6}L${x + 16} ${-h * 0.34}L${x + 24} 0Z`
    pen.path(rock, pen.night ? 'middle' : 'light')
    for (let i = 0; i < 6; i++) pen.line(`M${x - w} ${-h * (0.7 - i * 0.12)}L${x + 4 + i * 2} ${-h * (0.78 - i * 0.13)}`, 'deep', 0.9)
    pen.spray(rock, 'deep', [x - 40, 0, x + 20, 0], 0.05, 0.85)
    pen.path(
      `M${x - w} ${-h * 0.94}Q${x - w * 0.4} ${-h * 1.06} ${x} ${-h}L${x + 9} ${-h * 0.84}L${x - 4} ${-h * 0.9}Q${x - w * 0.4} ${-h * 0.9} ${x - w} ${-h * 0.78}Z`,
      pen.night ? 'deep' : 'middle',
    )
    pen.line(`M${x - w} -1H${x + 30}`, 'light', 2)
  }
}

/** White water over a dark lip, forest on both sides. */
export function waterfall(pen: Pen): void {
  pen.solid('M-200 0V-88Q-120 -104 -80 -94L-36 -90L-30 0Z', 'middle', 0.95)
  pen.solid('M200 0V-90Q110 -108 70 -96L30 -90L34 0Z', 'middle', 1)
  for (const [x, y, w, h] of [[-66, -60, 30, 60], [66, -48, 34, 48], [-108, -36, 36, 36], [112, -66, 40, 66]] as const) pen.solid(`M${x - w / 2} 0V${y}L${x - w * 0.3} ${y - 8}H${x + w * 0.34}L${x + w / 2} ${y + 4}V${h - h}Z`, 'middle', 0.95)
  pen.path('M-37 -90Q0 -96 31 -90L36 2H-33Z', 'light')
  for (let i = 0; i < 18; i++) pen.rect(-32 + i * 3.7, -84 + pen.dice.between(0, 46), 1.2, pen.dice.between(14, 34), 'middle', 0.6)
  pen.spray('M-37 -90Q0 -96 31 -90L36 2H-33Z', 'middle', [6, 0, 38, 0], 0, 0.8)
  for (const [x, h] of [[-196, 40], [-172, 30], [-148, 44], [-124, 28], [-100, 38], [-76, 24], [-54, 30], [50, 26], [72, 36], [94, 26], [120, 42], [146, 30], [172, 44], [196, 32]] as const) fir(pen.at(x, -86, h / 100))
  for (const [x, r] of [[-44, 13], [-26, 17], [-4, 20], [20, 17], [40, 13]] as const) pen.disc(x, 2, r, pen.night ? 'middle' : 'light')
  pen.glow(0, -4, 74, 'light', pen.night ? 0.4 : 0.8, 0.2)
}

/** A tongue of ice between dark peaks, breaking into blue water. */
export function glacier(pen: Pen): void {
  for (const [x, h, w] of [[-104, 96, 76], [104, 106, 80], [-34, 70, 60], [44, 76, 62]] as const) {
    pen.path(polygon([[x - w, 0], [x - w * 0.3, -h * 0.7], [x, -h], [x + w * 0.36, -h * 0.62], [x + w, 0]]), 'middle')
    pen.path(polygon([[x - w * 0.3, -h * 0.7], [x, -h], [x + w * 0.04, -h * 0.6], [x - w * 0.14, -h * 0.4], [x - w * 0.4, -h * 0.36]]), 'light')
    pen.spray(polygon([[x, -h], [x + w * 0.36, -h * 0.62], [x + w, 0], [x - w * 0.1, 0], [x + w * 0.04, -h * 0.6]]), 'deep', [x - w * 0.1, 0, x + w * 0.7, 0], 0.1, 0.95)
  }
  pen.path('M-170 4V-22L-60 -27Q-20 -36 -6 -62H12Q20 -38 62 -28L170 -22V4Z', 'light')
  for (let i = 0; i < 27; i++) {
    const x = -170 + i * 12.8
    const top = -20 - (i % 3) * 3
    pen.spray(polygon([[x, top], [x + 7, top + 3], [x + 8, 4], [x - 1, 4]]), 'middle', [x, 0, x + 8, 0], 0.05, 0.95)
  }
  for (const k of [-0.7, -0.2, 0.3, 0.8]) pen.line(`M${k * 8 + 3} -59Q${k * 20} -40 ${k * 76} -28`, 'middle', 0.9)
  for (const [x, w] of [[-60, 16], [66, 22], [20, 12]] as const) pen.path(`M${x - w / 2} 12L${x - w * 0.3} 5L${x + w * 0.1} 2L${x + w / 2} 12Z`, 'light')
}

/** Steam over terraces of stone, a hot spring. */
export function hotSpring(pen: Pen): void {
  for (const [x, y, w, h] of [
    [-6, -62, 74, 18],
    [-40, -42, 120, 22],
    [22, -24, 170, 26],
    [-20, 0, 240, 28],
  ] as const) {
    pen.solid(`M${x - w / 2} ${y}V${y - h * 0.6}Q${x} ${y - h * 1.1} ${x + w / 2} ${y - h * 0.6}V${y}Z`, pen.pale, 0.5)
    pen.path(`M${x - w / 2} ${y - h * 0.6}Q${x} ${y - h * 1.1} ${x + w / 2} ${y - h * 0.6}Q${x} ${y - h * 0.2} ${x - w / 2} ${y - h * 0.6}Z`, 'middle')
    pen.line(`M${x - w / 2} ${y - h * 0.6}Q${x} ${y - h * 0.2} ${x + w / 2} ${y - h * 0.6}`, pen.night ? 'light' : 'hot', 1.6)
    for (let k = -4; k <= 4; k++) pen.line(`M${x + k * w * 0.1} ${y - h * 0.36}V${y}`, pen.night ? 'deep' : 'sky', 1.2)
  }
  for (const [x, h] of [
    [-22, 48],
    [2, 62],
    [26, 42],
  ] as const)
    pen.line(`M${x} -72q-9 ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`, pen.night ? 'middle' : 'light', 5)
}

/** Dunes with a knife-edge of shade. */
export function dunes(pen: Pen): void {
  for (const [x, y, h, w] of [
    [96, -16, 60, 150],
    [-84, -6, 78, 150],
    [14, 0, 100, 190],
  ] as const) {
    pen.path(
      `M${x - w} ${y + 12}C${x - w * 0.5} ${y - h * 0.1} ${x - w * 0.24} ${y - h * 0.74} ${x} ${y - h}C${x + w * 0.24} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.16} ${x + w} ${y + 12}Z`,
      pen.night ? 'middle' : 'sky',
    )
    const lee = `M${x} ${y - h}C${x + w * 0.24} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.16} ${x + w} ${y + 12}H${x - w * 0.3}C${x - w * 0.04} ${y - h * 0.16} ${x - w * 0.16} ${y - h * 0.5} ${x} ${y - h}Z`
    pen.path(lee, pen.night ? 'deep' : 'hot')
    pen.spray(lee, 'deep', [x - w * 0.1, 0, x + w * 0.7, 0], 0, 0.6)
    pen.spray(lee, pen.night ? 'middle' : 'sky', [0, y - h * 0.3, 0, y + 8], 0, 0.7)
  }
}

/** Rice terraces stepping down a hill. */
export function riceTerraces(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    const line = contour(pen, 420, -92 + i * 12, 9, 0.9)
    const shape = below((x) => line(x + 210) + Math.abs(x + 40) * (0.24 - i * 0.02), -210, 210, 10)
    pen.path(shape, i % 3 === 2 ? (pen.night ? 'deep' : 'light') : 'middle')
    pen.spray(shape, 'deep', [0, -92 + i * 12, 0, -52 + i * 12], 0.05, 0.9)
    pen.line(
      shape
        .replace(/^M[^L]+/, 'M-210 99')
        .replace(/M-210 99L/, 'M')
        .replace(/L[^L]+V.*Z$/, ''),
      pen.night ? 'light' : i % 2 ? 'light' : 'sky',
      1.2,
    )
  }
  pen.at(-20, -86, 0.3).path('M-50 0H50L40 -30H-40ZM-66 -26L0 -84L66 -26Z', 'hot')
}
