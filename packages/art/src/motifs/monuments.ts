import type { Pen } from '../pen/pen.ts'
import { arch, box, disc, dome, gable, taper } from '../pen/shapes.ts'

/** A banded lighthouse on its rock, beams by night. */
export function lighthouse(pen: Pen): void {
  if (pen.night) {
    pen.spray('M0 -88L-160 -116V-74L0 -86Z', 'light', [0, -88, -170, -92], 0.8, 0.05)
    pen.spray('M0 -88L160 -100V-66L0 -86Z', 'light', [0, -88, 170, -84], 0.6, 0)
  }
  const edge = (t: number) => 13 - 5.5 * t
  for (let i = 0; i < 7; i++) {
    const [a, b] = [(i / 7) * 0.8, ((i + 1) / 7) * 0.8]
    pen.path(`M${-edge(a)} ${-100 * a}L${-edge(b)} ${-100 * b}H${edge(b)}L${edge(a)} ${-100 * a}Z`, i % 2 ? 'light' : pen.night ? 'middle' : 'hot')
  }
  pen.spray(taper(0, 0, 26, 17, 80), 'deep', [-1, 0, 13, 0], 0, 0.95)
  for (const y of [-16, -40, -62]) pen.rect(-1.6, y - 3, 3.2, 5, pen.glass, 1.5)
  pen.rect(-11, -82.5, 22, 2.8, 'deep')
  for (let i = 0; i < 7; i++) pen.rect(-10.6 + i * 3.4, -86.5, 0.5, 4.5, 'deep')
  pen.rect(-11, -87, 22, 0.7, 'deep')
  pen.rect(-5, -92, 10, 10, pen.night ? 'hot' : 'light')
  for (let i = 0; i < 4; i++) pen.rect(-5 + i * 3.2, -92, 0.5, 10, 'deep')
  pen.path('M-6.6 -91.8Q-4 -98 0 -98.6Q4 -98 6.6 -91.8ZM-.4 -103H.4V-98H-.4Z', pen.night ? 'deep' : 'hot')
}

/** A figure with open arms on a summit. */
export function statueOnHill(pen: Pen): void {
  const hill = 'M-150 0C-90 -8 -60 -34 -30 -56Q-12 -66 -4 -66H6Q16 -64 30 -50C64 -20 100 -6 160 0Z'
  pen.path(hill, 'middle')
  pen.spray(hill, 'deep', [-40, -40, 60, 0], 0.1, 1)
  pen.block(-3, -70, 6.4, 6, pen.night ? 'light' : 'light', 0.6)
  pen.solid('M-2.8 -70L-2.2 -88L-17 -89.4V-91.6L-2 -93.2Q0 -94.6 2 -93.2L17 -91.6V-89.4L2.2 -88L2.8 -70Z', pen.night ? 'light' : 'light', 0.7)
  pen.disc(0, -96.4, 2.1, 'light')
}

/** A crowned figure with a torch on a star-shaped base. */
export function torchFigure(pen: Pen): void {
  pen.solid('M-34 0L-28 -10H28L34 0ZM-22 -10L-19 -20H19L22 -10Z', pen.pale, 0.7)
  pen.solid(taper(0, -20, 24, 18, 22), pen.tinted, 0.85)
  pen.rect(-11, -44, 22, 2.6, pen.pale)
  pen.solid('M-9 -44L-7 -66Q-9 -74 -4 -78L-9 -86L-12 -95L-9.4 -96L-5 -86L-1 -80L4 -79Q9 -76 8 -66L10 -44Z', pen.night ? 'middle' : 'middle', 0.9)
  for (const dx of [-5, -1, 3]) pen.line(`M${dx} -46Q${dx + 1} -62 ${dx - 1} -74`, 'deep', 0.6)
  pen.rect(3, -72, 6, 9, pen.night ? 'light' : 'light')
  pen.disc(0.6, -82, 3, 'middle')
  for (let i = 0; i < 7; i++)
    pen.line(`M0.6 -83L${0.6 + Math.cos(-Math.PI * (0.1 + i * 0.133)) * 6.4} ${-83 + Math.sin(-Math.PI * (0.1 + i * 0.133)) * 6.4}`, 'middle', 0.7)
  pen.path('M-13 -96H-8L-9 -98.6H-12ZM-12.6 -98.6Q-11 -106 -8.6 -98.6Z', 'hot')
}

