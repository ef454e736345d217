import { moneyText, monthText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { cruisesText } from '../cruise-words.ts'
import type { CruisesFound } from '../cruises-api.ts'

interface MonthStripProps {
  readonly months: CruisesFound['months']
  readonly chosen: string
  readonly currency: string
  readonly hrefOf: (month: string) => string
}

/** The months ahead that have cruises, each with its cheapest cabin and the way to its cruises. */
export function MonthStrip({ months, chosen, currency, hrefOf }: MonthStripProps) {
  const shown = months.filter(({ month, sailings }) => sailings > 0 || month === chosen)
  return (
    <nav aria-label={say`Months`} className="-mx-1 mb-4 overflow-x-auto">
      <ul className="flex gap-1.5 px-1 py-1">
        {shown.map(({ month, from, sailings }) => (
          <li key={month}>
            <Link
              to={hrefOf(month === chosen ? '' : month)}
              aria-current={month === chosen ? 'true' : undefined}
              className={classes(
                'grid h-full min-h-11 min-w-30 content-start border border-rule-2 px-2.5 py-1.5 text-caption text-ink-2 hover:border-ink',
                month === chosen && 'border-ink bg-sheet outline outline-1 outline-ink',
              )}
            >
              <span className="text-small font-[620] whitespace-nowrap text-ink">{monthText(month)}</span>
              <span className="tabular-nums">{cruisesText(sailings)}</span>
              {from !== null && <span className="tabular-nums">{say`from ${moneyText(from, currency)}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
