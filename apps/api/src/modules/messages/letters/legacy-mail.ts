import { dayTextLong, plural, say } from '@sojourn/i18n'
import { type Day, daysBetween } from '@sojourn/kernel'
import type { BookedFacts, Mail } from '../domain/mail.ts'

/** The data of mails about stays before they had bookings. */
interface LegacyStay {
  readonly hotel: string
  readonly address: string
  readonly checkin: Day
  readonly checkout: Day
  readonly guests?: readonly string[]
  readonly rooms?: string
  readonly roomName?: string
  readonly unit?: string
  readonly payAtProperty?: unknown
}

/** A mail as stored in a row, of whatever age: one about a stay is read as one about a booking. */
export function readMail(stored: Mail): Mail {
  if (!('hotel' in stored.data)) return stored
  const { hotel, address, checkin, checkout, guests, rooms, roomName, unit, payAtProperty, ...rest } = stored.data as unknown as LegacyStay
  const nights = daysBetween(checkin, checkout)
  const facts: BookedFacts['facts'] = [
    [say`Property`, `${hotel}, ${address}`],
    [say`Check-in`, dayTextLong(checkin)],
    [say`Check-out`, say`${dayTextLong(checkout)} (${plural(nights, { one: '# night', other: '# nights' })})`],
    ...(roomName ? [[unit ?? say`Room`, `${roomName}; ${rooms}`] as const] : []),
  ]
  const more = { title: hotel, facts, travellers: guests ?? [], paidLater: payAtProperty, laterAt: say`at the property` }
  return { kind: stored.kind, data: { ...rest, ...more } } as unknown as Mail
}
