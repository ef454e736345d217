import { housePaletteNames } from '../inks/house-palettes.ts'
import type { WindowKind } from './opening.ts'
import { type Interior, type RoomKind, type RoomOptions, room } from './room.ts'
import type { FloorKind, RugKind, WallFinish } from './shell.ts'
import type { View } from './view.ts'

/** Interiors by what their windows show: `sea-3` is the third of those by the sea. */
const MANY: Readonly<Record<View, number>> = {
  sea: 5,
  roofs: 5,
  skyline: 4,
  palms: 3,
  peaks: 3,
  garden: 3,
  river: 2,
  courtyard: 2,
  desert: 2,
  jungle: 2,
  snow: 2,
  plain: 2,
}

const KINDS: readonly RoomKind[] = ['single', 'double', 'superior', 'king', 'twin', 'triple', 'family', 'junior-suite', 'suite', 'living', 'kitchen', 'terrace']

/** The views from the quiet rooms of a house. */
const BACK: Readonly<Record<View, View>> = {
  sea: 'garden',
  roofs: 'courtyard',
  skyline: 'roofs',
  palms: 'jungle',
  peaks: 'garden',
  garden: 'courtyard',
  river: 'roofs',
  courtyard: 'roofs',
  desert: 'courtyard',
  jungle: 'palms',
  snow: 'peaks',
  plain: 'garden',
}
const QUIET: readonly RoomKind[] = ['single', 'twin', 'family', 'kitchen']

const interiors: readonly string[] = Object.entries(MANY).flatMap(([view, many]) => Array.from({ length: many }, (_, i) => `${view}-${i + 1}`))

/** Names of all rooms that are rendered: `sea-3-twin`. */
export const roomPlates: readonly string[] = interiors.flatMap((interior) => KINDS.map((kind) => `${interior}-${kind}`))

const WALLS: readonly WallFinish[] = ['panels', 'bare', 'stripes', 'arch', 'dado', 'beams', 'tiles']
const WINDOWS: readonly WindowKind[] = ['arch', 'wide', 'door', 'square', 'round']
const FLOORS: readonly FloorKind[] = ['planks', 'tiles', 'boards']
const RUGS: readonly RugKind[] = ['framed', 'round', 'striped', 'none']
/** Wood is what one expects behind these windows. */
const WOODEN: readonly View[] = ['peaks', 'snow', 'jungle', 'plain']

const cycle = <T>(list: readonly T[], at: number): T => list[at % list.length]!

function interiorOf(at: number, view: View): Interior {
  const wall = cycle(WALLS, at)
  return {
    palette: cycle(housePaletteNames, at * 3),
    wall: WOODEN.includes(view) && at % 2 ? 'boards' : wall,
    floor: cycle(FLOORS, at),
    rug: cycle(RUGS, at),
    window: cycle(WINDOWS, at),
    hanging: cycle(['curtains', 'blind', 'curtains', 'shutters', 'bare'] as const, at + Math.floor(at / 5)),
    head: cycle(['round', 'square', 'panels'] as const, at + Math.floor(at / 3)),
    cover: at % 3 === 1 ? 'middle' : 'hot',
    tall: at % 2 === 0,
    print: at,
  }
}

/** A room of the pool: all rooms of an interior share walls, floor, window and inks, and differ in furniture and view. */
export function roomPlate(name: string, shown: Pick<RoomOptions, 'width' | 'height'> = {}): string {
  const [, interior = '', view, kind] = /^(([a-z]+)-\d+)-(.+)$/.exec(name) as unknown as [string, string, View, RoomKind]
  const at = interiors.indexOf(interior)
  return room({
    ...interiorOf(at, view),
    bed: kind,
    seed: name,
    view: QUIET.includes(kind) ? BACK[view] : view,
    mirrored: (KINDS.indexOf(kind) + at) % 2 === 1,
    ...shown,
  })
}
