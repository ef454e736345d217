import { type Day, isDay, never } from '@sojourn/kernel'
import { isCountry } from './countries.ts'

/** Ages in whole years, both included. */
export interface AgeRange {
  readonly from: number
  readonly to: number
}

/** How carriers count, where a product names no years of its own: an adult from 12, a child from 2, an infant below 2 until the last day. */
export type AgeGroup = 'adult' | 'child' | 'infant' | AgeRange

/** What is asked of one who travels besides the name. */
export interface TravellerNeeds {
  /** On the first day of the service; compared with the date of birth where that is asked for. */
  readonly age: AgeGroup
  /** The youngest who may come, in whole months on the first day; anyone is old enough where it is left out. */
  readonly monthsLeast?: number
  readonly bornOn: boolean
  /** As a travel document says it, for tickets that must agree with one. Not asked where it is left out. */
  readonly gender?: boolean
  readonly nationality: boolean
  readonly document: 'none' | 'any' | 'passport'
  /** Whose identity cards are enough where `any` document is, by the two letters of countries; those of all where it is left out. */
  readonly cardsOf?: readonly string[]
  /** For how many months after the last day of the service the document must still be valid; until after that day itself where it is left out. */
  readonly documentMonths?: number
}

/** What is asked of whom nothing but the name is. */
export const NAME_ALONE: TravellerNeeds = { age: { from: 0, to: 150 }, bornOn: false, nationality: false, document: 'none' }

export interface TravelDocument {
  readonly kind: 'passport' | 'id_card'
  readonly number: string
  /** Who issued it, by the two letters of ISO 3166. */
  readonly country: string
  /** Absent of an identity card that does not expire. */
  readonly expires_on?: Day | undefined
}

/** As tickets know it. */
export type Gender = 'f' | 'm'

/** Who a traveller is besides their name. Stored sealed. */
export interface Identity {
  readonly born_on?: Day | undefined
  readonly gender?: Gender | undefined
  readonly nationality?: string | undefined
  readonly document?: TravelDocument | undefined
}

export interface Traveller extends Identity {
  readonly first_name: string
  /** Empty of a person with one name. */
  readonly last_name: string
}

/** What a person says of a traveller: any of it may be missing or wrong. */
export interface SaidIdentity {
  readonly born_on?: string | undefined
  readonly gender?: Gender | undefined
  readonly nationality?: string | undefined
  readonly document?:
    | {
        readonly kind?: TravelDocument['kind'] | undefined
        readonly number?: string | undefined
        readonly country?: string | undefined
        readonly expires_on?: string | undefined
      }
    | undefined
}

/** From which day to which the service lasts. */
export interface ServiceDays {
  readonly from: Day
  readonly to: Day
}

/** What is wrong with one field of a traveller. */
export type TravellerFault =
  | { readonly field: 'born_on'; readonly why: 'missing' | 'not_past' }
  | { readonly field: 'born_on'; readonly why: 'wrong_age'; readonly range: AgeRange; readonly on: Day }
  | { readonly field: 'born_on'; readonly why: 'too_young'; readonly months: number; readonly on: Day }
  | { readonly field: 'gender' | 'nationality' | 'document.country'; readonly why: 'missing' }
  | { readonly field: 'document.kind'; readonly why: 'missing' | 'not_passport' | 'card_not_enough' }
  | { readonly field: 'document.number'; readonly why: 'missing' | 'malformed' }
  | { readonly field: 'document.expires_on'; readonly why: 'missing' }
  | { readonly field: 'document.expires_on'; readonly why: 'expires'; readonly beyond: Day }

/** No age is above it: a group up to it has no end. */
const OLDEST = 150

export function rangeOf(age: AgeGroup): AgeRange {
  switch (age) {
    case 'adult':
      return { from: 12, to: OLDEST }
    case 'child':
      return { from: 2, to: 11 }
    case 'infant':
      return { from: 0, to: 1 }
    default:
      return typeof age === 'object' ? age : never(age)
  }
}

/** Whether everyone from its first year on belongs to it. */
export const isOpenEnded = ({ to }: AgeRange): boolean => to >= OLDEST

/** In whole years. A person born on 29 February is a year older from 1 March on where the year has no such day. */
export function ageOn(bornOn: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** The same day so many months later; the last of its month where that is shorter. */
export function monthsLater(day: Day, months: number): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(Number(day.slice(8)), last))).toISOString().slice(0, 10)
}

/** Letters and figures as they are printed, without the signs that some put between them. */
export const documentNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.\-/<]/g, '')
const DOCUMENT_NUMBER = /^[A-Z0-9]{4,24}$/

/** Everything that is wrong with what is said of a traveller, field by field in the order of a form; nothing is asked beyond the needs. */
export function travellerFaults(needs: TravellerNeeds, said: SaidIdentity, days: ServiceDays, today: Day): TravellerFault[] {
  return [
    ...(needs.bornOn ? ageFaults(needs, said.born_on, days, today) : []),
    ...(needs.gender && said.gender === undefined ? [{ field: 'gender', why: 'missing' } as const] : []),
    ...(needs.nationality && !isCountry(said.nationality ?? '') ? [{ field: 'nationality', why: 'missing' } as const] : []),
    ...(needs.document === 'none' ? [] : documentFaults(needs, said.document ?? {}, days)),
  ]
}

