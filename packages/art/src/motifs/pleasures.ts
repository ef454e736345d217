import type { Pen } from '../pen/pen.ts'
import { arch, disc, dome } from '../pen/shapes.ts'

/** White shells on a quay. */
export function operaShells(pen: Pen): void {
  pen.block(-112, -14, 224, 14, pen.night ? 'deep' : 'middle', 0.6)
  for (let i = 0; i < 26; i++) pen.rect(-108 + i * 8.4, -11, 5.4, 5, pen.window(0.7))
  for (const [x, h, w, flip] of [
    [62, 52, 56, 1],
    [24, 76, 68, 1],
    [-22, 100, 80, 1],
    [-64, 64, 56, 1],
    [96, 36, 36, 1],
    [-86, 40, 38, -1],
  ] as const) {
    const s = pen.at(x, -13, 1, flip < 0)
    const shell = `M${-w * 0.5} 0C${-w * 0.44} ${-h * 0.5} ${-w * 0.16} ${-h * 0.8} ${w * 0.3} ${-h}C${w * 0.1} ${-h * 0.62} ${w * 0.2} ${-h * 0.24} ${w * 0.44} 0Z`
    s.path(shell, pen.night ? 'light' : 'light')
    s.spray(shell, pen.night ? 'deep' : 'middle', [-w * 0.4, -h * 0.4, w * 0.3, -h * 0.1], 0, 0.85)
    s.path(
      `M${w * 0.3} ${-h}C${w * 0.1} ${-h * 0.62} ${w * 0.2} ${-h * 0.24} ${w * 0.44} 0H${w * 0.2}C${w * 0.02} ${-h * 0.3} ${w * 0.06} ${-h * 0.66} ${w * 0.3} ${-h}Z`,
      pen.glass,
    )
    s.line(`M${-w * 0.24} 0Q${-w * 0.12} ${-h * 0.56} ${w * 0.26} ${-h * 0.96}`, pen.night ? 'middle' : 'sky', 0.8)
  }
}

/** A big wheel with its cabins. */
export function bigWheel(pen: Pen): void {
  const y = -54
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    pen.line(`M0 ${y}L${Math.cos(a) * 42} ${y + Math.sin(a) * 42}`, pen.night ? 'middle' : 'deep', 0.5)
  }
  pen.line(disc(0, y, 42), pen.night ? 'light' : 'deep', 1.8)
  pen.line(disc(0, y, 37), pen.night ? 'middle' : 'deep', 0.7)
  pen.line(`M0 ${y}L-22 0M0 ${y}L22 0M-12 -25H12`, pen.night ? 'light' : 'deep', 2.6)
  pen.disc(0, y, 4, 'hot')
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    pen.rect(Math.cos(a) * 45 - 2.3, y + Math.sin(a) * 45 - 2.4, 4.6, 4.8, i % 3 === 0 || pen.night ? 'hot' : 'deep', 1.6)
  }
  pen.block(-30, -7, 60, 7, pen.pale, 0.6)
}

/** A pier with its pavilion, walking out on iron legs. */
export function pier(pen: Pen): void {
  pen.rect(-150, -22, 270, 4, pen.night ? 'deep' : 'light')
  for (let x = -146; x < 120; x += 14) {
    pen.line(`M${x} -18V8`, 'deep', 1.6)
    pen.line(`M${x} 4L${x + 14} -16M${x} -16L${x + 14} 4`, 'deep', 0.6)
    pen.line(`M${x} -22V-30M${x} -29H${x + 14}`, 'deep', 0.8)
    pen.disc(x, -33, 1.7, pen.night ? 'hot' : 'light')
  }
  pen.block(-40, -50, 90, 28, pen.pale, 0.6)
  for (let i = 0; i < 9; i++) pen.path(arch(-34 + i * 9.8, -22, 6, 17), pen.window(0.85))
  pen.solid('M-46 -50L-34 -62H44L56 -50Z', pen.roof, 0.7)
  pen.block(-16, -70, 42, 10, pen.pale, 0.6)
  pen.solid(dome(5, -70, 20), pen.night ? 'middle' : 'middle', 0.8)
  for (const x of [-38, 48]) {
    pen.block(x - 5, -68, 10, 18, pen.pale, 0.7)
    pen.solid(`M${x - 7} -68Q${x - 6} -78 ${x} -86Q${x + 6} -78 ${x + 7} -68Z`, pen.night ? 'deep' : 'hot', 0.7)
  }
  pen.line('M5 -102V-90', 'deep', 0.9)
  pen.path('M5 -102L14 -99L5 -96Z', 'hot')
}