/** White shells on a quay. */
export function operaShells(pen: Pen): void {
  pen.block(-112, -14, 224, 14, pen.night ? 'deep' : 'middle', 0.6)
  for (let i = 0; i < 26; i++) pen.rect(-108 + i * 8.4, -11, 5.4, 5, pen.window(0.7))
  for (const [x, h, w, flip] of [
    [62, 52, 56, 1],
    [24, 76, 68, 1],
    [-22, 100, 80, 1],
    [-64, 64, 56, 1],
    [96, 36, 36, 1],
    [-86, 40, 38, -1],
  ] as const) {
    const s = pen.at(x, -13, 1, flip < 0)
    const shell = `M${-w * 0.5} 0C${-w * 0.44} ${-h * 0.5} ${-w * 0.16} ${-h * 0.8} ${w * 0.3} ${-h}C${w * 0.1} ${-h * 0.62} ${w * 0.2} ${-h * 0.24} ${w * 0.44} 0Z`
    s.path(shell, pen.night ? 'light' : 'light')
    s.spray(shell, pen.night ? 'deep' : 'middle', [-w * 0.4, -h * 0.4, w * 0.3, -h * 0.1], 0, 0.85)
    s.path(
      `M${w * 0.3} ${-h}C${w * 0.1} ${-h * 0.62} ${w * 0.2} ${-h * 0.24} ${w * 0.44} 0H${w * 0.2}C${w * 0.02} ${-h * 0.3} ${w * 0.06} ${-h * 0.66} ${w * 0.3} ${-h}Z`,
      pen.glass,
    )
    s.line(`M${-w * 0.24} 0Q${-w * 0.12} ${-h * 0.56} ${w * 0.26} ${-h * 0.96}`, pen.night ? 'middle' : 'sky', 0.8)
  }
}

/** A big wheel with its cabins. */
export function bigWheel(pen: Pen): void {
  const y = -54
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    pen.line(`M0 ${y}L${Math.cos(a) * 42} ${y + Math.sin(a) * 42}`, pen.night ? 'middle' : 'deep', 0.5)
  }
  pen.line(disc(0, y, 42), pen.night ? 'light' : 'deep', 1.8)
  pen.line(disc(0, y, 37), pen.night ? 'middle' : 'deep', 0.7)
  pen.line(`M0 ${y}L-22 0M0 ${y}L22 0M-12 -25H12`, pen.night ? 'light' : 'deep', 2.6)
  pen.disc(0, y, 4, 'hot')
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    pen.rect(Math.cos(a) * 45 - 2.3, y + Math.sin(a) * 45 - 2.4, 4.6, 4.8, i % 3 === 0 || pen.night ? 'hot' : 'deep', 1.6)
  }
  pen.block(-30, -7, 60, 7, pen.pale, 0.6)
}

/** A pier with its pavilion, walking out on iron legs. */
export function pier(pen: Pen): void {
  pen.rect(-150, -22, 270, 4, pen.night ? 'deep' : 'light')
  for (let x = -146; x < 120; x += 14) {
    pen.line(`M${x} -18V8`, 'deep', 1.6)
    pen.line(`M${x} 4L${x + 14} -16M${x} -16L${x + 14} 4`, 'deep', 0.6)
    pen.line(`M${x} -22V-30M${x} -29H${x + 14}`, 'deep', 0.8)
    pen.disc(x, -33, 1.7, pen.night ? 'hot' : 'light')
  }
  pen.block(-40, -50, 90, 28, pen.pale, 0.6)
  for (let i = 0; i < 9; i++) pen.path(arch(-34 + i * 9.8, -22, 6, 17), pen.window(0.85))
  pen.solid('M-46 -50L-34 -62H44L56 -50Z', pen.roof, 0.7)
  pen.block(-16, -70, 42, 10, pen.pale, 0.6)
  pen.solid(dome(5, -70, 20), pen.night ? 'middle' : 'middle', 0.8)
  for (const x of [-38, 48]) {
    pen.block(x - 5, -68, 10, 18, pen.pale, 0.7)
    pen.solid(`M${x - 7} -68Q${x - 6} -78 ${x} -86Q${x + 6} -78 ${x + 7} -68Z`, pen.night ? 'deep' : 'hot', 0.7)
  }
  pen.line('M5 -102V-90', 'deep', 0.9)
  pen.path('M5 -102L14 -99L5 -96Z', 'hot')
}

