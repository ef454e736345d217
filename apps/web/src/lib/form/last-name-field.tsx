import { say } from '@sojourn/i18n'
import { type ComponentProps, useState } from 'react'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { LIMITS } from './limits.ts'

/** Whose last name is asked for: one's own, or another person's. */
export type WhoseName = 'own' | 'other'

interface LastNameProps extends Omit<ComponentProps<typeof Field>, 'label' | 'onChange' | 'value' | 'name'> {
  readonly name: string
  readonly whose?: WhoseName
  readonly value: string
  /** The person has one name only. */
  readonly isSingle: boolean
  readonly onChange: (lastName: string) => void
  readonly onSingle: (isSingle: boolean) => void
}

/** The last name, or that there is none. What was typed comes back when the box is cleared again. */
export function LastNameField({ name, whose = 'own', value, isSingle, onChange, onSingle, className, error, readOnly, ...input }: LastNameProps) {
  return (
    <div className={className}>
      <Field
        {...input}
        label={say`Last name`}
        name={name}
        limit={LIMITS.name}
        readOnly={readOnly}
        disabled={isSingle}
        value={isSingle ? '' : value}
        error={isSingle ? null : error}
        onChange={(event) => onChange(event.target.value)}
      />
      {!(readOnly && !isSingle) && (
        <Checkbox
          className="mt-1 text-small"
          name={`${name}-single`}
          checked={isSingle}
          disabled={readOnly}
          onChange={(event) => onSingle(event.target.checked)}
        >
          {whose === 'own' ? say`I have a single name` : say`This person has a single name`}
        </Checkbox>
      )}
    </div>
  )
}

/** The same in a form that reads its fields when it is sent: see `lastNameIn`. */
export function OwnLastNameField({
  defaultValue = '',
  isSingle: single = false,
  ...field
}: Omit<LastNameProps, 'value' | 'isSingle' | 'onChange' | 'onSingle' | 'defaultValue'> & {
  readonly defaultValue?: string | undefined
  readonly isSingle?: boolean
}) {
  const [value, setValue] = useState(defaultValue)
  const [isSingle, setSingle] = useState(single)
  return <LastNameField {...field} value={value} isSingle={isSingle} onChange={setValue} onSingle={setSingle} />
}

/** The last name of a form's fields, empty of a person with a single name; refused where neither is said. */
export function lastNameIn(
  fields: Readonly<Record<string, string>>,
):
  | { readonly ok: true; readonly lastName: string }
  | { readonly ok: false; readonly message: string; readonly errors: readonly { readonly path: string; readonly message: string }[] } {
  if (fields['last_name-single']) return { ok: true, lastName: '' }
  const { last_name: lastName = '' } = fields
  if (lastName.trim()) return { ok: true, lastName }
  return { ok: false, message: '', errors: [{ path: 'last_name', message: lastNameMissing() }] }
}

export const lastNameMissing = (): string => say`Enter the last name, or tick the box below it.`
