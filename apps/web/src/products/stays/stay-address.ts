import { commaText } from '@sojourn/i18n'
import { guestsText, type Party, ROOM_LIMITS, UNITS_TEXT } from '../../lib/rooms.ts'
import { nightsText } from './stay-words.ts'

export const LIMITS = { ...ROOM_LIMITS, nights: 30 } as const

/** `3 nights, 2 adults`: what a price is for. One room goes without saying. */
export function stayForText(nights: number, rooms: readonly Party[], unit: 'room' | 'home' = 'room'): string {
  const units = rooms.length > 1 ? [UNITS_TEXT[unit](rooms.length)] : []
  return commaText([nightsText(nights), ...units, guestsText(rooms)])
}
