/**
 * The façades that are drawn, and how many of each type: `riad-07` is the seventh riad. The art engine draws the same number; a test next to the
 * renderer holds them together.
 */
export const facadePool = {
  'town-house': 22,
  palace: 20,
  deco: 16,
  slab: 20,
  warehouse: 12,
  'tower-house': 18,
  villa: 12,
  riad: 20,
  machiya: 20,
  chalet: 18,
  bungalow: 20,
  colonial: 18,
  'glass-tower': 16,
  'canal-house': 14,
  'terrace-row': 14,
  shophouse: 14,
  'half-timbered': 14,
  cycladic: 12,
  adobe: 12,
  haveli: 14,
  pavilion: 14,
  lodge: 12,
  yurt: 6,
  'wooden-north': 12,
  'pool-villa': 12,
  cottage: 12,
  farmhouse: 12,
  'beach-house': 12,
  'log-cabin': 12,
  'apartment-house': 14,
  houseboat: 5,
  trullo: 12,
} as const satisfies Record<string, number>

export type FacadeType = keyof typeof facadePool

/** Interiors by what their windows show: `sea-3` is the third of those by the sea. Each has a drawing of every kind of room. */
export const interiorPool = {
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
} as const satisfies Record<string, number>

export type Outlook = keyof typeof interiorPool

export const roomKinds = ['single', 'double', 'superior', 'king', 'twin', 'triple', 'family', 'junior-suite', 'suite', 'living', 'kitchen', 'terrace'] as const

/** The furniture of a room, which decides the drawing of its property’s interior. */
export type RoomKind = (typeof roomKinds)[number]
