import type { Pen } from '../pen/pen.ts'
import { arch, box, dome, gable, ogive, onion, taper } from '../pen/shapes.ts'

/** A red ribbed dome over a long nave, with its bell tower. */
export function churchDome(pen: Pen): void {
  pen.block(-62, -72, 13, 72, pen.pale, 0.8)
  for (const y of [-20, -40, -60]) pen.path(arch(-55.5, y, 4, 12), pen.window())
  pen.rect(-64, -75, 17, 3, 'deep')
  pen.block(-44, -34, 96, 34, pen.pale, 0.6)
  pen.solid('M-48 -34L-40 -44H48L56 -34Z', pen.roof, 0.7)
  for (let i = 0; i < 8; i++) pen.path(arch(-36 + i * 11.4, -5, 4.6, 20), pen.window(0.6))
  pen.block(-24, -58, 60, 18, pen.pale, 0.75)
  for (const x of [-14, 6, 26]) pen.disc(x, -49, 4, pen.window(0.8))
  pen.solid('M-26 -58C-26 -76 -10 -88 6 -90C22 -88 38 -76 38 -58Z', pen.roof, 0.8)
  for (const k of [-0.66, -0.24, 0.24, 0.66]) pen.line(`M${6 + k * 31} -58Q${6 + k * 26} -80 6 -90`, pen.pale, 1)
  pen.block(1.4, -96, 9.2, 7, pen.pale, 0.8)
  pen.path(gable(6, -96, 9, 4.6), 'deep')
}

/** Twin-towered Gothic west front with a rose window. */
export function cathedral(pen: Pen): void {
  pen.block(-15, -56, 30, 56, pen.pale, 0.6)
  pen.path(gable(0, -56, 30, 14), pen.pale)
  for (const x of [-21, 21]) {
    pen.block(x - 9, -66, 18, 66, pen.pale, 0.85)
    for (const y of [-8, -30, -50]) for (const dx of [-3.6, 3.6]) pen.path(ogive(x + dx, y, 3.8, 14), pen.window(0.6))
    for (const dx of [-8.4, 7]) pen.solid(`M${x + dx} -66L${x + dx + 0.7} -76L${x + dx + 1.4} -66Z`, 'deep', 0)
    pen.solid(gable(x, -66, 15, 33), pen.night ? 'deep' : 'middle', 0.9)
    pen.rect(x - 0.3, -101, 0.6, 4, 'deep')
    for (const y of [-44, -22]) pen.rect(x - 9.6, y, 19.2, 1.4, pen.night ? 'deep' : 'middle')
  }
  pen.disc(0, -40, 9, 'deep')
  pen.disc(0, -40, 7.6, pen.night ? 'hot' : 'hot')
  for (let i = 0; i < 6; i++) pen.line(`M0 -40L${7.6 * Math.cos(i * 1.047)} ${-40 + 7.6 * Math.sin(i * 1.047)}`, 'deep', 0.7)
  pen.disc(0, -40, 2, 'light')
  for (const x of [-21, 0, 21]) {
    pen.path(ogive(x, 0, 11, 20), 'deep')
    pen.path(ogive(x, 0, 7, 15), pen.night ? 'hot' : 'middle')
  }
  pen.rect(-30, -24, 60, 1.5, pen.night ? 'deep' : 'middle')
}

/** Honeycombed spires like dripped sand. */
export function dripSpires(pen: Pen): void {
  for (const [x, h, w] of [
    [-30, 74, 13],
    [30, 74, 13],
    [-18, 86, 14],
    [18, 86, 14],
    [0, 100, 16],
  ] as const) {
    const s = pen.at(x, 0, h / 100)
    const k = (w / h) * 50
    s.solid(`M${-k} 0C${-k} -46 ${-k * 0.6} -76 -1.2 -95H1.2C${k * 0.6} -76 ${k} -46 ${k} 0Z`, x === 0 ? pen.pale : pen.tinted, 0.9)
    for (let i = 0; i < 9; i++) {
      const half = k * (0.72 - i * 0.065)
      for (const dx of [-0.8, -0.28, 0.28, 0.8]) s.path(arch(dx * half, -34 - i * 6, half * 0.3, 4), pen.window(0.5))
    }
    s.disc(0, -96, 2.6, 'hot')
    s.line('M-2.6 -99H2.6M0 -102V-95', 'hot', 1)
  }
  pen.solid('M-42 0V-26Q-30 -34 -20 -26Q-10 -40 0 -42Q10 -40 20 -26Q30 -34 42 -26V0Z', pen.pale, 0.6)
  for (const x of [-26, 0, 26]) pen.path(`M${x - 7} 0Q${x - 4} -16 ${x} -24Q${x + 4} -16 ${x + 7} 0Z`, pen.glass)
}

