import { sentence } from '../../lib/form/failure.ts'
import { nameFaultText } from '../../lib/form/typed-faults.ts'
import { missingNames } from './guest-details.ts'

/** The name of a person who travels with the lead, as typed. */
export interface CompanionName {
  readonly firstName: string
  readonly lastName: string
  /** `yes` of a person with a single name. */
  readonly isSingle: string
}

export type CompanionField = keyof CompanionName
export type CompanionErrors = Partial<Record<CompanionField, string>>

const NO_NAME: CompanionName = { firstName: '', lastName: '', isSingle: '' }

/** As many names as are asked for: those of a draft, then empty ones. A draft is read from the tab's storage and may be anything. */
export function namesFor(count: number, draft: unknown): readonly CompanionName[] {
  const stored: readonly unknown[] = Array.isArray(draft) ? draft : []
  return Array.from({ length: count }, (_, index) => nameIn(stored[index]))
}

function nameIn(stored: unknown): CompanionName {
  const { firstName, lastName, isSingle } = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<CompanionField, unknown>>) : NO_NAME
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { firstName: text(firstName), lastName: text(lastName), isSingle: isSingle === 'yes' ? 'yes' : '' }
}

/** What is missing, for each of them. `byPassport`: of whom the name must be that of a document. */
export const companionFaults = (names: readonly CompanionName[], byPassport: (at: number) => boolean = () => false): readonly CompanionErrors[] =>
  names.map(({ firstName, lastName, isSingle }, index) => {
    const { first: noFirst, last: noLast } = missingNames(byPassport(index))
    const first = nameFaultText(firstName, noFirst)
    const last = isSingle ? null : nameFaultText(lastName, noLast)
    return { ...(first && { firstName: first }), ...(last && { lastName: last }) }
  })

const REFUSED = { first_name: 'firstName', last_name: 'lastName' } as const

/** What the server refused of the name of each: `guests.1.last_name` is that of the first of them. */
export const refusedNames = (count: number, errors: readonly { readonly path: string; readonly message: string }[]): readonly CompanionErrors[] =>
  Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      errors.flatMap(({ path, message }) =>
        (['first_name', 'last_name'] as const).flatMap((field) => (path === `guests.${index + 1}.${field}` ? [[REFUSED[field], sentence(message)]] : [])),
      ),
    ),
  )

/** How a field of one of them is named in the form: the lead is the first traveller. */
export const companionFieldName = (at: number, field: CompanionField): string => `${field}-${at + 2}`

/** The first field with a fault, by its name in the form; null where there is none. */
export function firstFault(errors: readonly CompanionErrors[]): string | null {
  for (const [index, { firstName, lastName }] of errors.entries()) {
    if (firstName) return companionFieldName(index, 'firstName')
    if (lastName) return companionFieldName(index, 'lastName')
  }
  return null
}
