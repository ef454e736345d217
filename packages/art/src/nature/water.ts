import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

/** Water from y down, darker towards us, with dashes of light that widen under `glintX` (where sun or moon stand). */
export function water(pen: Pen, width: number, y: number, h: number, glintX: number, ink: Ink = 'middle', dashes = 44): void {
  pen.rect(-5, y, width + 10, h, ink)
  pen.spray(box(-5, y, width + 10, h), 'deep', [0, y, 0, y + h], 0, 0.65)
  for (let i = 0; i < dashes; i++) {
    const depth = pen.dice.unit() ** 1.5
    const w = pen.dice.between(12, 70) * (0.35 + depth)
    const x = glintX + pen.dice.between(-0.5, 0.5) * (50 + depth * 420)
    pen.rect(x - w / 2, y + 5 + depth * (h - 10), w, 1.2 + depth * 2.6, 'light', 0.6 + depth * 1.3)
  }
}

/** Bands of stylised waves, each with a pale crest. */
export function waveBands(pen: Pen, width: number, y: number, bands: number, step = 24): void {
  for (let band = 0; band < bands; band++) {
    const top = y + band * step
    const w = 44 + band * 8
    let crest = `M${-w - band * 14} ${top}`
    for (let x = -w; x < width + w; x += w) crest += `q${w / 2} ${-w * 0.3} ${w} 0`
    pen.path(`${crest}V${top + 90}H${-w - band * 14}Z`, band % 2 ? 'deep' : 'middle')
    pen.line(crest, 'light', 2.2)
  }
}
