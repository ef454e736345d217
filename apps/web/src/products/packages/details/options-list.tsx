import { stopText } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { BoundText } from '../bound-text.tsx'
import { differenceSpoken, differenceText } from '../package-words.ts'
import type { Instead } from '../packages-api.ts'

interface OptionsListProps {
  readonly label: string
  readonly options: readonly Instead[]
  readonly currency: string
  /** The way to take one: a link, or a button. */
  readonly actionOf: (option: Instead) => ReactNode
}

/** What could take the place of a part, or be added: what it is, and first of all what it changes in the sum. */
export function OptionsList({ label, options, currency, actionOf }: OptionsListProps) {
  return (
    <ul aria-label={label} className="mt-2 border-t border-rule">
      {options.map((option) => (
        <li key={option.part.url} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-rule py-3">
          <Told option={option} />
          <div className="text-end">
            <p className="text-body font-[640] tabular-nums">
              <span aria-hidden dir="ltr">
                {differenceText(option.difference, currency)}
              </span>
              <span className="sr-only">{differenceSpoken(option.difference, currency)}</span>
            </p>
            <p className="mt-1">{actionOf(option)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Told({ option: { part } }: { option: Instead }) {
  const { title, summary, bounds = [], stay, facts } = part
  return (
    <div className="min-w-0 text-small">
      <p className="font-[620] wrap-anywhere">{title}</p>
      {bounds.length > 0 ? (
        <ul className="grid gap-0.5">
          {bounds.map((bound) => (
            <BoundText key={bound.departs_at} bound={bound} />
          ))}
        </ul>
      ) : null}
      <p className="text-ink-2">
        {stopText([stay && `${scoreText(stay.score)} ${scoreWord(stay.score)}`, stay?.district, summary, ...(bounds.length > 0 ? [] : facts.slice(0, 2))])}
      </p>
    </div>
  )
}
