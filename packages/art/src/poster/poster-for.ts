import type { PaletteName } from '../inks/palettes.ts'
import type { MotifName } from '../motifs/index.ts'
import type { PlantName } from '../nature/plants.ts'
import { createDice } from '../pen/dice.ts'
import type { Named } from './composition.ts'
import { africaAndMiddleEast } from './named-africa-middle-east.ts'
import { americas } from './named-americas.ts'
import { asiaAndPacific } from './named-asia-pacific.ts'
import { caribbeanAndNorth } from './named-caribbean-and-north.ts'
import { europe } from './named-europe.ts'
import { smallCities } from './named-small-cities.ts'
import { type Parts, type PosterOptions, poster } from './poster.ts'

export type PlaceType = 'city' | 'old town' | 'coast' | 'beach' | 'mountain' | 'plain' | 'desert' | 'island' | 'forest' | 'garden'
export type Climate = 'tropical' | 'temperate' | 'mediterranean' | 'desert' | 'highland' | 'oceanic' | 'subpolar' | 'alpine'

export interface Place {
  /** The destination's key; a named one has its own composition. */
  readonly key: string
  readonly type: PlaceType
  readonly climate: Climate
  /** What the caller knows better. */
  readonly motif?: MotifName
  readonly palette?: PaletteName
  readonly parts?: Parts
}

const named: Readonly<Record<string, Named>> = { ...europe, ...africaAndMiddleEast, ...asiaAndPacific, ...americas, ...caribbeanAndNorth, ...smallCities }

/** Keys of destinations that have a composition of their own. */
export const namedPlaces: readonly string[] = Object.keys(named)

const byType: Readonly<Record<PlaceType, readonly MotifName[]>> = {
  city: ['skyscrapers', 'clock-tower', 'deco-tower', 'needle-tower', 'arch-bridge', 'suspension-bridge', 'church-dome', 'big-wheel'],
  'old town': ['half-timbered', 'gate-tower', 'cathedral', 'walled-town', 'church-dome', 'hump-bridge', 'castle', 'campanile'],
  coast: ['lighthouse', 'walled-town', 'pier', 'cliffs', 'sea-arch', 'campanile'],
  beach: ['stilt-houses', 'karst', 'lighthouse', 'pier', 'sail-tower'],
  mountain: ['chalet', 'viaduct', 'fairy-castle', 'glacier', 'volcano'],
  plain: ['windmill', 'castle', 'yurts'],
  desert: ['kasbah', 'dunes', 'mesa', 'adobe', 'mud-mosque'],
  island: ['lighthouse', 'island-mill', 'smoking-volcano', 'sea-arch', 'cliffs'],
  forest: ['waterfall', 'hot-spring', 'fairy-castle', 'stave-church'],
  garden: ['mausoleum', 'round-hall', 'rice-terraces', 'pagoda'],
}

const inksOf: Readonly<Record<Climate, readonly PaletteName[]>> = {
  tropical: ['tulum', 'jungle', 'lagoon', 'dusk'],
  temperate: ['holland', 'autumn', 'mustard', 'harbour', 'spring'],
  mediterranean: ['coast', 'lisbon', 'puglia', 'rose', 'lagoon'],
  desert: ['marrakech', 'mesa', 'gulf', 'savanna'],
  highland: ['savanna', 'zermatt', 'spring', 'mesa'],
  oceanic: ['brittany', 'fog', 'harbour', 'holland'],
  subpolar: ['ice', 'harbour', 'brittany'],
  alpine: ['zermatt', 'ice', 'spring'],
}

const plantOf: Readonly<Partial<Record<Climate, PlantName>>> = {
  tropical: 'palms',
  mediterranean: 'pine',
  desert: 'date-palms',
  subpolar: 'firs',
  alpine: 'firs',
}

/** Which poster a place gets: its own where it is named, else one thrown by its key from what suits its type and climate. */
export function composePoster(place: Place): Pick<PosterOptions, 'motif' | 'palette' | 'seed' | 'parts'> {
  const dice = createDice('place', place.key)
  const [motif, palette, parts] = named[place.key] ?? [dice.pick(byType[place.type]), dice.pick(inksOf[place.climate]), climateParts(place.climate)]
  return { motif: place.motif ?? motif, palette: place.palette ?? palette, seed: place.key, parts: { ...parts, ...place.parts } }
}

function climateParts(climate: Climate): Parts {
  const plant = plantOf[climate]
  return plant ? { plant } : {}
}

/** The poster of a destination, 600 by 800 unless said otherwise. */
export function posterFor(place: Place, shown: Pick<PosterOptions, 'night' | 'width' | 'height'> = {}): string {
  return poster({ ...composePoster(place), ...shown })
}
