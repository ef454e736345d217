import type { Dot, Size } from './camera.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Keeps what is written clear of what is written already, and inside the drawing. */
export function page({ width, height }: Size): { take(box: Box): void; fits(box: Box): boolean; isFree(box: Box): boolean } {
  const taken: Box[] = []
  const isFree = (box: Box) => !taken.some((other) => meet(box, other))
  return {
    take: (box) => void taken.push(box),
    isFree,
    fits: (box) => box.left > 4 && box.right < width - 4 && box.top > 4 && box.bottom < height - 4 && isFree(box),
  }
}

export const boxAround = ({ x, y }: Dot, halfWidth: number, above: number, below: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - above,
  bottom: y + below,
})

/** Two lines where one would be long: `São Jorge Castle` stays, `Royal Botanic Garden` breaks. */
export function broken(text: string, most = 17): readonly string[] {
  if (text.length <= most) return [text]
  const words = text.split(' ')
  if (words.length === 1) return [text]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return cuts.reduce((best, cut) => (Math.max(...cut.map((line) => line.length)) < Math.max(...best.map((line) => line.length)) ? cut : best))
}
