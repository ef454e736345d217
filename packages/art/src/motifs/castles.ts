import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, battlements, box, gable, ogive, taper } from '../pen/shapes.ts'

function turret(pen: Pen, x: number, w: number, h: number, roof: number, wall: Ink): void {
  pen.block(x - w / 2, -h, w, h, wall, 0.85)
  pen.path(battlements(x - w * 0.58, -h, w * 1.16, 2.6, 4, 2.6), wall)
  if (roof) {
    pen.solid(gable(x, -h - 1, w * 1.24, roof), pen.roof, 0.7)
    pen.line(`M${x} ${-h - roof - 5}V${-h - roof}`, 'deep', 0.6)
  }
  for (let y = 12; y < h - 6; y += 16) pen.path(arch(x, -h + y, w * 0.2, 6), pen.window(0.6))
}

/** A castle on its rock. */
export function castle(pen: Pen): void {
  pen.solid('M-96 0L-80 -14L-66 -18L-52 -32L-30 -36H34L50 -30L62 -20L78 -14L98 0Z', pen.night ? 'deep' : 'middle', 0.95)
  const c = pen.at(0, -32, 0.68)
  turret(c, -42, 14, 40, 22, pen.tinted)
  turret(c, 44, 15, 46, 24, pen.pale)
  c.block(-40, -30, 82, 30, pen.pale, 0.5)
  c.path(battlements(-42, -30, 86, 3, 12, 3.6), pen.pale)
  turret(c, -16, 18, 58, 27, pen.pale)
  turret(c, 14, 13, 72, 27, pen.tinted)
  c.path(ogive(-1, 0, 10, 18), pen.glass)
  for (const x of [-30, 28]) c.path(arch(x, -8, 4, 10), pen.window(0.8))
}

/** A white palace of needle roofs in the woods. */
export function fairyCastle(pen: Pen): void {
  pen.solid('M-90 0C-70 -22 -50 -26 -40 -30H40C54 -24 74 -20 92 0Z', pen.night ? 'deep' : 'middle', 0.95)
  const c = pen.at(0, -26, 0.74)
  c.block(-38, -40, 74, 40, pen.pale, 0.6)
  c.solid('M-40 -40L-32 -54H30L38 -40Z', 'deep', 0.3, 'middle')
  for (const [x, w, h, r] of [
    [-40, 11, 48, 22],
    [38, 12, 56, 24],
    [-8, 9, 62, 20],
    [16, 13, 74, 26],
  ] as const) {
    c.block(x - w / 2, -h, w, h, pen.pale, 0.85)
    c.solid(gable(x, -h, w * 1.4, r), 'deep', 0.3, 'middle')
    c.path(arch(x, -h + 12, w * 0.3, 7), pen.window(0.8))
    c.path(arch(x, -h + 30, w * 0.3, 7), pen.window(0.8))
  }
  for (let i = 0; i < 6; i++) for (const y of [-8, -24]) c.path(arch(-28 + i * 11, y, 3.6, 9), pen.window(0.6))
  c.block(-24, -18, 20, 18, pen.brick, 0.6)
  c.path(arch(-14, 0, 8, 13), 'deep')
}

/** A fort of red sandstone, pavilions along its wall. */
export function redFort(pen: Pen): void {
  pen.path(battlements(-100, -40, 200, 40, 22, 5), pen.brick)
  pen.spray(box(-100, -44, 200, 44), 'deep', [0, -44, 0, 0], 0, 0.8)
  // Lamps along the wall by night, a band of pale stone by day: red on red would be one block.
  for (let x = -92; x <= 92; x += 11.5) if (Math.abs(x) > 38) pen.path(ogive(x, -12, 5, 14), pen.night ? pen.window(0.6) : 'deep')
  pen.rect(-100, -36, 200, 2, pen.night ? 'light' : 'light')
  for (const x of [-62, 62]) chhatri(pen, x, -40, 22)
  for (const x of [-24, 24]) {
    pen.solid(taper(x, 0, 24, 20, 72), pen.brick, 0.85)
    for (const y of [-16, -38, -60]) pen.rect(x - 11, y, 22, 1.6, pen.night ? 'deep' : 'light')
    chhatri(pen, x, -72, 20)
  }
  pen.block(-15, -62, 30, 62, pen.brick, 0.5)
  pen.path(ogive(0, 0, 20, 44), pen.pale)
  pen.path(ogive(0, 0, 15, 38), pen.glass)
  for (let i = 0; i < 7; i++) pen.path(`M${-13 + i * 4.3} -62q2.1 -7 4.2 0Z`, pen.pale)
}

