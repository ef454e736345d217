import { dayText, moneyText, monthText, say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { type FlightSearch, flightResultsHref, movedTo } from '../flight-address.ts'
import { type Grid, gridPrices } from './day-prices-api.ts'
import { useDayPrices } from './use-day-prices.ts'

export interface OtherDaysProps {
  readonly search: FlightSearch
  readonly currency: string
  readonly earliest: Day
}

/** The prices of a month as bars, and of a return those of both days moved by up to three. */
export function OtherDays({ search, currency, earliest }: OtherDaysProps) {
  return (
    <div className="grid gap-8 py-4">
      <PriceGraph search={search} currency={currency} earliest={earliest} />
      {search.trip === 'return' && <DateGrid search={search} currency={currency} earliest={earliest} />}
    </div>
  )
}

function daysOfMonth(day: Day): readonly Day[] {
  const [year, month] = day.split('-').map(Number) as [number, number, number]
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: count }, (_, at) => addDays(`${day.slice(0, 7)}-01` as Day, at))
}

const HEIGHT = 100
/** Below the bars every seventh day has its number. */
const WEEK_DAYS = 7

function PriceGraph({ search, currency, earliest }: OtherDaysProps) {
  const chosen = search.slices[0]!.day
  const days = daysOfMonth(chosen)
  const prices = useDayPrices(search, days, currency)
  if (!prices) return <Loading what={say`Loading the prices`}>{<Skeleton className="h-44 w-full" />}</Loading>
  const totals = days.flatMap((day) => prices.totals.get(day) ?? [])
  const [low, high] = [Math.min(...totals), Math.max(...totals)]
  return (
    <section aria-label={say`Prices in ${monthText(chosen)}`}>
      <h2 className="text-small font-[620] [font-family:var(--text)]">{say`Lowest price of each day in ${monthText(chosen)}`}</h2>
      <ol className="mt-3 flex h-32 items-end gap-px sm:gap-1">
        {days.map((day) => {
          const total = prices.totals.get(day)
          const to = day >= earliest && typeof total === 'number' ? flightResultsHref(movedTo(search, day)) : null
          return (
            <li key={day} className="flex h-full min-w-0 flex-1 flex-col">
              {to === null || typeof total !== 'number' ? null : (
                <Link
                  to={to}
                  aria-label={`${dayText(day)}: ${moneyText(total, currency)}`}
                  title={`${dayText(day)}: ${moneyText(total, currency)}`}
                  aria-current={day === chosen ? 'date' : undefined}
                  className="day-bar"
                >
                  <svg aria-hidden="true" viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" className="size-full">
                    <rect
                      width="10"
                      y={HEIGHT - (total / high) * HEIGHT}
                      height={(total / high) * HEIGHT}
                      className={classes(day === chosen ? 'fill-ink' : total === low ? 'fill-sea' : 'fill-rule-2')}
                    />
                  </svg>
                </Link>
              )}
              <span aria-hidden className="mt-auto h-4 text-center text-caption text-ink-3 tabular-nums">
                {Number(day.slice(8)) % WEEK_DAYS === 1 && Number(day.slice(8))}
              </span>
            </li>
          )
        })}
      </ol>
      {totals.length > 0 && (
        <p className="mt-2 text-caption text-ink-2">{say`From ${moneyText(low, currency)} to ${moneyText(high, currency)} for all of you.`}</p>
      )}
    </section>
  )
}

type GridState = { readonly about: string; readonly grid: Grid | null }

function DateGrid({ search, currency, earliest }: OtherDaysProps) {
  const about = JSON.stringify({ search, currency })
  const [known, setKnown] = useState<GridState | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` is the text of both
  useEffect(() => {
    let isCurrent = true
    void gridPrices(search, currency).then((read) => isCurrent && setKnown({ about, grid: read?.grid ?? null }))
    return () => {
      isCurrent = false
    }
  }, [about])
  if (known?.about !== about) return <Loading what={say`Loading the prices`}>{<Skeleton className="h-64 w-full" />}</Loading>
  if (!known.grid) return <p className="text-small text-ink-2">{say`Prices of other days aren't available right now.`}</p>
  return <DateGridView search={search} currency={currency} earliest={earliest} grid={known.grid} />
}

/** Departures across, returns down. */
export function DateGridView({ search, currency, earliest, grid }: OtherDaysProps & { grid: Grid }) {
  const departs = [...new Set(grid.map(({ depart }) => depart))].toSorted()
  const backs = [...new Set(grid.map(({ back }) => back))].toSorted()
  const totalOf = (depart: string, back: string) => grid.find((each) => each.depart === depart && each.back === back)?.total ?? null
  const low = Math.min(...grid.flatMap(({ total }) => total ?? []))
  const [out, home] = search.slices
  return (
    <section className="min-w-0">
      <h2 className="text-small font-[620] [font-family:var(--text)]">{say`If you leave and return on other days`}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
      <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label={say`Prices by departure and return`}>
        <table className="w-full border-collapse text-small tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="p-1.5 text-start text-caption font-[540] text-ink-3">{say`Return, by departure`}</th>
              {departs.map((day) => (
                <th key={day} scope="col" className="p-1.5 text-center text-caption font-[540]">
                  {dayText(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {backs.map((back) => (
              <tr key={back} className="border-t border-rule">
                <th scope="row" className="p-1.5 text-start text-caption font-[540] whitespace-nowrap">
                  {dayText(back)}
                </th>
                {departs.map((depart) => {
                  const total = totalOf(depart, back)
                  const isChosen = depart === out?.day && back === home?.day
                  return (
                    <td key={depart} className="p-0.5 text-center">
                      {total === null || depart < earliest ? (
                        <span className="text-ink-3">
                          <span aria-hidden>–</span>
                          <span className="sr-only">{say`No seats`}</span>
                        </span>
                      ) : (
                        <Link
                          to={flightResultsHref(movedTo(search, depart as Day, back as Day))}
                          aria-current={isChosen ? 'date' : undefined}
                          className={classes('day-price px-1.5', isChosen && 'day-price-chosen', total === low && 'font-[640] text-sea')}
                        >
                          {moneyText(total, currency)}
                        </Link>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
