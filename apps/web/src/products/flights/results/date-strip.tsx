import { dayText, moneyText, say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type FlightSearch, flightResultsHref, movedTo } from '../flight-address.ts'
import { useDayPrices } from './use-day-prices.ts'

// Fetched by who asks for other days.
const OtherDays = lazy(() => import('./other-days.tsx').then((found) => ({ default: found.OtherDays })))

const AROUND = [-3, -2, -1, 0, 1, 2, 3]

interface DateStripProps {
  readonly search: FlightSearch
  readonly currency: string
  /** The first day that can be flown. */
  readonly earliest: Day
}

/** The days around the asked one, each with its lowest price, a return as long as it is; and on demand a month of them. */
export function DateStrip({ search, currency, earliest }: DateStripProps) {
  const [open, setOpen] = useState(false)
  const [first] = search.slices
  const days = AROUND.map((by) => addDays(first!.day, by)).filter((day) => day >= earliest)
  const prices = useDayPrices(search, days, currency)
  const lowest = Math.min(...days.flatMap((day) => prices?.totals.get(day) ?? []))
  return (
    <nav aria-label={say`Days nearby`} className="border-b border-rule py-2.5">
      <ul className="no-bar flex gap-1.5 overflow-x-auto p-1">
        {days.map((day, at) => {
          const total = prices?.totals.get(day)
          return (
            <li key={day} className={classes('min-w-24 flex-1', at < days.indexOf(first!.day) - 1 && 'max-sm:hidden')}>
              <Link
                to={flightResultsHref(movedTo(search, day))}
                aria-current={day === first!.day ? 'date' : undefined}
                className={classes('day-price', day === first!.day && 'day-price-chosen')}
              >
                <span className="block text-caption text-ink-2">{dayText(day)}</span>
                <span className={classes('block whitespace-nowrap text-small font-[620] tabular-nums', total === lowest && 'text-sea')}>
                  {total === undefined ? <Skeleton className="mx-auto my-1 h-3 w-12" /> : total === null ? say`Full` : moneyText(total, currency)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="link mt-1.5 px-1 py-1.5 text-small noscript:hidden">
        {search.trip === 'return' ? say`Prices of the month and of other days` : say`Prices of the month`}
      </button>
      {open && (
        <Suspense fallback={<Skeleton className="mt-2 h-44 w-full" />}>
          <OtherDays search={search} currency={currency} earliest={earliest} />
        </Suspense>
      )}
    </nav>
  )
}