function ageFaults({ age: group, monthsLeast = 0 }: TravellerNeeds, bornOn: string | undefined, { from, to }: ServiceDays, today: Day): TravellerFault[] {
  if (bornOn === undefined || !isDay(bornOn)) return [{ field: 'born_on', why: 'missing' }]
  if (bornOn > today || ageOn(bornOn, today) > OLDEST) return [{ field: 'born_on', why: 'not_past' }]
  const range = rangeOf(group)
  const wrongOn = [from, ...(group === 'infant' ? [to] : [])].find((day) => ageOn(bornOn, day) < range.from || ageOn(bornOn, day) > range.to)
  if (wrongOn) return [{ field: 'born_on', why: 'wrong_age', range, on: wrongOn }]
  return monthsLeast > 0 && monthsLater(bornOn, monthsLeast) > from ? [{ field: 'born_on', why: 'too_young', months: monthsLeast, on: from }] : []
}

function documentFaults(needs: TravellerNeeds, said: NonNullable<SaidIdentity['document']>, { to }: ServiceDays): TravellerFault[] {
  const isKnown = said.kind === 'passport' || said.kind === 'id_card'
  const kind: TravellerFault[] = !isKnown
    ? [{ field: 'document.kind', why: 'missing' }]
    : needs.document === 'passport' && said.kind !== 'passport'
      ? [{ field: 'document.kind', why: 'not_passport' }]
      : said.kind === 'id_card' && isCountry(said.country ?? '') && needs.cardsOf?.includes(said.country!) === false
        ? [{ field: 'document.kind', why: 'card_not_enough' }]
        : []
  const number = documentNumber(said.number ?? '')
  const numbered: TravellerFault[] =
    number === '' ? [{ field: 'document.number', why: 'missing' }] : DOCUMENT_NUMBER.test(number) ? [] : [{ field: 'document.number', why: 'malformed' }]
  const country: TravellerFault[] = isCountry(said.country ?? '') ? [] : [{ field: 'document.country', why: 'missing' }]
  return [...kind, ...numbered, ...country, ...expiryFaults(needs, said, to)]
}

function expiryFaults({ documentMonths = 0 }: TravellerNeeds, { kind, expires_on: expires }: NonNullable<SaidIdentity['document']>, to: Day): TravellerFault[] {
  if (expires === undefined && kind === 'id_card') return []
  if (expires === undefined || !isDay(expires)) return [{ field: 'document.expires_on', why: 'missing' }]
  const beyond = monthsLater(to, documentMonths)
  return expires <= beyond ? [{ field: 'document.expires_on', why: 'expires', beyond }] : []
}

/** What is stored of a traveller without faults: what is needed, and nothing else that was sent. */
export function neededOf({ bornOn, gender, nationality, document }: TravellerNeeds, said: SaidIdentity): Identity {
  const { kind, number = '', country = '', expires_on } = said.document ?? {}
  return {
    ...(bornOn && { born_on: said.born_on }),
    ...(gender && { gender: said.gender }),
    ...(nationality && { nationality: said.nationality }),
    ...(document !== 'none' && {
      document: {
        kind: kind === 'passport' ? 'passport' : 'id_card',
        number: documentNumber(number),
        country,
        ...(expires_on !== undefined && { expires_on }),
      },
    }),
  }
}

/** What two items ask of the same traveller, together: each field that either of them needs. Their ages are compared item by item. */
export const bothNeeds = (a: TravellerNeeds, b: TravellerNeeds): TravellerNeeds => ({
  age: a.bornOn || !b.bornOn ? a.age : b.age,
  ...((a.monthsLeast || b.monthsLeast) && { monthsLeast: Math.max(a.monthsLeast ?? 0, b.monthsLeast ?? 0) }),
  bornOn: a.bornOn || b.bornOn,
  ...((a.gender || b.gender) && { gender: true }),
  nationality: a.nationality || b.nationality,
  document: [a, b].some(({ document }) => document === 'passport') ? 'passport' : a.document === 'none' ? b.document : a.document,
  ...((a.cardsOf || b.cardsOf) && { cardsOf: (a.cardsOf ?? b.cardsOf!).filter((country) => !b.cardsOf || b.cardsOf.includes(country)) }),
  documentMonths: Math.max(a.documentMonths ?? 0, b.documentMonths ?? 0),
})

export const asksIdentity = ({ bornOn, gender = false, nationality, document }: TravellerNeeds): boolean =>
  bornOn || gender || nationality || document !== 'none'

/** The path of a field of the traveller at this place of a request's `guests`. */
export const travellerPath = (at: number, field: string): string => `guests.${at}.${field}`
