import { dayText, moneyText, plural, say, stopText } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { weekdayOf } from '@sojourn/kernel'
import { MapCard } from '../../../features/results/index.ts'
import type { Rental } from '../car-address.ts'
import { deskText } from '../car-words.ts'
import type { Depot } from '../cars-api.ts'

interface DepotCardProps {
  readonly depot: Depot
  readonly rental: Rental
  readonly currency: string
  readonly onClose: () => void
}

/** A desk that was chosen on the map: how it is reached, its hours on the two days, and from how much its cars are. */
export function DepotCard({ depot, rental, currency, onClose }: DepotCardProps) {
  const days = [...new Set([rental.from, rental.to])]
  return (
    <MapCard name={depot.supplier} onClose={onClose}>
      <p className="font-display text-lead leading-6">{depot.supplier}</p>
      <p className="text-caption text-ink-2">{stopText([depot.name, deskText(depot)])}</p>
      <p className={depot.is_open ? 'mt-1 text-small font-[560] text-sea' : 'mt-1 text-small font-[560] text-sun'}>
        {depot.is_open ? say`Open at your times` : say`Closed at your times`}
      </p>
      <ul className="text-caption text-ink-2 tabular-nums">
        {days.map((day) => (
          <li key={day}>{hoursText(day, depot.hours[weekdayOf(day)])}</li>
        ))}
      </ul>
      {depot.from !== null && (
        <p className="mt-1 text-small tabular-nums">
          <Say>
            {plural(depot.cars, { one: '# car', other: '# cars' })} from <strong className="font-[640]">{moneyText(depot.from, currency)}</strong>
          </Say>
        </p>
      )}
    </MapCard>
  )
}

const hoursText = (day: string, hours: Depot['hours'][number] | undefined): string =>
  hours ? say`${dayText(day)}: ${hours.from} to ${hours.until}` : say`${dayText(day)}: closed`
