import type { Pen } from '../pen/pen.ts'

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
