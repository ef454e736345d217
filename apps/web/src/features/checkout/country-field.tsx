import { COUNTRIES } from '@sojourn/contracts/countries'
import { byName, countryNameText, say } from '@sojourn/i18n'
import { type Option, Select } from '../../ui/select.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface CountryFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly disabled: boolean
  readonly className?: string
  readonly onChange: (code: string) => void
}

let made: readonly Option[] | null = null
/** All countries by their names in the language of the page, in its order. */
function countries(): readonly Option[] {
  made ??= COUNTRIES.map((value) => ({ value, label: countryNameText(value) })).toSorted((a, b) => byName(a.label, b.label))
  return made
}

/** One of all countries. The server's names of some differ from the browser's, so the list is there once scripts run. */
export function CountryField({ value, onChange, ...select }: CountryFieldProps) {
  const none = { value: '', label: say`Choose a country` }
  const options = useHydrated() ? [none, ...countries()] : [none]
  return <Select {...select} value={value} options={options} onChange={(event) => onChange(event.target.value)} />
}
