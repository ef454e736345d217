import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { LastNameField } from '../../lib/form/last-name-field.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { Field } from '../../ui/field.tsx'
import { type CompanionErrors, type CompanionField, type CompanionName, companionFieldName } from './companions.ts'

interface CompanionFieldsProps {
  readonly names: readonly CompanionName[]
  readonly errors: readonly CompanionErrors[]
  readonly locked: boolean
  readonly onChange: (at: number, field: CompanionField, value: string) => void
  /** More that is asked of one of them. */
  readonly children?: (at: number) => ReactNode
}

/** Those who travel with the lead, each with a name. */
export function CompanionFields({ names, errors, locked, onChange, children }: CompanionFieldsProps) {
  return names.map((name, at) => {
    const common = (which: 'firstName' | 'lastName') => ({
      name: companionFieldName(at, which),
      autoComplete: 'off',
      readOnly: locked,
      value: name[which],
      error: errors[at]?.[which] ?? null,
    })
    return (
      // Travellers are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two without a name
      <fieldset key={at} className="mt-6">
        <legend className="text-body font-[620]">{say`Traveler ${at + 2}`}</legend>
        <div className="mt-2 grid grid-cols-2 gap-4">
          <Field label={say`First name`} limit={LIMITS.name} {...common('firstName')} onChange={(event) => onChange(at, 'firstName', event.target.value)} />
          <LastNameField
            {...common('lastName')}
            whose="other"
            isSingle={name.isSingle !== ''}
            onChange={(lastName) => onChange(at, 'lastName', lastName)}
            onSingle={(isSingle) => onChange(at, 'isSingle', isSingle ? 'yes' : '')}
          />
        </div>
        {children?.(at)}
      </fieldset>
    )
  })
}