/** Onion domes in stripes, the east of Europe. */
export function onionDomes(pen: Pen): void {
  for (const [x, w, h, r, ink] of [
    [-34, 13, 38, 9, 'middle'],
    [34, 13, 40, 9, 'hot'],
    [-18, 14, 52, 10, 'hot'],
    [19, 14, 54, 10, 'middle'],
    [0, 18, 62, 11, 'light'],
  ] as const) {
    pen.block(x - w / 2, -h, w, h, x % 2 ? pen.tinted : pen.brick, 0.85)
    for (const y of [-4, -18, -32]) if (-y < h - 12) pen.path(arch(x, y, 4, 10), pen.window(0.7))
    pen.rect(x - w / 2 - 1, -h, w + 2, 2.4, pen.pale)
    pen.block(x - r * 0.6, -h - 5, r * 1.2, 5, pen.pale, 0.8)
    const cap = onion(x, -h - 5, r)
    pen.solid(cap, pen.night && ink === 'light' ? 'middle' : ink, 0.75)
    pen.clip(cap, () => {
      for (let i = -3; i <= 3; i++)
        pen.line(`M${x + i * 5 - 9} ${-h - 5}Q${x + i * 5 + 4} ${-h - 5 - r * 1.1} ${x + i * 3} ${-h - 5 - r * 2.4}`, ink === 'light' ? 'hot' : 'light', 1.1)
    })
    pen.rect(x - 0.35, -h - 9 - r * 2.4, 0.7, 5, 'deep')
  }
  pen.block(-44, -18, 88, 18, pen.pale, 0.5)
  for (let i = 0; i < 9; i++) pen.path(arch(-38 + i * 9.5, 0, 5, 13), pen.window(0.8))
}

/** Timber roofs over roofs, with dragon heads, the North. */
export function staveChurch(pen: Pen): void {
  pen.block(-40, -12, 80, 12, 'deep', 0)
  for (let i = 0; i < 13; i++) pen.path(arch(-36 + i * 6, -1, 3.4, 8), pen.window(0.8) === 'deep' ? 'middle' : 'hot')
  for (const [w, y, h] of [
    [92, -10, 16],
    [66, -26, 16],
    [44, -43, 16],
    [26, -60, 12],
  ] as const) {
    if (y < -10) pen.rect(-w * 0.3, y - 2, w * 0.6, 6, pen.night ? 'hot' : 'hot')
    pen.solid(`M${-w / 2} ${y}L${-w * 0.26} ${y - h}H${w * 0.26}L${w / 2} ${y}Z`, 'deep', 0.3, 'middle')
    pen.spray(`M${-w / 2} ${y}L${-w * 0.26} ${y - h}H0V${y}Z`, pen.night ? 'middle' : 'sky', [0, 0, -w * 0.4, 0], 0, 0.42)
    pen.line(`M${-w * 0.26} ${y - h}L${-w * 0.34} ${y - h - 6}M${w * 0.26} ${y - h}L${w * 0.34} ${y - h - 6}`, 'deep', 1.6)
  }
  pen.path('M-8 -72L0 -96L8 -72ZM-.4 -100H.4V-94H-.4Z', 'deep')
  pen.path('M-11 0V-14L0 -24L11 -14V0Z', 'deep')
  pen.path(arch(0, 0, 7, 13), pen.night ? 'hot' : 'hot')
}

/** Steps of concrete like basalt columns, the far North. */
export function basaltChurch(pen: Pen): void {
  for (let i = 8; i >= 0; i--) {
    const h = 92 * 0.76 ** i
    for (const side of [-1, 1]) pen.block(side * (8 + i * 6) - (side > 0 ? 6 : 0), -h, 6, h, pen.pale, side > 0 ? 0.8 : 0.2)
  }
  pen.solid('M-8 0V-92L0 -98L8 -92V0Z', pen.pale, 0.8)
  pen.path(ogive(0, -54, 6, 24), pen.glass)
  pen.path(ogive(0, 0, 9, 30), 'deep')
  pen.path(ogive(0, 0, 6, 24), pen.night ? 'hot' : 'hot')
  pen.rect(-0.4, -104, 0.8, 7, 'deep')
  pen.rect(-2, -102, 4, 0.8, 'deep')
}

