import type { Pen } from '../pen/pen.ts'
import { arch, box, dome, gable } from '../pen/shapes.ts'

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
