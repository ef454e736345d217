import type { Pen } from '../pen/pen.ts'

/** A small window with a white frame and cross bars, its sill at y. */
export const pane = (pen: Pen, x: number, y: number, w: number, h: number): void => {
  pen.rect(x - w / 2 - 3, y - h - 3, w + 6, h + 6, 'light')
  pen.rect(x - w / 2, y - h, w, h, pen.window(0.65))
  pen.rect(x - 0.9, y - h, 1.8, h, 'light')
  pen.rect(x - w / 2, y - h * 0.55, w, 1.6, 'light')
}
