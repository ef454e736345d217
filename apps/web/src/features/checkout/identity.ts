import type { NeedsShape } from '@sojourn/contracts'
import { travellerFaultText } from '@sojourn/contracts/traveller-words'
import { type SaidIdentity, type TravellerFault, type TravellerNeeds, travellerFaults } from '@sojourn/contracts/travellers'
import { readDay } from '@sojourn/i18n'
import { type Day, typedCode } from '@sojourn/kernel'

/** Who a traveller is besides the name, as typed: days and countries by their codes. */
export interface TypedIdentity {
  readonly bornOn: string
  readonly gender: string
  readonly nationality: string
  readonly kind: string
  readonly number: string
  readonly country: string
  readonly expiresOn: string
}
export type IdentityField = keyof TypedIdentity
export type IdentityErrors = Partial<Record<IdentityField, string>>

const NOTHING: TypedIdentity = { bornOn: '', gender: '', nationality: '', kind: '', number: '', country: '', expiresOn: '' }

/** The fields by the names they have in the call, in the order of the form. */
const FIELDS: Readonly<Record<TravellerFault['field'], IdentityField>> = {
  born_on: 'bornOn',
  gender: 'gender',
  nationality: 'nationality',
  'document.kind': 'kind',
  'document.number': 'number',
  'document.country': 'country',
  'document.expires_on': 'expiresOn',
}

const needsIn = ({ age, months_least, born_on, gender, nationality, document, cards_of, document_months }: NeedsShape): TravellerNeeds => ({
  ...{ age, monthsLeast: months_least, bornOn: born_on, gender, nationality, document, documentMonths: document_months },
  ...(cards_of && { cardsOf: cards_of }),
})

/** Which fields a traveller is asked, in the order of the form. */
export function fieldsOf({ born_on, gender, nationality, document }: NeedsShape): readonly IdentityField[] {
  const own: readonly IdentityField[] = document === 'any' ? ['kind', 'number', 'country', 'expiresOn'] : ['number', 'country', 'expiresOn']
  return [
    ...(born_on ? ['bornOn' as const] : []),
    ...(gender ? ['gender' as const] : []),
    ...(nationality ? ['nationality' as const] : []),
    ...(document === 'none' ? [] : own),
  ]
}

/** What is typed begins with: a draft where there is one, which may be anything. Where only passports are taken the kind is known. */
export function identityFrom(needs: NeedsShape, draft: unknown): TypedIdentity {
  const stored: Partial<Record<string, unknown>> = typeof draft === 'object' && draft !== null ? draft : {}
  const texts = Object.keys(NOTHING).map((field) => [field, typeof stored[field] === 'string' ? stored[field] : ''])
  return { ...(Object.fromEntries(texts) as Record<IdentityField, string>), ...(needs.document === 'passport' && { kind: 'passport' }) }
}

/** What a draft keeps in the tab: all but the number of a document, which is nowhere but in the page. */
export const draftOf = (typed: TypedIdentity): TypedIdentity => ({ ...typed, number: '' })

/** What is sent: what is asked for, and nothing that is empty. */
export function saidOf(needs: NeedsShape, typed: TypedIdentity): SaidIdentity {
  const asked = new Set<IdentityField>(fieldsOf(needs))
  const text = (field: IdentityField): string | undefined => (asked.has(field) ? typed[field].trim() || undefined : undefined)
  return {
    born_on: text('bornOn'),
    gender: genderIn(text('gender')),
    nationality: text('nationality'),
    ...(needs.document !== 'none' && {
      document: { kind: kindIn(typed), number: typedCode(typed.number) || undefined, country: text('country'), expires_on: text('expiresOn') },
    }),
  }
}

const genderIn = (gender: string | undefined) => (gender === 'f' || gender === 'm' ? gender : undefined)
const kindIn = ({ kind }: TypedIdentity) => (kind === 'passport' || kind === 'id_card' ? kind : undefined)

/** What is missing or wrong, field by field, by the rules and in the words of the server. */
export function identityFaults(needs: NeedsShape, typed: TypedIdentity, today: Day): IdentityErrors {
  const faults = travellerFaults(needsIn(needs), saidOf(needs, typed), needs, today)
  return Object.fromEntries(faults.map((fault) => [FIELDS[fault.field], travellerFaultText(fault)]))
}

/** The same as the server refused it: `guests.1.document.number` is the number of the second traveller. */
export function refusedFaults(errors: readonly { readonly path: string; readonly message: string }[], at: number): IdentityErrors {
  const own = errors.flatMap(({ path, message }) => {
    const field = path.startsWith(`guests.${at}.`) ? FIELDS[path.slice(`guests.${at}.`.length) as TravellerFault['field']] : undefined
    return field ? [[field, message] as const] : []
  })
  return Object.fromEntries(own)
}

/** How a field is named in the form: the lead is the first traveller. */
export const identityFieldName = (at: number, field: IdentityField): string => `${field}-${at + 1}`

/** The first field with a fault, by its name in the form; null where there is none. */
export function firstIdentityFault(needs: NeedsShape, errors: IdentityErrors, at: number): string | null {
  const field = fieldsOf(needs).find((each) => errors[each])
  return field ? identityFieldName(at, field) : null
}

const SOME_DAYS: readonly Day[] = ['2001-01-01', '2005-06-15']
const CENTURY = 100

/** A typed day with its year: one without would be another day next year. Of a day in the past two figures are of the last hundred years. */
export function readWholeDay(text: string, today: Day, isPast: boolean): Day | null {
  const [day, again] = SOME_DAYS.map((from) => readDay(text, from))
  if (!day || day !== again) return null
  const isShort = !/\d{4}|年/.test(typedCode(text))
  return isPast && isShort && day > today ? `${Number(day.slice(0, 4)) - CENTURY}${day.slice(4)}` : day
}
