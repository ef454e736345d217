import type { Pen } from '../pen/pen.ts'
import { arch, gable, ogive, onion, taper } from '../pen/shapes.ts'

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
