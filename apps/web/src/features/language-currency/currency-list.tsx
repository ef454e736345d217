import { say } from '@sojourn/i18n'
import { Check } from '../../ui/icons/check.tsx'
import type { CurrencyChoice } from './find-currencies.ts'

interface CurrencyListProps {
  readonly found: readonly CurrencyChoice[]
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** The currencies as one group of radio buttons: arrows move, the chosen one is ticked. */
export function CurrencyList({ found, chosen, onChoose }: CurrencyListProps) {
  return (
    <fieldset className="mt-2.5 h-[17.25rem] overflow-y-auto border-t border-rule">
      <legend className="sr-only">{say`Currency`}</legend>
      {found.length === 0 && <p role="status" className="px-3 py-6 text-ink-2">{say`No currencies found`}</p>}
      {found.map(({ code, name }) => (
        <label key={code} className="choice-row">
          <input type="radio" name="currency" value={code} checked={code === chosen} onChange={() => onChoose(code)} className="covering" />
          <span className="w-12 font-[640]">{code}</span>
          <span className="flex-1">{name}</span>
          {code === chosen && <Check aria-hidden size={18} />}
        </label>
      ))}
    </fieldset>
  )
}
