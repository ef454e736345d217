import { commaText, dayText, plural, say, wallClockText } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { lazy, Suspense, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { timeOf } from '../../bound-words.ts'
import { ashoreText } from '../cruise-words.ts'
import type { Call, SailingDetails } from '../cruises-api.ts'

const RouteMap = lazy(() => import('./route-map.tsx').then((found) => ({ default: found.RouteMap })))

interface DayByDayProps {
  readonly sailing: SailingDetails['sailing']
  readonly way: SailingDetails['way']
  readonly shipTime: SailingDetails['ship_time']
}

type DayRow = { readonly day: number; readonly call: Call } | { readonly day: number; readonly call: null }

/** Every day of a cruise in its order: ports, and days at sea. A day with two ports is two rows. */
export function daysOf({ ports, sea_days: atSea }: Pick<SailingDetails['sailing'], 'ports' | 'sea_days'>): readonly DayRow[] {
  return [...ports.map((call) => ({ day: call.day, call })), ...atSea.map((day) => ({ day, call: null }))].toSorted((a, b) => a.day - b.day)
}

/** The days of a cruise beside its way on the map: what is pointed at in one is shown in the other. */
export function DayByDay({ sailing, way, shipTime }: DayByDayProps) {
  const [pointed, setPointed] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const { ports, starts_on: first, sea_days: atSea, title, itinerary } = sailing
  return (
    <section aria-labelledby="days" className="mt-8">
      <h2 id="days" className="text-h3">{say`Day by day`}</h2>
      <p className="mt-1 text-small text-ink-2">
        {commaText([
          say`${plural(ports.filter(({ minutes_ashore: ashore }) => ashore > 0).length, { one: '# port call', other: '# port calls' })}`,
          ...(atSea.length > 0 ? [say`${plural(atSea.length, { one: '# day at sea', other: '# days at sea' })}`] : []),
        ])}
      </p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="aspect-[380/440] noscript:hidden md:aspect-[760/560] xl:sticky xl:top-4 xl:order-last">
          {isHydrated && (
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <RouteMap itinerary={itinerary} title={title} ports={ports} way={way} pointed={pointed} onPoint={setPointed} />
            </Suspense>
          )}
        </div>
        <ol>
          {daysOf(sailing).map(({ day, call }) =>
            call ? (
              <PortDay key={`${day} ${call.port.port}`} call={call} isPointed={pointed === call.port.port} onPoint={setPointed} />
            ) : (
              <li key={day} className="cruise-day cruise-day-at-sea">
                <DayNumber day={day} date={addDays(first as Day, day - 1)} />
                <span className="text-ink-2">{say`At sea`}</span>
              </li>
            ),
          )}
        </ol>
      </div>
      <p className="mt-3 text-caption text-ink-2">
        {shipTime.time_zone === null
          ? say`Times are by the clock of each port. The ship changes its own clock on the way.`
          : say`Times are by the clock of each port. The ship keeps the time of ${sailing.from.name}.`}
      </p>
    </section>
  )
}

function DayNumber({ day, last = day, date }: { day: number; last?: number; date: string }) {
  return (
    <span className="pt-0.5 text-caption text-ink-2">
      <b className="block font-[620] text-ink">{last > day ? say`Days ${day} to ${last}` : say`Day ${day}`}</b>
      {dayText(date)}
    </span>
  )
}

interface PortDayProps {
  readonly call: Call
  readonly isPointed: boolean
  readonly onPoint: (port: string | null) => void
}

/** A day in port: when the ship comes and goes, how long people are ashore, and when all must be aboard. */
function PortDay({ call, isPointed, onPoint }: PortDayProps) {
  const { port, arrives_at: arrives, departs_at: departs, all_aboard_at: aboard, minutes_ashore: ashore, tendered } = call
  const point = () => onPoint(port.port)
  return (
    <li className={classes('cruise-day', isPointed && 'cruise-day-pointed')} onPointerEnter={point} onPointerLeave={() => onPoint(null)}>
      <DayNumber day={call.day} last={call.last_day} date={call.date} />
      <span className="min-w-0">
        <button type="button" className="cruise-port" aria-pressed={isPointed} onClick={point}>
          {port.name}
        </button>
        <span className="block text-small text-ink-2 tabular-nums">{commaText([port.country, timesText(arrives, departs)])}</span>
        {ashore > 0 && (
          <span className="block text-small tabular-nums">
            <b className="font-[600]">{ashoreText(ashore)}</b>
            {aboard && <span className="text-ink-2"> {say`all aboard ${timeOf(aboard)}`}</span>}
          </span>
        )}
        {tendered && <span className="block text-caption text-sun">{say`Boats bring you ashore`}</span>}
      </span>
    </li>
  )
}

function timesText(arrives: string | null, departs: string | null): string {
  // A ship that stays overnight leaves on another day.
  const leaves = arrives && departs && departs.slice(0, 10) !== arrives.slice(0, 10) ? wallClockText(departs) : departs && timeOf(departs)
  if (arrives && leaves) return commaText([say`arrives ${timeOf(arrives)}`, say`leaves ${leaves}`])
  if (leaves) return say`leaves ${leaves}`
  return arrives ? say`arrives ${timeOf(arrives)}` : ''
}
