import type { Pen } from '../pen/pen.ts'
import { arch, box } from '../pen/shapes.ts'
import { type View, views } from './view.ts'

export type WindowKind = 'arch' | 'door' | 'wide' | 'square' | 'round'

/** What hangs next to a window. */
export type Hanging = 'curtains' | 'blind' | 'shutters' | 'bare'

interface Opening {
  readonly w: number
  readonly h: number
  readonly sill: number
}

const openings: Readonly<Record<WindowKind, Opening>> = {
  arch: { w: 125, h: 180, sill: -50 },
  door: { w: 125, h: 226, sill: -4 },
  wide: { w: 216, h: 150, sill: -62 },
  square: { w: 128, h: 150, sill: -66 },
  round: { w: 140, h: 140, sill: -76 },
}

const shapeOf = (kind: WindowKind, { w, h, sill }: Opening): string =>
  kind === 'arch'
    ? arch(0, sill, w, h)
    : kind === 'round'
      ? `M${-w / 2} ${sill - h / 2}a${w / 2} ${w / 2} 0 1 0 ${w} 0a${w / 2} ${w / 2} 0 1 0 ${-w} 0Z`
      : box(-w / 2, sill - h, w, h)

/** A window with what is seen through it. Origin: the floor line under its middle. */
export function opening(pen: Pen, kind: WindowKind, view: View, hanging: Hanging): void {
  const o = openings[kind]
  const shape = shapeOf(kind, o)
  pen.path(shape, 'light')
  pen.clip(shape, () => {
    pen.spray(box(-o.w / 2, o.sill - o.h, o.w, o.h * 0.8), 'sky', [0, o.sill - o.h * 0.2, 0, o.sill - o.h], 0, 0.9)
    pen.disc(o.w * 0.18, o.sill - o.h * 0.64, 18, 'hot')
    views[view](pen.at(0, o.sill), o.w + 8, o.h)
  })
  pen.line(shape, 'deep', 3.5)
  if (kind === 'wide') for (const x of [-o.w / 6, o.w / 6]) pen.line(`M${x} ${o.sill - o.h}V${o.sill}`, 'deep', 2.4)
  else pen.line(`M0 ${o.sill - o.h}V${o.sill}`, 'deep', 2.4)
  pen.line(`M${-o.w / 2} ${o.sill - o.h * 0.56}H${o.w / 2}`, 'deep', 2)
  if (kind === 'door') {
    for (let i = 0; i <= 10; i++) pen.rect(-o.w / 2 + (i * o.w) / 10, -60, 1.6, 56, 'deep')
    pen.rect(-o.w / 2 - 6, -62, o.w + 12, 3.4, 'deep')
  } else if (kind !== 'round') pen.rect(-o.w / 2 - 8, o.sill, o.w + 16, 6, 'light')
  if (kind === 'round' || hanging === 'bare') return
  if (hanging === 'blind') {
    romanBlind(pen, o)
    return
  }
  if (hanging === 'shutters') {
    for (const side of [-1, 1]) shutter(pen, side * (o.w / 2 + 25), o)
    return
  }
  for (const side of [-1, 1]) curtain(pen.at(side * (o.w / 2 + 24), 0, 1, side > 0))
  pen.rect(-o.w / 2 - 36, -252, o.w + 72, 4, 'deep')
}

function curtain(pen: Pen): void {
  pen.path('M0 -249h41C44 -160 10 -104 24 4H-6Z', 'light')
  pen.spray('M0 -249h41C44 -160 10 -104 24 4H-6Z', 'middle', [8, 0, 44, 0], 0, 0.5)
  for (let i = 1; i < 4; i++) pen.line(`M${i * 10} -249C${i * 10.5} -160 ${i * 3} -90 ${i * 5.4} 2`, 'middle', 1.3)
}

function romanBlind(pen: Pen, o: Opening): void {
  const y = o.sill - o.h
  pen.rect(-o.w / 2 - 6, y - 6, o.w + 12, 44, 'light')
  for (let k = 0; k < 4; k++) pen.rect(-o.w / 2 - 6, y + 3 + k * 10, o.w + 12, 1.6, 'hot')
  pen.rect(-o.w / 2 - 8, y - 9, o.w + 16, 5, 'deep')
}

function shutter(pen: Pen, x: number, o: Opening): void {
  pen.block(x - 21, o.sill - o.h, 42, o.h, 'middle', 0.4)
  for (let y = 8; y < o.h - 8; y += 9) pen.rect(x - 15, o.sill - o.h + y, 30, 2.4, 'light')
  pen.rect(x - 1.4, o.sill - o.h, 2.8, o.h, 'middle')
}
