import { daysText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { BelowForm } from '../../../features/home/index.ts'
import { carResultsHref } from '../car-address.ts'
import { recentCars } from '../recent-cars.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentCars({ promises }: { promises: readonly string[] }) {
  const recent = recentCars.use().map((search) => ({
    key: `${search.pickupCode} ${search.dropoffCode}`,
    label: search.label,
    detail: daysText(search.pickupDate as Day, search.dropoffDate as Day),
    to: carResultsHref({
      pickup: search.pickupCode,
      dropoff: search.sameDropoff ? '' : search.dropoffCode,
      from: search.pickupDate as Day,
      fromTime: search.pickupTime,
      to: search.dropoffDate as Day,
      toTime: search.dropoffTime,
      age: search.driverAge,
    }),
    onForget: () => recentCars.forget(`${search.pickupCode} ${search.dropoffCode}`),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
