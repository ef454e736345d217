import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'

/** One feathered leaf from x, y towards an angle: leaflets hang from a rib that bends under its own weight. */
function frond(pen: Pen, x: number, y: number, angle: number, length: number, droop: number, ink: Ink, full = true): void {
  const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length * 0.8 + droop * length }
  const bend = { x: x + Math.cos(angle) * length * 0.6, y: y + Math.sin(angle) * length * 0.95 - length * 0.12 }
  const rib = (t: number) => ({
    x: (1 - t) ** 2 * x + 2 * (1 - t) * t * bend.x + t * t * end.x,
    y: (1 - t) ** 2 * y + 2 * (1 - t) * t * bend.y + t * t * end.y,
  })
  const side = end.x >= x ? 1 : -1
  let d = ''
  for (let i = 1; i < 15; i++) {
    const [p, q] = [rib(i / 15), rib(Math.min(1, i / 15 + 0.075))]
    const leaf = length * 0.21 * Math.sin(Math.PI * Math.min(1, 0.16 + (i / 15) * 0.86))
    const m = Math.hypot(q.x - p.x, q.y - p.y) || 1
    const [ux, uy] = [(q.x - p.x) / m, (q.y - p.y) / m]
    d += `M${p.x} ${p.y}L${p.x - uy * side * leaf + ux * leaf * 0.5} ${p.y + Math.abs(ux) * leaf + uy * leaf * 0.5 + leaf * 0.18}L${q.x} ${q.y}Z`
    if (full) d += `M${p.x} ${p.y}L${p.x + uy * side * leaf * 0.35 + ux * leaf * 0.75} ${p.y - Math.abs(ux) * leaf * 0.25 + uy * leaf * 0.75}L${q.x} ${q.y}Z`
  }
  pen.path(d, ink)
  pen.line(`M${x} ${y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, ink, Math.max(0.5, length * 0.028))
}

/** All palms stand on their origin and are 100 high; `lean` moves the crown sideways. */
export function coconutPalm(pen: Pen, lean = -14, ink: Ink = 'deep', nuts = true): void {
  pen.path(`M-5 0Q${lean * 0.05 - 3.4} -55 ${lean - 1.9} -100H${lean + 1.9}Q${lean * 0.05 + 3.7} -55 5.4 0Z`, ink)
  for (const [i, a] of [0.12, -0.22, -0.62, -1.08, -1.72, -2.28, -2.74, -3.1, -3.42].entries())
    frond(pen, lean, -100, a, 40 + ((i * 7) % 3) * 3.5, 0.2 + 0.26 * Math.abs(Math.cos(a)), ink)
  if (nuts)
    for (const [dx, dy] of [
      [-2, 3],
      [2.8, 3.5],
      [0.4, 5.5],
    ] as const)
      pen.disc(lean + dx, dy - 100, 2.3, 'hot')
}

export function datePalm(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M-3 0L-2 -100H2L3 0Z', ink)
  for (let i = 0; i < 13; i++) frond(pen, 0, -100, -Math.PI * (-0.12 + (i / 12) * 1.24), pen.dice.between(30, 35), 0.2, ink, false)
}

export function fanPalm(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M-1.8 0Q0 -50 -1.2 -100H1.2Q3 -50 2.2 0Z', ink)
  for (let k = 0; k < 9; k++) {
    const a = -Math.PI * (-0.18 + (k / 8) * 1.36)
    const [bx, by] = [Math.cos(a) * 13, -100 + Math.sin(a) * 13]
    pen.line(`M0 -100L${bx} ${by}`, ink, 0.8)
    let d = ''
    for (let i = 0; i < 9; i++) {
      const b = a - 1.15 + (i / 8) * 2.3
      const r = 12.5 * (1 - (0.25 * Math.abs(i - 4)) / 4)
      d += `M${bx} ${by}L${bx + Math.cos(b - 0.11) * r * 0.7} ${by + Math.sin(b - 0.11) * r * 0.7}L${bx + Math.cos(b) * r} ${by + Math.sin(b) * r}L${bx + Math.cos(b + 0.11) * r * 0.7} ${by + Math.sin(b + 0.11) * r * 0.7}Z`
    }
    pen.path(d, ink)
  }
}

/** A clump of broad leaves, also the agave and the plant in a pot. */
export function broadLeaves(pen: Pen, leaves = 6, ink: Ink = 'deep'): void {
  for (let i = 0; i < leaves; i++) {
    const a = -Math.PI * (0.1 + (i / (leaves - 1)) * 0.8)
    const l = pen.dice.between(75, 105)
    const [ex, ey] = [Math.cos(a) * l, Math.sin(a) * l + Math.abs(Math.cos(a)) * l * 0.35]
    const [cx, cy] = [Math.cos(a) * l * 0.35, Math.sin(a) * l * 1.05]
    const [nx, ny] = [Math.sin(a) * l * 0.16, -Math.cos(a) * l * 0.16]
    pen.path(`M0 0Q${cx + nx} ${cy + ny} ${ex} ${ey}Q${cx - nx} ${cy - ny} 0 0Z`, ink)
  }
}

export function cactus(pen: Pen, ink: Ink = 'deep'): void {
  pen.path('M-6 0V-92a6 6 0 0 1 12 0V-46H16V-66a5 5 0 0 1 10 0V-42a8 8 0 0 1 -8 8H6V0ZM-6 -30H-18a8 8 0 0 1 -8 -8V-58a5 5 0 0 1 10 0V-42H-6Z', ink)
}
