import type { Ink } from '../inks/inks.ts'
import type { Dice } from './dice.ts'
import { type Frame, placePath, short } from './place-path.ts'
import { box, disc } from './shapes.ts'
import type { Sheet } from './sheet.ts'

type Way = readonly [x1: number, y1: number, x2: number, y2: number]

/** Draws in flat inks on one sheet, in the units of the part at hand. Light comes from the left: `solid` shades the right of what it draws. */
export class Pen {
  readonly dice: Dice
  readonly night: boolean
  private readonly sheet: Sheet
  private readonly frame: Frame

  constructor(sheet: Sheet, dice: Dice, frame: Frame = { x: 0, y: 0, scale: 1, mirrored: false }) {
    this.sheet = sheet
    this.dice = dice
    this.night = sheet.night
    this.frame = frame
  }

  /** A pen whose origin is x, y and whose unit is `scale` of ours. */
  at(x: number, y: number, scale = 1, mirrored = false): Pen {
    const { frame } = this
    const side = frame.mirrored ? -1 : 1
    return new Pen(this.sheet, this.dice, {
      x: frame.x + x * frame.scale * side,
      y: frame.y + y * frame.scale,
      scale: frame.scale * scale,
      mirrored: frame.mirrored !== mirrored,
    })
  }

  /** Pale walls; at night they take the middle ink. */
  get pale(): Ink {
    return this.night ? 'middle' : 'light'
  }
  /** A second wall next to a pale one. */
  get tinted(): Ink {
    return this.night ? 'middle' : 'sky'
  }
  /** Walls of brick and red earth. */
  get brick(): Ink {
    return this.night ? 'middle' : 'hot'
  }
  get roof(): Ink {
    return this.night ? 'deep' : 'hot'
  }
  /** Openings of one kind: dark by day, all lit by night. */
  get glass(): Ink {
    return this.night ? 'hot' : 'deep'
  }
  /** One window among many: by night some are dark. */
  window(lit = 0.55): Ink {
    if (!this.night) return 'deep'
    return this.dice.chance(lit) ? 'hot' : 'deep'
  }

  path(d: string, ink: Ink, holes = false): void {
    this.mark(`<path d="${placePath(d, this.frame).d}" fill="${this.sheet.inks[ink]}"${holes ? ' fill-rule="evenodd"' : ''}/>`)
  }
  rect(x: number, y: number, w: number, h: number, ink: Ink, round = 0): void {
    if (round <= 0) {
      this.path(box(x, y, w, h), ink)
      return
    }
    const r = Math.min(round, w / 2, h / 2)
    this.path(
      `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
      ink,
    )
  }
  disc(x: number, y: number, r: number, ink: Ink, ry = r): void {
    this.path(disc(x, y, r, ry), ink)
  }
  line(d: string, ink: Ink, width = 2): void {
    const stroke = short(Math.max(1.1, width * this.frame.scale))
    this.mark(
      `<path d="${placePath(d, this.frame).d}" fill="none" stroke="${this.sheet.inks[ink]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  }

  /** Ink sprayed into a shape along a way, from one density to another (0 none, 1 full). */
  spray(d: string, ink: Ink, way: Way, from = 0, to = 0.8): void {
    const [x1, y1, x2, y2] = way
    const end = placePath(`M${x1} ${y1}L${x2} ${y2}`, this.frame).d.match(/[-\d.]+/g) ?? []
    this.sprayed(placePath(d, this.frame).d, ink, end.map(Number), from, to)
  }
  /** A flat shape with the stippled right side every solid has. */
  solid(d: string, ink: Ink, strength = 0.65, shade: Ink = 'deep'): void {
    const placed = placePath(d, this.frame)
    this.mark(`<path d="${placed.d}" fill="${this.sheet.inks[ink]}"/>`)
    const w = placed.right - placed.left
    // Middle walls before a middle dusk would melt into it: moonlight draws their left edge.
    if (this.night && ink === 'middle') this.sprayed(placed.d, 'light', [placed.left + Math.min(w * 0.55, 70), 0, placed.left, 0], 0, 0.42)
    if (strength > 0) this.sprayed(placed.d, shade, [placed.left + w * 0.38, 0, placed.right + w * 0.02, 0], 0, strength)
  }
  block(x: number, y: number, w: number, h: number, ink: Ink, strength = 0.65): void {
    this.solid(box(x, y, w, h), ink, strength)
  }
  /** A flat shape that another ink fades into from below (`'up'` is stronger at the top). */
  faded(d: string, ink: Ink, into: Ink, strength: number, way: 'down' | 'up' = 'down', reach = 1): void {
    const placed = placePath(d, this.frame)
    this.mark(`<path d="${placed.d}" fill="${this.sheet.inks[ink]}"/>`)
    const length = (placed.bottom - placed.top) * reach
    const ends = way === 'down' ? [0, placed.bottom - length, 0, placed.bottom] : [0, placed.top + length, 0, placed.top]
    this.sprayed(placed.d, into, ends, 0, strength)
  }
  /** A halo of dots, densest within. */
  glow(x: number, y: number, r: number, ink: Ink, strength = 0.8, core = 0): void {
    const placed = placePath(disc(x, y, r), this.frame)
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short((placed.left + placed.right) / 2)}" cy="${short((placed.top + placed.bottom) / 2)}" r="${short((placed.right - placed.left) / 2)}">${this.stops(ink, strength, 0, core)}</radialGradient>`,
    )
    this.mark(`<path d="${placed.d}" fill="url(#${id})" filter="url(#st)"/>`)
  }
  clip(d: string, draw: () => void): void {
    const placed = placePath(d, this.frame)
    const id = this.define((name) => `<clipPath id="${name}"><path d="${placed.d}"/></clipPath>`)
    this.mark(`<g clip-path="url(#${id})">`)
    draw()
    this.mark('</g>')
  }

  private sprayed(d: string, ink: Ink, ends: readonly number[], from: number, to: number): void {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${this.stops(ink, from, to)}</linearGradient>`,
    )
    this.mark(`<path d="${d}" fill="url(#${id})" filter="url(#st)"/>`)
  }
  private stops(ink: Ink, from: number, to: number, offset = 0): string {
    const stop = (at: number, density: number) => `<stop offset="${at}" stop-color="${this.sheet.inks[ink]}" stop-opacity="${density}"/>`
    return stop(offset, from) + stop(1, to)
  }
  private define(write: (id: string) => string): string {
    const id = `d${this.sheet.defs.length}`
    this.sheet.defs.push(write(id))
    return id
  }
  private mark(text: string): void {
    this.sheet.marks.push(text)
  }
}