function chhatri(pen: Pen, x: number, y: number, w: number): void {
  for (const k of [-0.42, -0.14, 0.14, 0.42]) pen.rect(x + k * w - 0.7, y - w * 0.6, 1.4, w * 0.6, pen.pale)
  pen.path(`M${x - w * 0.62} ${y - w * 0.56}L${x - w * 0.48} ${y - w * 0.68}H${x + w * 0.48}L${x + w * 0.62} ${y - w * 0.56}Z`, 'deep')
  pen.solid(
    `M${x - w * 0.42} ${y - w * 0.68}C${x - w * 0.46} ${y - w * 1.05} ${x - w * 0.1} ${y - w * 1.12} ${x} ${y - w * 1.34}C${x + w * 0.1} ${y - w * 1.12} ${x + w * 0.46} ${y - w * 1.05} ${x + w * 0.42} ${y - w * 0.68}Z`,
    pen.pale,
    0.8,
  )
}

/** A place of earth: stacked rooms, ladders, beams. */
export function adobe(pen: Pen): void {
  for (const [x, y, w, h] of [
    [-86, 0, 62, 40],
    [24, 0, 66, 44],
    [-40, 0, 78, 56],
    [-64, -40, 46, 26],
    [18, -44, 50, 24],
    [-30, -56, 52, 24],
    [-16, -80, 30, 18],
  ] as const) {
    pen.solid(
      `M${x} ${y}L${x + 2} ${y - h + 2}Q${x + 2} ${y - h} ${x + 4} ${y - h}H${x + w - 4}Q${x + w - 2} ${y - h} ${x + w - 2} ${y - h + 2}L${x + w} ${y}Z`,
      pen.brick,
      0.85,
    )
    for (let k = 6; k < w - 4; k += 9) pen.rect(x + k, y - h + 4, 2, 4, 'deep')
    for (let k = 12; k < w - 10; k += 19) pen.rect(x + k, y - h * 0.62, 6, h * 0.26, pen.window(0.7))
  }
  for (const [x, y, h] of [
    [-8, 0, 62],
    [44, -36, 40],
  ] as const) {
    pen.line(`M${x} ${y}L${x + 8} ${y - h}M${x + 7} ${y}L${x + 15} ${y - h}`, pen.night ? 'deep' : 'light', 1.3)
    for (let i = 1; i < 8; i++) pen.line(`M${x + i} ${y - (i * h) / 8}h7`, pen.night ? 'deep' : 'light', 1)
  }
  pen.path('M-34 0V-14q6 -9 12 0V0Z', pen.glass)
}

/** Earthen towers of the Atlas: tapering, carved at the top. */
export function kasbah(pen: Pen): void {
  pen.path(battlements(-80, -38, 160, 38, 18, 4), pen.brick)
  pen.spray(box(-80, -42, 160, 42), 'deep', [-20, 0, 84, 0], 0, 0.7)
  for (const [x, w, h] of [
    [-62, 26, 62],
    [58, 28, 70],
    [-16, 32, 96],
    [24, 26, 80],
  ] as const) {
    pen.solid(taper(x, 0, w, w * 0.8, h), pen.brick, 0.9)
    pen.path(battlements(x - w * 0.4, -h, w * 0.8, 1, 4, 5), pen.brick)
    for (let i = 0; i < 5; i++) pen.path(`M${x - w * 0.3 + i * w * 0.13} ${-h + 9}l${w * 0.05} -4l${w * 0.05} 4l${-w * 0.05} 4Z`, pen.night ? 'hot' : 'light')
    for (const y of [0.28, 0.52]) for (const dx of [-0.18, 0.18]) pen.rect(x + dx * w - 1.6, -h * (1 - y), 3.2, 7, pen.window(0.7))
  }
  pen.path(ogive(2, 0, 14, 24), 'deep')
}
