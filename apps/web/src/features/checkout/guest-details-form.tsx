import { say } from '@sojourn/i18n'
import { type ReactNode, type RefObject, useId } from 'react'
import { LastNameField } from '../../lib/form/last-name-field.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { useShell } from '../../lib/shell.ts'
import { Field } from '../../ui/field.tsx'
import type { GuestDetails, GuestErrors, GuestField } from './guest-details.ts'

interface FormProps {
  /** Who is asked for: "Guest details", "Driver". */
  readonly heading: string
  readonly hint: string
  readonly details: GuestDetails
  readonly errors: GuestErrors
  readonly onChange: (field: GuestField, value: string) => void
  /** The booking is made out to this guest by now. */
  readonly locked: boolean
  readonly form: RefObject<HTMLElement | null>
  /** What is asked of the lead besides. */
  readonly more?: ReactNode
  /** Those who travel with the lead, where they are named too. */
  readonly children?: ReactNode
}

const FIELDS: readonly { field: Exclude<GuestField, 'isSingle'>; label: string; type: string; autoComplete: string }[] = [
  { field: 'firstName', label: say`First name`, type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: say`Last name`, type: 'text', autoComplete: 'family-name' },
  { field: 'email', label: say`Email`, type: 'email', autoComplete: 'email' },
  { field: 'phone', label: say`Phone`, type: 'tel', autoComplete: 'tel' },
]

/** The lead person of a booking, and how to reach them. */
export function GuestDetailsForm({ heading, hint, details, errors, onChange, locked, form, more, children }: FormProps) {
  const title = useId()
  const { desk } = useShell()
  return (
    <section ref={form} aria-labelledby={title} className="mt-8">
      <h2 id={title} className="text-h3">
        {heading}
      </h2>
      <p className="text-small text-ink-2">{locked ? say`Your booking is under this name.` : hint}</p>
      <Lead named={Boolean(children)} more={more}>
        {FIELDS.map(({ field, label, type, autoComplete }) =>
          field === 'lastName' ? (
            <LastNameField
              key={field}
              name={field}
              whose={desk ? 'other' : 'own'}
              autoComplete={autoComplete}
              readOnly={locked}
              value={details.lastName}
              isSingle={details.isSingle !== ''}
              error={errors.lastName}
              onChange={(lastName) => onChange('lastName', lastName)}
              onSingle={(isSingle) => onChange('isSingle', isSingle ? 'yes' : '')}
            />
          ) : (
            <Field
              key={field}
              className={field === 'email' || field === 'phone' ? 'max-sm:col-span-2' : undefined}
              label={label}
              name={field}
              type={type}
              {...(field === 'firstName' && { limit: LIMITS.name })}
              autoComplete={autoComplete}
              readOnly={locked}
              value={details[field]}
              error={errors[field]}
              onChange={(event) => onChange(field, event.target.value)}
            />
          ),
        )}
      </Lead>
      {children}
    </section>
  )
}

/** The fields of the lead: where others are named as well, they are those of the first traveller. */
function Lead({ named, more, children }: { named: boolean; more: ReactNode; children: ReactNode }) {
  const fields = (
    <>
      <div className="mt-4 grid grid-cols-2 gap-4">{children}</div>
      {more}
    </>
  )
  if (!named) return fields
  return (
    <fieldset className="mt-6">
      <legend className="text-body font-[620]">{say`Traveler ${1}`}</legend>
      {fields}
    </fieldset>
  )
}
