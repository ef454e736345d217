import { harbour, hill, river, square } from './city.ts'
import { bay, bigSea, cliff, fjord, lagoon } from './coast.ts'
import { alp, desert, grassland, misty, plain, snow } from './land.ts'
import type { Setting } from './setting.ts'

export const settings = {
  river,
  square,
  hill,
  harbour,
  bay,
  cliff,
  lagoon,
  fjord,
  bigSea,
  misty,
  alp,
  plain,
  desert,
  grassland,
  snow,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