/** A tower like a full sail on its own island. */
export function sailTower(pen: Pen): void {
  pen.solid('M-14 0C-18 -40 -10 -76 14 -96V0Z', pen.pale, 0.35)
  pen.path('M14 0V-96L17 -97V0Z', 'deep')
  pen.solid('M17 0V-90C28 -70 36 -36 34 0Z', pen.night ? 'deep' : 'middle', 0.8)
  for (let i = 0; i < 17; i++) pen.line(`M${-13.6 + i * i * 0.075} ${-6 - i * 5}H14`, pen.night ? (i % 2 ? 'hot' : 'deep') : 'middle', 0.8)
  pen.line('M-14 -30L14 -64M-12 -58L14 -88M-14 0L14 -36', pen.night ? 'light' : 'light', 1.2)
  pen.rect(15, -104, 1, 12, 'deep')
  pen.path('M9 -82H20Q24 -80 20 -78H9Z', 'hot')
  pen.block(-34, -6, 84, 6, pen.tinted, 0.6)
}

/** A tall slab on three legs like a garden in the sky, with a sail's roof. */
export function gardenTowers(pen: Pen): void {
  for (const x of [-48, 0, 48]) {
    pen.solid(`M${x - 15} 0C${x - 10} -30 ${x - 9} -56 ${x - 8} -80H${x + 9}C${x + 9} -50 ${x + 13} -26 ${x + 17} 0Z`, pen.pale, 0.9)
    for (let y = 6; y < 78; y += 5) pen.line(`M${x - 12 + y * 0.05} ${-y}H${x + 14 - y * 0.06}`, pen.dice.chance(0.4) ? pen.glass : 'middle', 0.9)
  }
  pen.solid('M-74 -80Q-70 -90 -40 -91H58Q84 -90 92 -86Q80 -80 60 -79H-60Q-70 -78 -74 -80Z', pen.night ? 'deep' : 'light', 0.6)
  for (let i = 0; i < 13; i++) pen.disc(-58 + i * 10, -93, 4, i % 3 ? 'middle' : 'deep')
  pen.rect(-66, -84, 130, 1.6, pen.glass)
  for (const [x, h] of [
    [-96, 34],
    [-82, 46],
    [84, 42],
    [100, 30],
  ] as const) {
    pen.solid(`M${x - 1.5} 0L${x - 2} ${-h + 8}L${x - 12} ${-h}H${x + 12}L${x + 2} ${-h + 8}L${x + 1.5} 0Z`, 'deep', 0.2)
    pen.disc(x, -h, 11, 'middle', 3)
  }
}

/** Houses of parliament beside a river: long, many-spired, domed. */
export function riverParliament(pen: Pen): void {
  pen.block(-116, -30, 232, 30, pen.pale, 0.4)
  for (let i = 0; i < 24; i++) {
    pen.path(arch(-110 + i * 9.6, -3, 4, 18), pen.window(0.7))
    pen.path(gable(-115 + i * 9.9, -30, 2.4, 11), pen.night ? 'deep' : 'middle')
  }
  pen.solid('M-112 -30L-106 -40H106L112 -30Z', pen.roof, 0.5)
  for (const x of [-84, 84, -40, 40]) {
    pen.block(x - 7, -50, 14, 50, pen.pale, 0.8)
    pen.solid(gable(x, -50, 16, 20), pen.roof, 0.7)
    pen.path(arch(x, -34, 5, 10), pen.window(0.9))
  }
  pen.block(-22, -58, 44, 30, pen.pale, 0.7)
  for (let i = 0; i < 5; i++) pen.path(arch(-16 + i * 8, -40, 4, 14), pen.window(0.9))
  pen.solid(dome(0, -57, 22, 1.15), pen.roof, 0.8)
  pen.path(`${box(-0.6, -100, 1.2, 18)}${gable(0, -84, 7, 8)}`, 'deep')
}

/** A twisted tower house beside a quay crane: the new harbour. */
export function harbourHall(pen: Pen): void {
  pen.solid('M-84 6V-3H130V6Z', 'deep', 0)
  pen.block(-60, -36, 120, 36, pen.brick, 0.6)
  for (let i = 0; i < 13; i++) for (const y of [-8, -22]) pen.rect(-55 + i * 8.8, y - 6, 4, 6, pen.window(0.6))
  pen.solid('M-62 -38L-60 -84Q-46 -68 -34 -82Q-18 -100 -2 -78Q14 -66 28 -84Q44 -104 62 -74V-38Z', pen.pale, 0.75)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 18; i++) pen.path(`M${-56 + i * 6.5} ${-42 - row * 7}h3.6l.6 -4h-4.8Z`, pen.window(0.55) === 'hot' ? 'hot' : 'middle')
  pen.rect(-62, -38.6, 124, 2.4, 'deep')
  pen.line('M84 0V-62L116 -70M84 -62L66 -58M84 -62V-74L116 -70M84 -74L66 -58M78 0L84 -40L90 0M108 -69V-40', 'deep', 1.6)
}
