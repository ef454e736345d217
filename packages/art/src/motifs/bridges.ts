import { train } from '../moving/on-land.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable, ogive } from '../pen/shapes.ts'

function cable(pen: Pen, from: readonly [number, number], to: readonly [number, number], sag: number, deck: number): void {
  const low = Math.max(from[1], to[1]) + sag
  pen.line(`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${low} ${to[0]} ${to[1]}`, 'hot', 0.9)
  for (let x = Math.ceil(from[0] / 4) * 4; x < to[0]; x += 4) {
    const t = (x - from[0]) / (to[0] - from[0])
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * low + t * t * to[1]
    if (y < deck - 1) pen.line(`M${x} ${y}V${deck}`, 'hot', 0.3)
  }
}

/** One tower of a suspension bridge near us, the other far; the deck runs off both sides. */
export function suspensionBridge(pen: Pen): void {
  const deck = -34
  cable(pen, [0, -98], [150, -74], 92, deck)
  cable(pen, [-130, deck], [0, -98], -16, deck)
  cable(pen, [150, -74], [240, deck], -6, deck)
  pen.rect(-240, deck, 500, 3.4, 'hot')
  for (let x = -240; x < 260; x += 6) pen.line(`M${x} ${deck + 8}l3 -5l3 5`, 'hot', 0.5)
  pen.rect(-240, deck + 7.6, 500, 1, 'hot')
  for (const [x, k] of [
    [0, 1],
    [150, 0.74],
  ] as const) {
    const t = pen.at(x, 0, k)
    t.solid('M-10 0L-8.4 -101H-3.4L-4 0ZM10 0L8.4 -101H3.4L4 0Z', 'hot', 0.6)
    for (const y of [-100, -82, -64, -46]) t.rect(-6, y, 12, 4.4, 'hot')
    for (const y of [-30, -15]) t.line(`M-4.6 ${y + 14}L4.6 ${y}M4.6 ${y + 14}L-4.6 ${y}`, 'hot', 1)
    t.block(-15, -4, 30, 5, 'deep', 0)
  }
}

/** Two Gothic towers with a raised road between them. */
export function towerBridge(pen: Pen): void {
  for (const side of [-1, 1]) pen.line(`M${side * 38} -58Q${side * 70} -20 ${side * 130} -22`, 'hot', 2.2)
  for (let i = 0; i < 12; i++) for (const side of [-1, 1]) pen.line(`M${side * (46 + i * 7)} ${-52 + i * 3.4 - i * i * 0.1 + 4}V-18`, 'hot', 0.5)
  pen.rect(-140, -20, 280, 4, 'deep')
  pen.rect(-38, -66, 76, 4, 'hot')
  pen.rect(-38, -58, 76, 3, 'hot')
  for (let x = -34; x < 36; x += 7) pen.line(`M${x} -58l3.5 -5l3.5 5`, 'hot', 0.7)
  pen.solid('M-30 -20L0 -17V-14L-30 -16ZM30 -20L0 -17V-14L30 -16Z', 'deep', 0)
  for (const x of [-38, 38]) {
    pen.solid(`M${x - 17} 4L${x - 15} -18H${x + 15}L${x + 17} 4Z`, pen.night ? 'deep' : 'middle', 0.9)
    pen.block(x - 11, -74, 22, 57, pen.pale, 0.85)
    pen.path(ogive(x, -18, 9, 18), 'deep')
    for (const y of [-42, -58]) for (const dx of [-6, 0, 6]) pen.path(ogive(x + dx, y, 3.4, 10), pen.window(0.7))
    for (const dx of [-11, 11]) pen.solid(`M${x + dx - 2.4} -70V-80L${x + dx} -90L${x + dx + 2.4} -80V-70Z`, pen.night ? 'deep' : 'middle', 0.7)
    pen.solid(gable(x, -74, 20, 22), 'deep', 0)
    pen.line(`M${x} -100V-94`, 'hot', 0.9)
  }
}

