import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'

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
