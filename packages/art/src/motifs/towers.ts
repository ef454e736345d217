import type { Pen } from '../pen/pen.ts'
import { arch, box, gable, taper } from '../pen/shapes.ts'

/** An iron lattice tower on four curved legs. */
export function latticeTower(pen: Pen): void {
  const half = (t: number) => 0.5 + 16 * Math.exp(-3.6 * t) + 4.2 * Math.max(0, 0.25 - t)
  let left = ''
  let right = ''
  for (let i = 0; i <= 40; i++) {
    const t = (i / 40) * 0.94
    left += `${i ? 'L' : 'M'}${-half(t)} ${-100 * t}`
    right = `L${half(t)} ${-100 * t}${right}`
  }
  const foot = half(0) * 0.62
  const arched = `M${-foot} 2C${-foot * 0.86} -12 ${-foot * 0.45} -16 0 -16C${foot * 0.45} -16 ${foot * 0.86} -12 ${foot} 2Z`
  const gap = (low: number, high: number) => {
    const [a, b] = [half(low) * 0.5, half(high) * 0.32]
    return `M${-a} ${-100 * low}L${-b} ${-100 * high}H${b}L${a} ${-100 * low}Z`
  }
  const body = `${left}${right}Z`
  pen.path(body + arched + gap(0.23, 0.37) + gap(0.43, 0.66), 'deep', true)
  pen.clip(body, () => {
    for (let i = 0; i < 30; i++) {
      const [t, step] = [(i / 30) * 0.9, 3.3]
      const [y, w] = [-100 * t, half(t)]
      const legs = `M${-w} ${y}L${-w * 0.55} ${y - step}M${-w * 0.6} ${y}L${-w} ${y - step}M${w} ${y}L${w * 0.55} ${y - step}M${w * 0.6} ${y}L${w} ${y - step}`
      pen.line(t < 0.17 ? legs : `M${-w} ${y}L${w} ${y - step}M${w} ${y}L${-w} ${y - step}`, pen.night ? 'middle' : 'sky', 0.2)
    }
  })
  for (const [t, k] of [
    [0.2, 1.12],
    [0.4, 1.22],
  ] as const) {
    const w = half(t) * k
    pen.rect(-w, -100 * t - 1.2, w * 2, 2.4, 'deep')
    pen.rect(-w * 0.96, -100 * t - 0.3, w * 1.92, 0.4, pen.night ? 'hot' : 'sky')
  }
  pen.path('M-1.6 -94.5H1.6V-93.3H-1.6ZM-1 -94.5Q0 -97.5 1 -94.5ZM-.3 -100H.3V-94H-.3Z', 'deep')
}

/** A broadcasting tower: shaft, round deck, needle. */
export function needleTower(pen: Pen): void {
  pen.solid('M-5 0Q-1.8 -30 -1.5 -62H1.5Q1.8 -30 5 0Z', pen.pale, 0.8)
  pen.solid('M-1.5 -56L-7 -63Q-8 -67 -6 -69H6Q8 -67 7 -63L1.5 -56Z', pen.pale, 0.8)
  pen.rect(-7.2, -66, 14.4, 1.9, pen.glass)
  pen.path('M-6 -69Q-4 -73 0 -73.5Q4 -73 6 -69Z', pen.night ? 'hot' : 'hot')
  pen.path('M-1 -73L-.5 -88H.5L1 -73ZM-.3 -100H.3V-87H-.3Z', 'deep')
  for (const y of [-76, -80, -84]) pen.rect(-0.8, y, 1.6, 1.2, 'hot')
}

/** A Gothic clock tower with its hall beside it. */
export function clockTower(pen: Pen): void {
  pen.block(-60, -24, 58, 24, pen.tinted, 0.5)
  for (let i = 0; i < 11; i++) {
    pen.path(arch(-56 + i * 5, -4, 2.4, 14), pen.window(0.7))
    pen.path(gable(-58.4 + i * 5.2, -24, 1.8, 8), 'deep')
  }
  pen.block(-8, -70, 16, 70, pen.pale, 0.85)
  for (const x of [-7.6, -2.6, 2.4, 7.4]) pen.rect(x - 0.5, -68, 0.9, 66, pen.night ? 'deep' : 'middle')
  for (const y of [-14, -30, -46]) for (const x of [-5, 0, 5]) pen.path(arch(x, y, 2, 9), pen.window(0.5))
  pen.block(-9.4, -76, 18.8, 20, pen.pale, 0.7)
  pen.disc(0, -66, 7.4, 'deep')
  pen.disc(0, -66, 6.3, pen.night ? 'hot' : 'light')
  pen.line('M0 -70.5V-66L3 -64', 'deep', 0.9)
  pen.path('M-9.4 -76L-6 -84H6L9.4 -76Z', 'deep')
  pen.block(-5, -87.5, 10, 4, pen.night ? 'hot' : 'middle', 0.5)
  pen.path('M-6 -87.5L0 -98L6 -87.5ZM-.4 -100H.4V-96H-.4Z', 'deep')
}

