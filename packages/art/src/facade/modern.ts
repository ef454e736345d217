import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { door, sign } from './parts.ts'

function lobby(pen: Pen, b: Building, h: number): void {
  pen.rect(b.x, b.ground - h, b.w, h, 'deep')
  const panes = b.bays + 2
  for (let i = 0; i < panes; i++)
    pen.rect(b.x + 6 + (i * (b.w - 8)) / panes, b.ground - h * 0.78, (b.w - 8) / panes - 5, h * 0.78, pen.night ? 'hot' : i % 4 === 1 ? 'middle' : 'sky')
  pen.rect(b.x - 8, b.ground - h - 4, b.w + 16, 8, b.trim)
  door(pen, axis(b, b.style.door), b.ground, 26, h * 0.86)
  if (b.style.sign) sign(pen, axis(b, b.style.door), b.ground - h - 2, 74)
}

/** A rounded corner, ribbon windows and a fin with lights. */
export function deco(pen: Pen, b: Building): void {
  const [y, h, r] = [top(b), storey(b), b.w * 0.2]
  const left = b.style.door < b.bays / 2
  const body = left
    ? `M${b.x} ${b.ground}V${y}H${b.x + b.w - r}Q${b.x + b.w} ${y} ${b.x + b.w} ${y + r * 0.7}V${b.ground}Z`
    : `M${b.x} ${b.ground}V${y + r * 0.7}Q${b.x} ${y} ${b.x + r} ${y}H${b.x + b.w}V${b.ground}Z`
  for (const [inset, lift] of [
    [0.16, 14],
    [0.26, 27],
  ] as const)
    pen.block(b.x + b.w * inset, y - lift, b.w * (1 - inset * 2), lift + 4, b.wall, 0.6)
  pen.path(body, b.wall)
  const [from, to] = left ? [b.x + b.w * 0.3, b.x + b.w - 6] : [b.x + 6, b.x + b.w * 0.7]
  for (let floor = 0; floor < b.floors - 1; floor++) {
    const wy = y + floor * h + h * 0.24
    pen.rect(from, wy, to - from, h * 0.48, pen.night ? 'deep' : 'deep')
    const panes = b.bays * 2
    for (let i = 0; i < panes; i++) {
      const x = from + (i * (to - from)) / panes
      if (pen.night && pen.dice.chance(0.55)) pen.rect(x + 2, wy + 2, (to - from) / panes - 3, h * 0.48 - 4, 'hot')
      pen.rect(x, wy, 1.8, h * 0.48, b.trim)
    }
    pen.rect(from - 6, wy + h * 0.48, to - from + 12, 4.4, b.trim)
    pen.rect(from - 6, wy - 6, to - from + 12, 3, b.trim)
    if (b.style.balcony === 'alternate' && floor % 2 === 0) pen.rect(from - 6, wy + h * 0.6, (to - from) * 0.4, 5, b.style.accent)
  }
  pen.spray(body, 'deep', [b.x + b.w * 0.5, 0, b.x + b.w, 0], 0, 0.6)
  const fin = left ? b.x + b.w * 0.06 : b.x + b.w * 0.78
  pen.block(fin, y - 44, b.w * 0.15, b.h + 44, pen.night ? 'deep' : b.wall === 'hot' ? 'middle' : 'hot', 0.7)
  for (let i = 0; i < b.floors + 1; i++) pen.disc(fin + b.w * 0.075, y - 22 + i * h * 0.66, b.w * 0.034, pen.night ? 'hot' : 'light')
  lobby(pen, b, h)
}

