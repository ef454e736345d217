import { Chip } from '../../ui/choice.tsx'

interface TripRadiosProps<Value extends string> {
  /** Of the group, read aloud: "Kind of trip". */
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One way, return, or what else a product has, above the cells of its form: a full row of it. */
export function TripRadios<Value extends string>({ label, name, options, value, onChange }: TripRadiosProps<Value>) {
  return (
    <fieldset className="cell trip-radios">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Chip key={option.value} kind="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </fieldset>
  )
}