/** A round white church like a snow house, with a slit of windows. */
export function iglooChurch(pen: Pen): void {
  pen.solid('M-66 0C-64 -34 -36 -56 0 -58C36 -56 64 -34 66 0Z', pen.pale, 0.75)
  for (let row = 1; row < 5; row++) {
    const y = -row * 12
    const w = 66 * Math.sqrt(1 - (row * 12) ** 2 / 3500)
    pen.line(`M${-w} ${y}Q0 ${y + 7} ${w} ${y}`, pen.night ? 'deep' : 'middle', 0.9)
    for (let k = -4; k <= 4; k++)
      pen.line(`M${(k + (row % 2) / 2) * w * 0.22} ${y + 6}L${(k + (row % 2) / 2) * w * 0.22} ${y + 16}`, pen.night ? 'deep' : 'middle', 0.8)
  }
  pen.block(-10, -70, 20, 14, pen.pale, 0.8)
  for (const x of [-5, 0, 5]) pen.rect(x - 1, -67, 2, 9, pen.glass)
  pen.solid('M-12 -70L0 -90L12 -70Z', 'deep', 0)
  pen.line('M0 -100V-88M-3 -96H3', 'deep', 1)
  pen.block(-14, -24, 28, 24, pen.pale, 0.4)
  pen.path(gable(0, -24, 34, 12), 'hot')
  pen.path(arch(0, 0, 12, 18), pen.glass)
}

/** A white colonial front with two bell towers and a curled gable. */
export function missionChurch(pen: Pen): void {
  pen.block(-24, -44, 48, 44, pen.tinted, 0.6)
  pen.path('M-24 -44Q-14 -46 -12 -56Q-10 -66 0 -68Q10 -66 12 -56Q14 -46 24 -44Z', pen.tinted)
  pen.path(arch(0, 0, 13, 26), 'deep')
  pen.path(arch(0, 0, 10, 22), pen.night ? 'hot' : 'hot')
  pen.disc(0, -38, 5, pen.glass)
  for (const x of [-33, 33]) {
    pen.block(x - 10, -60, 20, 60, pen.pale, 0.85)
    pen.rect(x - 11.6, -43, 23.2, 2.4, pen.night ? 'deep' : 'middle')
    pen.path(arch(x, -45, 8, 13), pen.glass)
    for (const y of [-8, -24]) pen.path(box(x - 2, y - 9, 4, 9), pen.window())
    pen.rect(x - 11.6, -62, 23.2, 2.4, pen.night ? 'deep' : 'middle')
    pen.block(x - 7, -76, 14, 14, pen.pale, 0.85)
    pen.path(arch(x, -63, 5.4, 10), pen.glass)
    pen.solid(dome(x, -76, 8), pen.roof, 0.8)
    pen.line(`M${x} -94V-84M${x - 2} -91H${x + 2}`, 'deep', 0.9)
  }
}

/** A stone bridge tower of the Middle Ages with a steep slate roof and small turrets. */
export function gateTower(pen: Pen): void {
  pen.block(-17, -58, 34, 58, pen.tinted, 0.85)
  pen.path(ogive(0, 0, 17, 30), 'deep')
  for (const y of [-40]) for (const x of [-9, 0, 9]) pen.path(ogive(x, y, 5, 11), pen.window(0.7))
  pen.rect(-19, -60, 38, 3, 'deep')
  for (const x of [-17, 17]) pen.solid(`M${x - 4} -52V-66L${x} -82L${x + 4} -66V-52Z`, 'deep', 0.3, 'middle')
  pen.solid(taper(0, -60, 32, 12, 28), 'deep', 0.4, 'middle')
  pen.path('M-6 -88H6V-90H-6ZM-5 -90L-4.6 -97L-4.2 -90ZM5 -90L4.6 -97L4.2 -90Z', 'deep')
  for (const x of [-5, 5]) pen.path(gable(x, -66, 6, 10), 'hot')
}
