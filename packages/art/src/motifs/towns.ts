import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'

/** Narrow houses shoulder to shoulder on a quay, each with another gable. */
export function canalHouses(pen: Pen): void {
  const inks = pen.night ? (['middle', 'middle'] as const) : (['hot', 'light', 'deep', 'middle', 'light', 'hot', 'sky'] as const)
  let x = -118
  for (let i = 0; x < 116; i++) {
    const w = 25 + ((i * 7) % 11)
    const h = 62 + ((i * 13) % 24)
    const wall = inks[i % inks.length] ?? 'light'
    pen.block(x, -h, w, h, wall, 0.7)
    const [c, t] = [x + w / 2, -h]
    const trim = wall === 'light' || wall === 'sky' ? 'hot' : 'light'
    if (i % 3 === 0) pen.solid(`M${x} ${t}v-4h${w * 0.18}v-5h${w * 0.16}v-5h${w * 0.32}v5h${w * 0.16}v5h${w * 0.18}v4Z`, wall, 0.6)
    if (i % 3 === 1)
      pen.solid(
        `M${x} ${t}Q${x + w * 0.26} ${t - 3} ${x + w * 0.3} ${t - 12}L${c} ${t - 17}L${x + w * 0.7} ${t - 12}Q${x + w * 0.74} ${t - 3} ${x + w} ${t}Z`,
        wall,
        0.6,
      )
    if (i % 3 === 2) pen.solid(gable(c, t, w, 15), wall, 0.6)
    pen.rect(c - 1.6, t - 8, 3.2, 5, pen.window(0.8))
    pen.rect(x, t - 0.8, w, 1.6, pen.night ? 'deep' : trim)
    for (let y = t + 6; y < -18; y += 15)
      for (const k of [0.24, 0.5, 0.76]) {
        pen.rect(x + w * k - 2.7, y - 0.8, 5.4, 10.6, pen.night ? 'deep' : 'light')
        pen.rect(x + w * k - 1.9, y, 3.8, 9, pen.window(0.6))
      }
    pen.path(arch(x + w * 0.3, 0, 6, 14), pen.night ? 'hot' : trim === 'hot' ? 'deep' : 'hot')
    pen.rect(x + w * 0.55, -13, w * 0.3, 9, pen.window(0.9))
    x += w
  }
}

/** Gables of timber and plaster round a square. */
export function halfTimbered(pen: Pen): void {
  for (const [x, w, h, roof] of [
    [-92, 52, 48, 34],
    [-42, 48, 58, 42],
    [4, 56, 52, 44],
    [58, 50, 60, 36],
  ] as const) {
    const wall = pen.night ? 'middle' : x === -42 || x === 58 ? 'sky' : 'light'
    pen.block(x, -h, w, h, wall, 0.45)
    pen.path(gable(x + w / 2, -h, w, roof), wall)
    pen.path(
      `M${x - 4} ${-h + 3}L${x + w / 2} ${-h - roof - 5}L${x + w + 4} ${-h + 3}L${x + w} ${-h + 3}L${x + w / 2} ${-h - roof + 3}L${x} ${-h + 3}Z`,
      pen.night ? 'deep' : 'hot',
    )
    for (let y = -h; y < -14; y += 16) {
      pen.line(`M${x} ${y}H${x + w}`, 'deep', 1.5)
      for (let k = 0; k < 4; k++) {
        const bx = x + (k * w) / 4
        pen.line(k % 2 ? `M${bx} ${y}L${bx + w / 4} ${y + 16}` : `M${bx + w / 4} ${y}L${bx} ${y + 16}`, 'deep', 0.9)
        pen.line(`M${bx} ${y}v16`, 'deep', 1.1)
        if (k % 3) pen.rect(bx + w / 8 - 3, y + 4, 6, 8.4, pen.window(0.65))
      }
    }
    pen.line(
      `M${x + w * 0.2} ${-h - roof * 0.4}H${x + w * 0.8}M${x + w / 2} ${-h}v${-roof}M${x + w * 0.3} ${-h}L${x + w / 2} ${-h - roof * 0.4}L${x + w * 0.7} ${-h}`,
      'deep',
      1.1,
    )
    pen.rect(x, -14, w, 14, pen.night ? 'deep' : 'middle')
    pen.path(arch(x + w * 0.3, 0, 9, 12), pen.glass)
    pen.rect(x + w * 0.55, -11, w * 0.32, 7, pen.window(0.9))
  }
}