/** A setback tower of the thirties with a stepped crown. */
export function decoTower(pen: Pen): void {
  for (const [w, low, high] of [
    [30, 0, 26],
    [22, 26, 48],
    [17, 48, 76],
    [11, 76, 83],
    [6, 83, 89],
  ] as const) {
    pen.block(-w / 2, -high, w, high - low, pen.pale, 0.95)
    for (let x = -w / 2 + 1.6; x < w / 2 - 1; x += 3) for (let y = low + 2.4; y < high - 2; y += 4.4) pen.rect(x, -y - 1.9, 1.2, 2.2, pen.window(0.55))
  }
  for (const [w, y] of [
    [24, 26],
    [18.5, 48],
    [12.5, 76],
  ] as const)
    pen.rect(-w / 2, -y - 1, w, 1.4, pen.roof)
  pen.path(taper(0, -89, 4, 1, 4), 'deep')
  pen.rect(-0.4, -100, 0.8, 8, 'deep')
}

/** A tapering tower of buttresses that ends in a needle. */
export function spireTower(pen: Pen): void {
  for (const [x, w, h] of [
    [-5, 7, 34],
    [5, 7, 44],
    [-3.2, 6, 54],
    [3.4, 5.6, 64],
    [-1.4, 5, 74],
    [0.6, 4.4, 82],
  ] as const) {
    pen.solid(`M${x - w / 2} 0V${-h}Q${x} ${-h - 3} ${x + w / 2} ${-h}V0Z`, pen.night ? 'middle' : 'light', 0.9)
    for (let y = 5; y < h - 2; y += 3.6) pen.rect(x - w / 2 + 0.6, -y, w - 1.2, 0.8, pen.dice.chance(0.3) ? pen.glass : pen.night ? 'deep' : 'middle')
  }
  pen.path('M-1.2 -80L0 -100L1.4 -80Z', 'deep')
}

/** Twin towers joined by a bridge in the sky. */
export function twinTowers(pen: Pen): void {
  for (const x of [-13, 13]) {
    const tower = pen.at(x, 0)
    for (const [w, low, high] of [
      [17, 0, 62],
      [14, 62, 72],
      [10.5, 72, 80],
      [7, 80, 86],
    ] as const) {
      tower.block(-w / 2, -high, w, high - low, pen.pale, 0.95)
      for (let y = low + 2; y < high - 1; y += 3.6) tower.rect(-w / 2, -y - 1, w, 1, pen.dice.chance(0.4) ? pen.glass : 'middle')
    }
    tower.path('M-2.6 -86L-.5 -95V-100H.5V-95L2.6 -86Z', 'deep')
  }
  pen.rect(-6, -45, 12, 4, 'deep')
  pen.line('M-5 -30L0 -41L5 -30', 'deep', 1)
}

/** A bell tower that stands apart, with a pyramid for a roof. */
export function campanile(pen: Pen): void {
  pen.block(-8, -78, 16, 78, pen.brick, 0.9)
  for (const x of [-4, 0, 4]) pen.rect(x - 0.4, -62, 0.8, 58, pen.night ? 'deep' : 'light')
  pen.rect(-9.2, -66, 18.4, 2, pen.pale)
  pen.block(-7.6, -79, 15.2, 13, pen.pale, 0.8)
  for (const x of [-4.6, 0, 4.6]) pen.path(arch(x, -67, 3, 9.5), pen.glass)
  pen.rect(-9.2, -81, 18.4, 2.4, pen.pale)
  pen.solid('M-8 -81L0 -97L8 -81Z', pen.night ? 'deep' : 'middle', 0.8)
  pen.rect(-0.4, -100, 0.8, 4, 'deep')
}

/** A tower of galleries that leans. */
export function leaningTower(pen: Pen): void {
  const at = (t: number) => t * 9
  for (let i = 0; i < 8; i++) {
    const [y, x, w] = [i * 12, at(i / 8) - 6, i === 7 ? 17 : 23 - i * 0.3]
    const next = at((i + 1) / 8) - 6
    pen.solid(`M${x - w / 2} ${-y}L${next - w / 2} ${-y - 12}L${next + w / 2} ${-y - 11}L${x + w / 2} ${-y + 0.8}Z`, pen.pale, 0.85)
    for (let k = 0; k < 6; k++) pen.path(arch(x + 0.7 + (k - 2.5) * (w / 6.6), -y - 1.5 + k * 0.14, w / 11, 8.4), pen.window(0.5))
    pen.line(`M${next - w / 2 - 0.8} ${-y - 12}L${next + w / 2 + 0.8} ${-y - 11}`, pen.night ? 'deep' : 'middle', 0.9)
  }
  pen.path(box(3.4, -100, 0.7, 6), 'deep')
  pen.path('M4 -100L9 -98.4L4 -97Z', 'hot')
}