/** A steel arch between two stone gates, the city behind. */
export function steelArch(pen: Pen): void {
  const upper = 'M-96 -34Q0 -152 96 -34'
  const lower = 'M-96 -10Q0 -126 96 -10'
  for (let i = 0; i <= 24; i++) {
    const t = i / 24
    const x = -96 + 192 * t
    const rise = 2 * t * (1 - t)
    const [a, b] = [-34 - rise * 118, -10 - rise * 116]
    pen.line(`M${x} ${a}V${b}`, 'deep', 0.7)
    if (i < 24) pen.line(`M${x} ${b}L${x + 8} ${-34 - 2 * ((i + 1) / 24) * (1 - (i + 1) / 24) * 118}`, 'deep', 0.6)
    if (b < -34) pen.line(`M${x} ${b}V-32`, 'deep', 0.5)
  }
  pen.line(upper, 'deep', 2)
  pen.line(lower, 'deep', 2.6)
  pen.rect(-220, -33, 440, 4.4, 'deep')
  for (let x = -210; x < 220; x += 12) pen.disc(x, -36, 0.9, pen.night ? 'hot' : 'light')
  for (const side of [-1, 1])
    for (const dx of [104, 92]) {
      pen.block(side * dx - 5, -56, 10, 58, pen.pale, 0.85)
      pen.rect(side * dx - 6, -58, 12, 3, pen.roof)
    }
}

/** Three arches of stone with lamps; 200 wide on water. */
export function archBridge(pen: Pen): void {
  const body = `M-130 -18C-60 -30 60 -30 130 -18V14H-130Z${[-86, 0, 86].map((x) => `M${x - 36} 16C${x - 32} -20 ${x + 32} -20 ${x + 36} 16Z`).join('')}`
  pen.path(body, pen.pale, true)
  pen.spray(`M-130 -18C-60 -30 60 -30 130 -18V-14C60 -26 -60 -26 -130 -14Z`, 'deep', [0, -30, 0, -12], 0, 0.5)
  for (const x of [-86, 0, 86]) pen.line(`M${x - 37} 14C${x - 33} -21 ${x + 33} -21 ${x + 37} 14`, pen.night ? 'deep' : 'middle', 1.4)
  for (const x of [-43, 43]) pen.solid(`M${x - 7} 14V-2L${x} -8L${x + 7} -2V14Z`, pen.pale, 0.8)
  pen.line('M-130 -21C-60 -33 60 -33 130 -21', pen.pale, 2.4)
  for (let i = 0; i < 9; i++) {
    const x = -108 + i * 27
    const y = -23 - 7 * (1 - (x / 130) ** 2)
    pen.rect(x - 0.6, y - 15, 1.2, 15, 'deep')
    for (const [dx, dy, r] of [
      [0, -17, 2.6],
      [-4, -13, 1.9],
      [4, -13, 1.9],
    ] as const)
      pen.disc(x + dx, y + dy, r, pen.night ? 'hot' : 'light')
  }
}

/** A stone viaduct for a little train: 200 wide, its deck 40 over the ground. */
export function viaduct(pen: Pen): void {
  pen.path(`${box(-120, -40, 240, 44)}${[-100, -60, -20, 20, 60, 100].map((x) => arch(x, 5, 29, 36)).join('')}`, pen.pale, true)
  pen.spray(`${box(-120, -38, 240, 42)}`, 'deep', [0, -38, 0, 4], 0, 0.6)
  pen.rect(-120, -43, 240, 4, pen.pale)
  for (const x of [-100, -60, -20, 20, 60, 100]) pen.path(arch(x, 5, 29, 36), pen.night ? 'deep' : 'middle')
  pen.spray([-100, -60, -20, 20, 60, 100].map((x) => arch(x, 5, 29, 36)).join(''), 'deep', [0, -30, 0, 5], 0.1, 0.9)
  train(pen.at(-14, -42, 0.36))
}

/** A single high arch of stone over a green river, the Balkans. */
export function humpBridge(pen: Pen): void {
  pen.solid('M-110 0V-36L-70 -44L0 -76L70 -44L110 -36V0H66C62 -40 30 -60 0 -60C-30 -60 -62 -40 -66 0Z', pen.pale, 0.75)
  pen.line('M-110 -40L-70 -48L0 -80L70 -48L110 -40', pen.night ? 'deep' : 'middle', 1.6)
  pen.line('M-64 0C-60 -38 -28 -58 0 -58C28 -58 60 -38 64 0', pen.night ? 'deep' : 'middle', 1.4)
  for (const [x, h] of [
    [-92, 100],
    [94, 88],
  ] as const) {
    pen.block(x - 16, -h, 32, h, pen.tinted, 0.85)
    pen.solid(gable(x, -h, 38, 16), pen.roof, 0.7)
    for (const y of [0.3, 0.6]) pen.path(arch(x, -h * (1 - y), 6, 12), pen.window(0.7))
  }
}
