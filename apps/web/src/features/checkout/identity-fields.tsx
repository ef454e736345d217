import type { NeedsShape } from '@sojourn/contracts'
import { agesText } from '@sojourn/contracts/traveller-words'
import { monthsLater } from '@sojourn/contracts/travellers'
import { dateText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { CountryField } from './country-field.tsx'
import { fieldsOf, type IdentityErrors, type IdentityField, identityFieldName, type TypedIdentity } from './identity.ts'
import { TypedDayField } from './typed-day-field.tsx'

interface IdentityFieldsProps {
  readonly needs: NeedsShape
  /** Which traveller, the lead is 0. */
  readonly at: number
  readonly typed: TypedIdentity
  readonly errors: IdentityErrors
  readonly locked: boolean
  readonly today: Day
  readonly onChange: (field: IdentityField, value: string) => void
}

const WIDE = 'max-sm:col-span-2'

/** Exactly what is asked of one traveller besides the name. Browsers fill in the lead's date of birth alone: everything else would be another person's. */
export function IdentityFields({ needs, at, typed, errors, locked, today, onChange }: IdentityFieldsProps) {
  const common = (field: IdentityField) => ({
    name: identityFieldName(at, field),
    value: typed[field],
    error: errors[field] ?? null,
    className: WIDE,
    onChange: (value: string) => onChange(field, value),
  })
  const render = (field: IdentityField) => {
    switch (field) {
      case 'bornOn': {
        const ages = agesText(needs.age)
        const autoComplete = at === 0 ? 'bday' : 'off'
        return <TypedDayField key={field} {...common(field)} label={say`Date of birth`} hint={ages} isPast {...{ today, autoComplete }} readOnly={locked} />
      }
      case 'gender':
        return <GenderField key={field} {...common(field)} disabled={locked} />
      case 'nationality':
        return <CountryField key={field} {...common(field)} label={say`Nationality`} disabled={locked} />
      case 'kind':
        return <KindField key={field} {...common(field)} disabled={locked} />
      case 'number': {
        const { onChange: change, ...rest } = common(field)
        return (
          <Field
            key={field}
            {...rest}
            label={typed.kind === 'id_card' ? say`ID card number` : typed.kind === 'passport' ? say`Passport number` : say`Document number`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            readOnly={locked}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
      case 'country':
        return <CountryField key={field} {...common(field)} label={say`Issued by`} disabled={locked} />
      case 'expiresOn': {
        const beyond = dateText(monthsLater(needs.to, needs.document_months))
        const label = typed.kind === 'id_card' ? say`Expires on (if it does)` : say`Expires on`
        return (
          <TypedDayField
            key={field}
            {...common(field)}
            label={label}
            hint={say`Must be valid beyond ${beyond}.`}
            isPast={false}
            today={today}
            autoComplete="off"
            readOnly={locked}
          />
        )
      }
    }
  }
  return <div className="mt-4 grid grid-cols-2 items-start gap-4">{fieldsOf(needs).map(render)}</div>
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly disabled: boolean
  readonly className: string
  readonly onChange: (value: string) => void
}

function GenderField({ onChange, ...select }: ChoiceProps) {
  const options = [
    { value: '', label: say`Choose as the document shows` },
    { value: 'f', label: say`Female` },
    { value: 'm', label: say`Male` },
  ]
  return <Select {...select} label={say`Gender`} options={options} onChange={(event) => onChange(event.target.value)} />
}

function KindField({ onChange, ...select }: ChoiceProps) {
  const options = [
    { value: '', label: say`Choose a document` },
    { value: 'passport', label: say`Passport` },
    { value: 'id_card', label: say`ID card` },
  ]
  return <Select {...select} label={say`Document`} options={options} onChange={(event) => onChange(event.target.value)} />
}
