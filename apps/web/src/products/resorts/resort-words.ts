import { commaText, plural, say } from '@sojourn/i18n'
import type { OfferedUnit, Resort } from './resorts-api.ts'

type Size = OfferedUnit['unit']['size']
export type Color = OfferedUnit['color']

export const SIZES: Readonly<Record<Size, string>> = { studio: say`Studio`, one: say`1 bedroom`, two: say`2 bedrooms`, three: say`3 bedrooms` }
export const BEDROOMS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: say`Any size` },
  { value: '1', label: say`1 bedroom or more` },
  { value: '2', label: say`2 bedrooms or more` },
  { value: '3', label: say`3 bedrooms` },
]
export const KINDS: Readonly<Record<Resort['kind'], string>> = {
  coast: say`By the sea`,
  island: say`On an island`,
  alpine: say`In the mountains`,
  golf: say`Inland`,
}
export const COLORS: Readonly<Record<Color, string>> = { red: say`High season`, white: say`Between seasons`, blue: say`Low season` }
/** The stripe that a season is shown by, beside its words. */
export const COLOR_CLASS: Readonly<Record<Color, string>> = { red: 'border-s-sun', white: 'border-s-rule-2', blue: 'border-s-sea' }

export const unitText = ({ size, sleeps, size_m2 }: Pick<OfferedUnit['unit'], 'size' | 'sleeps' | 'size_m2'>): string =>
  commaText([SIZES[size], say`${size_m2} m², sleeps ${sleeps}`])
export const KITCHENS = { none: say`No kitchen`, mini: say`Kitchenette`, full: say`Full kitchen` } as const

export const resortsText = (count: number): string => say`${plural(count, { one: '# resort', other: '# resorts' })}`
export const weeksText = (count: number): string => say`${plural(count, { one: '# week', other: '# weeks' })}`
export const powerText = (power: number): string => say`Power ${power}`

/** The sum of a trading power: "place 20 + season 12 + unit 8 − late 5 = 35". */
export const powerSumText = ({ place, season, unit, early, total }: NonNullable<OfferedUnit['power']>): string =>
  early === 0
    ? say`place ${place} + season ${season} + unit ${unit} = ${total}`
    : say`place ${place} + season ${season} + unit ${unit} − close to its date ${-early} = ${total}`
