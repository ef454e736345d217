import { commaText, plural, say } from '@sojourn/i18n'
import type { UnitSize } from '@sojourn/world'

export function sizeText(size: UnitSize): string {
  const texts: Readonly<Record<UnitSize, string>> = { studio: say`Studio`, one: say`1 bedroom`, two: say`2 bedrooms`, three: say`3 bedrooms` }
  return texts[size]
}

export const sleepsText = (sleeps: number, privacy: number): string =>
  sleeps === privacy ? say`sleeps ${sleeps}` : say`sleeps ${sleeps}, ${privacy} in bedrooms of their own`

/** "2 bedrooms, sleeps 6, 4 in bedrooms of their own" */
export const unitText = ({ size, sleeps, privacy }: { readonly size: UnitSize; readonly sleeps: number; readonly privacy: number }): string =>
  commaText([sizeText(size), sleepsText(sleeps, privacy)])

export const guestsText = (guests: number): string => say`${plural(guests, { one: '# guest', other: '# guests' })}`

export function seasonText(color: 'red' | 'white' | 'blue'): string {
  const texts = { red: say`Red week: high season`, white: say`White week: between seasons`, blue: say`Blue week: low season` }
  return texts[color]
}