/** Slabs of concrete with planted loggias. */
export function slab(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const shift = Math.floor(b.style.door)
  pen.rect(b.x, y, b.w, b.h, b.wall)
  for (let floor = 0; floor < b.floors - 1; floor++) {
    const fy = y + floor * h
    for (let bay = 0; bay < b.bays; bay++) {
      const [x, w] = [b.x + (bay * b.w) / b.bays + 3, b.w / b.bays - 6]
      pen.rect(x, fy + 9, w, h - 13, pen.night ? pen.window(0.55) : (bay + floor + shift) % 3 === 0 ? 'middle' : 'deep')
      if ((bay + floor * 2 + shift) % (b.style.pattern === 'bands' ? 3 : 2) === 0)
        pen.rect(x, fy + 9, w * 0.42, h - 13, pen.night ? 'middle' : b.wall === 'light' ? 'sky' : 'light')
      if (pen.dice.chance(0.42)) crown(pen.at(x + w * pen.dice.between(0.2, 0.8), fy + h - 9, pen.dice.between(0.15, 0.24)), 'middle')
    }
    pen.rect(b.x - 10, fy, b.w + 20, 5.4, b.trim === 'light' ? 'light' : 'deep')
    pen.rect(b.x - 10, fy + h - 15, b.w + 20, 1.7, 'deep')
    for (let x = b.x - 8; x < b.x + b.w + 10; x += 7) pen.rect(x, fy + h - 14, 1, 12, 'deep')
  }
  pen.rect(b.x - 10, y - 4, b.w + 20, 7, b.style.accent)
  pen.spray(box(b.x, y, b.w, b.h), 'deep', [b.x + b.w * 0.56, 0, b.x + b.w * 1.02, 0], 0, 0.55)
  if (b.style.flowers) for (let i = 0; i < 6; i++) crown(pen.at(b.x + b.w * (0.08 + i * 0.168), y - 12, pen.dice.between(0.2, 0.36)))
  lobby(pen, b, h)
}

/** A curtain of glass that mirrors the sky. */
export function glassTower(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const slope = b.style.roof === 'mansard' ? 34 : b.style.roof === 'hip' ? -34 : 0
  const body = `M${b.x} ${b.ground}V${y + Math.max(0, slope)}L${b.x + b.w} ${y + Math.max(0, -slope)}V${b.ground}Z`
  pen.path(body, pen.night ? 'deep' : b.wall === 'light' ? 'middle' : b.wall)
  pen.clip(body, () => {
    if (!pen.night) {
      pen.spray(body, 'light', [b.x + b.w * 0.5, b.ground - b.h * 0.4, b.x, y], 0, 0.85)
      pen.path(`M${b.x + b.w * 0.2} ${b.ground}L${b.x + b.w * 0.52} ${y - 40}H${b.x + b.w * 0.7}L${b.x + b.w * 0.38} ${b.ground}Z`, 'sky')
    }
    const rows = b.floors * 2
    for (let row = 0; row < rows; row++) {
      const fy = y + (row * b.h) / rows
      for (let i = 0; i < b.bays * 2; i++)
        if (pen.dice.chance(pen.night ? 0.5 : 0.16))
          pen.rect(b.x + (i * b.w) / (b.bays * 2), fy, b.w / (b.bays * 2), b.h / rows, pen.night ? (pen.dice.chance(0.7) ? 'hot' : 'middle') : 'deep')
      pen.rect(b.x, fy, b.w, b.style.pattern === 'bands' && row % 2 ? 4 : 1.8, pen.night ? 'middle' : 'light')
    }
    for (let i = 0; i <= b.bays * 2; i++) pen.rect(b.x + (i * b.w) / (b.bays * 2) - 0.8, y, 1.6, b.h, pen.night ? 'middle' : 'light')
    pen.spray(body, 'deep', [b.x + b.w * 0.55, 0, b.x + b.w, 0], 0, 0.7)
  })
  if (b.style.balcony === 'each') pen.block(b.x + b.w, y + b.h * 0.3, b.w * 0.18, b.h * 0.7, pen.night ? 'middle' : 'hot', 0.7)
  if (b.style.sign) pen.path(box(b.x + b.w * 0.4, y - 50, 3, 60), 'deep')
  lobby(pen, b, h * 0.9)
}
