import type { FieldError } from '@sojourn/contracts'
import type { Traveller } from '@sojourn/contracts/travellers'
import { say } from '@sojourn/i18n'
import type { Who } from '../../../sale/product.ts'
import { type Party, seatedIn, travellersOf } from '../domain/party.ts'
import type { AskedPassenger, NewOrderPassenger } from './duffel-client.ts'

type Group = 'adult' | 'child' | 'infant_without_seat'

/** Everyone of a party in the order in which travellers are named. */
const groupsOf = (party: Party): Group[] => travellersOf(party).map((type) => (type === 'infant' ? 'infant_without_seat' : type))

/** As it is searched for. Children and infants are named by their group, for nobody has said an age yet; the types of the package know ages alone. */
export const askedPassengers = (party: Party): AskedPassenger[] => groupsOf(party).map((type) => ({ type }) as AskedPassenger)

interface Someone {
  readonly id: string
  readonly type?: Group | null | undefined
  readonly age?: number | null | undefined
}

const groupOf = ({ type, age }: Someone): Group => type ?? (age == null || age > 11 ? 'adult' : age < 2 ? 'infant_without_seat' : 'child')

/** The passengers of an offer or an order in the order in which travellers are named; null where it is for another party. */
export function passengersOf({ passengers }: { readonly passengers: readonly Someone[] }, party: Party): string[] | null {
  const groups = groupsOf(party)
  if (groups.length !== passengers.length) return null
  const left = [...passengers]
  const ids = groups.flatMap((group) => {
    const at = left.findIndex((each) => groupOf(each) === group)
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id)
  })
  return ids.length === groups.length ? ids : null
}

/** Those of them who have no seat. */
export const lapIdsOf = (passengers: readonly { readonly id: string; readonly type?: string | null | undefined }[]): ReadonlySet<string> =>
  new Set(passengers.flatMap(({ id, type }) => (type === 'infant_without_seat' ? [id] : [])))

export interface Contact {
  readonly email: string
  readonly phone: string
}

/** Everyone of an order, by the passengers of its offer; null where others are named, or not all that airlines ask of them is said. Each infant flies with an adult, the first with the first. */
export function orderPassengers(
  { passengerIds: ids, takesPassports }: { readonly passengerIds: readonly string[]; readonly takesPassports: boolean },
  { party, travellers, contact }: { readonly party: Party; readonly travellers: readonly Traveller[]; readonly contact: Contact },
): NewOrderPassenger[] | null {
  if (travellers.length !== ids.length || travellers.some(({ born_on, gender }) => !born_on || !gender)) return null
  const infants = ids.slice(seatedIn(party))
  return ids.map((id, index): NewOrderPassenger => {
    const { first_name, last_name, born_on = '', gender = 'f', document } = travellers[index]!
    const infant = index < party.adult ? infants[index] : undefined
    const sends = document?.kind === 'passport' && document.expires_on !== undefined && takesPassports
    return {
      id,
      ...namesOf(first_name, last_name),
      ...{ title: TITLES[gender], gender, born_on },
      email: contact.email,
      phone_number: contact.phone,
      ...(infant && { infant_passenger_id: infant }),
      ...(sends && {
        identity_documents: [
          { type: 'passport', unique_identifier: document.number, issuing_country_code: document.country, expires_on: document.expires_on! },
        ],
      }),
    }
  })
}

/** It wants a title of everyone, which airlines print; ours are asked for none, so that it says no more than the gender. */
const TITLES = { f: 'ms', m: 'mr' } as const

const NAME_MAX = 20
/** Letters that its airlines do not take, as passports spell them in their lower lines. */
const SPELLED: Readonly<Record<string, string>> = { Æ: 'AE', æ: 'ae', Ĳ: 'IJ', ĳ: 'ij', Œ: 'OE', œ: 'oe', Þ: 'TH', þ: 'th', ð: 'd', Ð: 'D', '’': "'", ʻ: "'" }
const TAKEN = /[^A-Za-z\u00c0-\u017f' -]/g

/** In the letters that its airlines take. One name alone is given as both, as tickets have it. */
export function namesOf(firstName: string, lastName: string): { readonly given_name: string; readonly family_name: string } {
  const [given, family] = [spelled(firstName), spelled(lastName)]
  return { given_name: given || family, family_name: family || given }
}

const lettersOf = (name: string): string[] => [...name.normalize('NFC')].map((letter) => SPELLED[letter] ?? letter)
const asTaken = (letter: string): string => letter.normalize('NFD').replace(/[^A-Za-z' -]/g, '')

const spelled = (name: string): string =>
  lettersOf(name)
    .join('')
    .replace(/\u0131/g, 'i')
    .normalize('NFC')
    .replace(TAKEN, asTaken)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim()

/** Whether a letter of it has no spelling that airlines take: it would be another name without it. */
const isUntaken = (name: string): boolean => lettersOf(name).some((letter) => /\p{L}/u.test(letter) && letter.replace(TAKEN, asTaken) === '')

/** What airlines do not take of the names, and of a phone where we have none of our own to give them. */
export function untakenOf(party: Party, { guests, contact }: Who, ownPhone: string | null): FieldError[] {
  const names = guests.slice(0, travellersOf(party).length).flatMap((guest, at) =>
    (['first_name', 'last_name'] as const)
      .filter((field) => isUntaken(guest[field]))
      .map((field) => ({
        path: `guests.${at}.${field}`,
        message: say`The airline takes Latin letters only. Enter this name as the last two lines of the passport spell it.`,
      })),
  )
  const isReached = ownPhone !== null || phoneOf(contact.phone ?? '') !== null
  return isReached
    ? names
    : [...names, { path: 'contact.phone', message: say`The airline needs a phone number with the code of its country, such as +351 912 555 018.` }]
}

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** In the form that airlines take; null where a number has no code of a country. */
export function phoneOf(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return INTERNATIONAL.test(number) ? number : null
}
