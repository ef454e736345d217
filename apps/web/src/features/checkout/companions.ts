import { say } from '@sojourn/i18n'
import { nameFaultText } from '../../lib/form/typed-faults.ts'

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
  const kept: readonly unknown[] = Array.isArray(draft) ? draft : []
  return Array.from({ length: count }, (_, at) => nameIn(kept[at]))
}

function nameIn(kept: unknown): CompanionName {
  const { firstName, lastName, isSingle } = typeof kept === 'object' && kept !== null ? (kept as Partial<Record<CompanionField, unknown>>) : NO_NAME
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { firstName: text(firstName), lastName: text(lastName), isSingle: isSingle === 'yes' ? 'yes' : '' }
}

/** What is missing, for each of them. */
export const companionFaults = (names: readonly CompanionName[]): readonly CompanionErrors[] =>
  names.map(({ firstName, lastName, isSingle }) => {
    const first = nameFaultText(firstName, say`Enter the first name as shown in the passport.`)
    const last = isSingle ? null : nameFaultText(lastName, say`Enter the last name as shown in the passport.`)
    return { ...(first && { firstName: first }), ...(last && { lastName: last }) }
  })

/** How a field of one of them is named in the form: the lead is the first traveller. */
export const companionFieldName = (at: number, field: CompanionField): string => `${field}-${at + 2}`

/** The first field with a fault, by its name in the form; null where there is none. */
export function firstFault(errors: readonly CompanionErrors[]): string | null {
  for (const [at, { firstName, lastName }] of errors.entries()) {
    if (firstName) return companionFieldName(at, 'firstName')
    if (lastName) return companionFieldName(at, 'lastName')
  }
  return null
}
