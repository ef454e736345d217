import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

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
