import { moneyText, monthText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { COLOR_CLASS, COLORS, weeksText } from '../resort-words.ts'
import type { WeeksFound } from '../resorts-api.ts'

interface MonthStripProps {
  readonly months: WeeksFound['months']
  readonly chosen: string
  readonly currency: string
  readonly hrefOf: (month: string) => string
}

/** Months in the colors of their season, each the way to its weeks. */
export function MonthStrip({ months, chosen, currency, hrefOf }: MonthStripProps) {
  return (
    <nav aria-label={say`Months`} className="-mx-1 mb-4 overflow-x-auto">
      <ul className="flex gap-1.5 px-1 py-1">
        {months.map(({ month, color, from, weeks }) => (
          <li key={month}>
            <Link
              to={hrefOf(month === chosen ? '' : month)}
              aria-current={month === chosen ? 'true' : undefined}
              className={classes(
                'grid min-h-11 min-w-30 content-start border border-s-4 border-rule-2 px-2.5 py-1.5 text-caption text-ink-2 hover:border-ink',
                COLOR_CLASS[color],
                month === chosen && 'border-ink bg-sheet outline outline-1 outline-ink',
              )}
            >
              <span className="text-small font-[620] whitespace-nowrap text-ink">{monthText(month)}</span>
              <span>{COLORS[color]}</span>
              {weeks > 0 && (
                <span className="tabular-nums">{from === null ? weeksText(weeks) : say`${weeksText(weeks)} from ${moneyText(from, currency)}`}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
