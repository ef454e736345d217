import { say, sayAs } from '@sojourn/i18n'
import { type Option, Select } from '../../ui/select.tsx'

/** How a person wishes to be addressed. A text that is none of ours, as an invitation may say it, can be chosen too. */
export function TitleField({ said, error }: { readonly said: string; readonly error?: string | null | undefined }) {
  return (
    <Select
      className="md:max-w-60"
      label={say`Title`}
      name="title"
      autoComplete="honorific-prefix"
      options={titleOptions(said)}
      defaultValue={said}
      error={error ?? null}
    />
  )
}

/** What is stored is the English title. Two that a language writes alike are one choice: the one that was said, else the first. */
export function titleOptions(said: string): Option[] {
  const none = { value: '', label: sayAs('no title before a name')`None` }
  const known = knownTitles()
  const isKnown = said === '' || known.some(({ value }) => value === said)
  const all = isKnown ? known : [...known, { value: said, label: said }]
  const saidLabel = all.find(({ value }) => value === said)?.label
  const isShown = ({ value, label }: Option) => (label === saidLabel ? value === said : all.find((other) => other.label === label)?.value === value)
  return [none, ...all.filter(isShown)]
}

const knownTitles = (): Option[] => [
  { value: 'Mr', label: sayAs('before a name')`Mr` },
  { value: 'Mrs', label: sayAs('before a name')`Mrs` },
  { value: 'Ms', label: sayAs('before a name')`Ms` },
  { value: 'Miss', label: sayAs('before a name')`Miss` },
  { value: 'Dr', label: sayAs('before a name')`Dr` },
  { value: 'Mx', label: sayAs('before a name')`Mx` },
]
