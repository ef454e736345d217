import { say } from '@sojourn/i18n'
import type { Shell } from '../../lib/shell.ts'
import { Check } from '../../ui/icons/check.tsx'

interface LanguageListProps {
  readonly languages: Shell['languages']
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** The languages that are offered, each by its own name and read aloud in its own voice. */
export function LanguageList({ languages, chosen, onChoose }: LanguageListProps) {
  return (
    <fieldset className="mb-4">
      <legend className="label">{say`Language`}</legend>
      {languages.map(({ code, name }) => (
        <label key={code} className="choice-row">
          <input type="radio" name="language" value={code} checked={code === chosen} onChange={() => onChoose(code)} className="covering" />
          <span lang={code} className="flex-1">
            {name}
          </span>
          {code === chosen && <Check aria-hidden size={18} />}
        </label>
      ))}
    </fieldset>
  )
}
