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
  return names.map((name, index) => {
    const common = (which: 'firstName' | 'lastName') => ({
      name: companionFieldName(index, which),
      autoComplete: 'off',
      readOnly: locked,
      value: name[which],
      error: errors[index]?.[which] ?? null,
    })
    return (
      // Travellers are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two without a name
      <fieldset key={index} className="mt-6">
        <legend className="text-body font-[620]">{say`Traveler ${index + 2}`}</legend>
        <div className="mt-2 grid grid-cols-2 gap-4">
          <Field label={say`First name`} limit={LIMITS.name} {...common('firstName')} onChange={(event) => onChange(index, 'firstName', event.target.value)} />
          <LastNameField
            {...common('lastName')}
            whose="other"
            isSingle={name.isSingle !== ''}
            onChange={(lastName) => onChange(index, 'lastName', lastName)}
            onSingle={(isSingle) => onChange(index, 'isSingle', isSingle ? 'yes' : '')}
          />
        </div>
        {children?.(index)}
      </fieldset>
    )
  })
}