/** An arcade of the tropics: columns, tall shutters, iron balconies. */
export function colonialArcade(pen: Pen): void {
  for (const [x, w, h] of [
    [-104, 58, 74],
    [-46, 50, 92],
    [4, 60, 80],
    [64, 46, 68],
  ] as const) {
    const wall = pen.night ? 'middle' : x === -46 ? 'hot' : x === 64 ? 'middle' : x === 4 ? 'light' : 'sky'
    const trim = wall === 'light' ? 'middle' : 'light'
    pen.block(x, -h, w, h, wall, 0.65)
    pen.rect(x - 1.5, -h - 4, w + 3, 4.4, pen.night ? 'deep' : trim)
    for (let i = 0; i < w / 5; i++) pen.rect(x + i * 5 + 1, -h - 10, 2, 6, pen.night ? 'deep' : trim)
    pen.rect(x - 1, -h - 11, w + 2, 1.6, pen.night ? 'deep' : trim)
    for (let y = -h + 8; y < -34; y += 26) {
      for (const k of [0.2, 0.5, 0.8]) {
        pen.path(arch(x + w * k, y + 18, 8.4, 17), pen.night ? 'deep' : trim)
        pen.path(arch(x + w * k, y + 18, 5.6, 15), pen.window(0.6))
      }
      pen.rect(x + 3, y + 18, w - 6, 1.5, 'deep')
      for (let i = 0; i < w / 3 - 2; i++) pen.rect(x + 3.4 + i * 3, y + 12.6, 0.7, 6, 'deep')
      pen.rect(x + 3, y + 12, w - 6, 0.9, 'deep')
    }
    for (let i = 0; i < 3; i++) pen.path(arch(x + w * (0.2 + i * 0.3), 0, w * 0.22, 22), pen.night ? 'hot' : 'deep')
    pen.rect(x, -27, w, 2, pen.night ? 'deep' : trim)
  }
}

/** A wall of towers over the water, dense and lit by night. */
export function skyscrapers(pen: Pen): void {
  for (const [x, w, h, top] of [
    [-104, 22, 46, 0],
    [-84, 18, 66, 1],
    [-66, 22, 52, 0],
    [-46, 17, 84, 2],
    [-30, 24, 60, 0],
    [-8, 20, 100, 3],
    [12, 22, 72, 1],
    [34, 18, 88, 2],
    [52, 24, 58, 0],
    [76, 17, 74, 3],
    [92, 24, 48, 0],
  ] as const) {
    const front = h < 62
    const wall = pen.night ? (front ? 'deep' : 'middle') : front ? 'deep' : h > 82 ? 'light' : h % 4 ? 'middle' : 'sky'
    const cut = top === 3 ? 90 : h
    const body =
      top === 1
        ? `M${x} 0V${-h}L${x + w} ${-h - 8}V0Z`
        : top === 2
          ? `M${x} 0V${-h + 8}Q${x + w / 2} ${-h - 6} ${x + w} ${-h + 8}V0Z`
          : box(x, -Math.min(cut, h), w, Math.min(cut, h))
    pen.solid(body, wall, wall === 'deep' ? 0 : 0.85)
    if (top === 3) pen.solid(`M${x + 3} ${-Math.min(cut, h)}L${x + w / 2} ${-h - 12}L${x + w - 3} ${-Math.min(cut, h)}Z`, wall, 0.8)
    for (let y = 6; y < Math.min(cut, h) - 8; y += 5)
      for (let k = 2.5; k < w - 3; k += 4.2)
        if (pen.dice.chance(front ? 0.5 : 0.75))
          pen.rect(
            x + k,
            -y - 2.4,
            2.2,
            2.6,
            pen.night ? (pen.dice.chance(0.5) ? 'hot' : wall) : wall === 'deep' ? (pen.dice.chance(0.7) ? 'sky' : 'hot') : wall === 'middle' ? 'light' : 'deep',
          )
  }
}

/** Old walls, a harbour gate and stepped roofs inside them. */
export function walledTown(pen: Pen): void {
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const [x, w, h] = [-96 + i * 22 + row * 6, 20, 30 + ((i * 5 + row * 7) % 14)]
      const y = -44 + row * 13
      pen.block(x, y - h, w, h, pen.night ? 'middle' : i % 3 ? 'light' : 'sky', 0.6)
      pen.solid(`M${x - 2} ${y - h}L${x + 4} ${y - h - 7}H${x + w - 4}L${x + w + 2} ${y - h}Z`, pen.roof, 0.7)
      for (const k of [0.3, 0.7]) pen.rect(x + w * k - 1.5, y - h + 6, 3, 5, pen.window())
    }
  pen.block(-28, -96, 13, 50, pen.pale, 0.85)
  pen.path(arch(-21.5, -82, 5, 9), pen.glass)
  pen.solid('M-30 -96L-21.5 -110L-13 -96Z', pen.roof, 0.7)
  pen.block(-120, -34, 240, 36, pen.pale, 0.3)
  pen.spray(box(-120, -34, 240, 36), 'deep', [0, -34, 0, 2], 0, 0.6)
  for (let i = 0; i < 26; i++) pen.rect(-120 + i * 9.4, -38, 5, 5, pen.pale)
  for (const [x, w, h] of [
    [-92, 32, 50],
    [70, 40, 58],
  ] as const) {
    pen.solid(`M${x - w / 2} 2L${x - w * 0.44} ${-h}H${x + w * 0.44}L${x + w / 2} 2Z`, pen.pale, 0.9)
    pen.rect(x - w * 0.52, -h - 4, w * 1.04, 6, pen.pale)
    for (const dx of [-8, 2]) pen.rect(x + dx, -h + 14, 3, 5, pen.glass)
  }
  pen.path(arch(4, 2, 20, 26), 'deep')
}
