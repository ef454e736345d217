import { plural, say } from '@sojourn/i18n'

export const nightsText = (nights: number): string => say`${plural(nights, { one: '# night', other: '# nights' })}`
export const guestsText = (guests: number): string => say`${plural(guests, { one: '# guest', other: '# guests' })}`

export function diningText(seating: string): string {
  return seating === 'early' ? say`Early seating, 18:00` : seating === 'late' ? say`Late seating, 20:30` : say`Open seating, whenever you come`
}

export const DINING_TIMES: Readonly<Record<string, string | null>> = { early: '18:00', late: '20:30', open: null }
