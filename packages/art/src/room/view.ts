import { sail } from '../moving/boats.ts'
import { peak } from '../nature/land.ts'
import { broadLeaves, coconutPalm, datePalm, fanPalm } from '../nature/palms.ts'
import { house } from '../nature/town.ts'
import { acacia, crown, cypress, fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'

export type View = 'roofs' | 'river' | 'garden' | 'sea' | 'peaks' | 'skyline' | 'palms' | 'courtyard' | 'desert' | 'snow' | 'jungle' | 'plain'

/** What is seen through a window: origin is the middle of its sill, it is `w` wide and `h` high. */
export const views: Readonly<Record<View, (pen: Pen, w: number, h: number) => void>> = {
  roofs(pen, w, h) {
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 8; i++)
        house(pen, -w / 2 - 20 + i * w * 0.16 + row * 9, -h * 0.2 + row * h * 0.14, w * 0.17, h * 0.2, {
          wall: i % 2 ? 'light' : 'sky',
          roof: 'hot',
          kind: 'hip',
          columns: 2,
          rows: 1,
          shade: 0.5,
        })
  },
  river(pen, w, h) {
    pen.rect(-w / 2, -h * 0.38, w, h * 0.5, 'middle')
    pen.path(`M${-w / 2} ${-h * 0.38}q${w * 0.3} ${-h * 0.16} ${w * 0.5} ${-h * 0.04}t${w * 0.5} ${h * 0.04}Z`, 'middle')
    glints(pen, w, h)
    sail(pen.at(-w * 0.16, -h * 0.2, 0.24))
  },
  sea(pen, w, h) {
    pen.rect(-w / 2, -h * 0.42, w, h * 0.6, 'middle')
    pen.spray(`M${-w / 2} ${-h * 0.42}h${w}v${h * 0.6}h${-w}Z`, 'deep', [0, -h * 0.42, 0, 0], 0, 0.6)
    glints(pen, w, h)
    for (const [x, s] of [
      [-0.2, 0.2],
      [0.26, 0.12],
    ] as const)
      sail(pen.at(w * x, -h * (0.24 + s * 0.3), s))
  },
  garden(pen, w, h) {
    pen.rect(-w / 2, -h * 0.3, w, h * 0.5, 'middle')
    for (let i = 0; i < 6; i++) cypress(pen.at(-w * 0.45 + i * w * 0.18, -h * 0.16, (h * pen.dice.between(0.3, 0.56)) / 100))
    for (const x of [-0.3, 0.02, 0.34]) crown(pen.at(w * x, -h * 0.08, 0.4))
  },
  peaks(pen, w, h) {
    for (const [x, s] of [
      [-0.3, 0.5],
      [0.34, 0.46],
      [0.02, 0.72],
    ] as const)
      peak(pen.at(w * x, -h * 0.16, (h * s) / 100))
    pen.rect(-w / 2, -h * 0.18, w, h * 0.3, 'middle')
    for (let i = 0; i < 9; i++) fir(pen.at(-w / 2 + i * w * 0.125, 0, pen.dice.between(0.24, 0.4)))
  },
  skyline(pen, w, h) {
    for (let i = 0; i < 11; i++) {
      const tall = h * pen.dice.between(0.24, 0.66)
      const ink = i % 3 === 0 ? 'deep' : 'middle'
      pen.rect(-w / 2 + (i * w) / 11, -tall, w / 11 + 1, tall, ink)
      for (let y = 6; y < tall - 6; y += 9) pen.rect(-w / 2 + (i * w) / 11 + 3, -tall + y, w / 11 - 7, 3, pen.dice.chance(0.3) ? 'hot' : 'light')
    }
  },
  palms(pen, w, h) {
    pen.rect(-w / 2, -h * 0.34, w, h * 0.2, 'middle')
    pen.rect(-w / 2, -h * 0.16, w, h * 0.2, 'light')
    coconutPalm(pen.at(w * 0.14, 0, (h * 0.66) / 100), -12)
    coconutPalm(pen.at(-w * 0.28, 0, (h * 0.46) / 100), 10)
  },
  courtyard(pen, w, h) {
    pen.rect(-w / 2, -h * 0.56, w, h * 0.6, 'hot')
    for (let i = 0; i < 4; i++) {
      const x = -w * 0.38 + i * w * 0.25
      pen.path(
        `M${x - w * 0.09} 0V${-h * 0.3}Q${x - w * 0.09} ${-h * 0.44} ${x} ${-h * 0.48}Q${x + w * 0.09} ${-h * 0.44} ${x + w * 0.09} ${-h * 0.3}V0Z`,
        'deep',
      )
    }
    pen.rect(-w / 2, -h * 0.58, w, h * 0.03, 'light')
    crown(pen.at(w * 0.02, -h * 0.2, 0.5))
  },
  desert(pen, w, h) {
    pen.path(
      `M${-w * 0.5} ${-h * 0.2}L${-w * 0.4} ${-h * 0.5}H${-w * 0.16}L${-w * 0.08} ${-h * 0.2}ZM${w * 0.12} ${-h * 0.2}L${w * 0.18} ${-h * 0.38}H${w * 0.36}L${w * 0.44} ${-h * 0.2}Z`,
      'middle',
    )
    pen.faded(`M${-w / 2} 4V${-h * 0.2}Q${-w * 0.2} ${-h * 0.34} 0 ${-h * 0.18}T${w / 2} ${-h * 0.22}V4Z`, 'hot', 'deep', 0.7)
    datePalm(pen.at(w * 0.24, 0, (h * 0.5) / 100))
    datePalm(pen.at(w * 0.36, 0, (h * 0.34) / 100))
  },
  snow(pen, w, h) {
    for (const [x, s] of [
      [0.28, 0.5],
      [-0.18, 0.64],
    ] as const)
      peak(pen.at(w * x, -h * 0.2, (h * s) / 100))
    pen.faded(`M${-w / 2} 4V${-h * 0.24}Q0 ${-h * 0.34} ${w / 2} ${-h * 0.2}V4Z`, 'light', 'middle', 0.6)
    for (const x of [-0.42, -0.3, 0.12, 0.3, 0.44]) fir(pen.at(w * x, -h * 0.04, pen.dice.between(0.4, 0.7)))
  },
  jungle(pen, w, h) {
    pen.rect(-w / 2, -h * 0.46, w, h * 0.5, 'middle')
    for (const x of [-0.46, -0.2, 0.1, 0.36]) crown(pen.at(w * x, -h * 0.42, 0.6))
    fanPalm(pen.at(w * 0.3, 0, (h * 0.62) / 100))
    fanPalm(pen.at(-w * 0.36, 0, (h * 0.44) / 100))
    broadLeaves(pen.at(-w * 0.06, 4, 0.6), 7)
    broadLeaves(pen.at(w * 0.46, 4, 0.5), 7)
  },
  plain(pen, w, h) {
    pen.faded(`M${-w / 2} 4V${-h * 0.3}Q${-w * 0.1} ${-h * 0.42} ${w / 2} ${-h * 0.28}V4Z`, 'middle', 'deep', 0.6)
    for (const [x, s] of [
      [-0.3, 0.4],
      [0.3, 0.52],
    ] as const)
      acacia(pen.at(w * x, -h * 0.12, (h * s) / 100))
  },
}

function glints(pen: Pen, w: number, h: number): void {
  for (let i = 0; i < 9; i++) pen.rect(pen.dice.between(-0.48, 0.36) * w, -h * pen.dice.between(0.04, 0.34), pen.dice.between(12, 26), 1.8, 'light', 0.9)
}
