import { say } from '@sojourn/i18n'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { carResultsHref, type Rental } from '../car-address.ts'

interface NoCarsProps {
  readonly rental: Rental
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** Nothing was found: why, and what may have cars. */
export function NoCars({ rental, active, hrefOf, clearing }: NoCarsProps) {
  if (clearing.count > 0)
    return (
      <NoneMatch title={say`No cars match all your filters`} line={say`Remove one to see what's available at your times.`} {...{ active, hrefOf, clearing }} />
    )
  const atTen = { ...rental, fromTime: '10:00', toTime: '10:00' }
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`No cars available at these times`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{say`Desks in town close in the evening and on some Sundays, while airport desks stay open longer. Try other times or a nearby airport.`}</p>
      {(rental.fromTime !== atTen.fromTime || rental.toTime !== atTen.toTime) && (
        <HelpList title={say`On the same days`} links={[{ to: carResultsHref(atTen), words: say`Pick-up and return at 10:00`, detail: '' }]} />
      )}
    </div>
  )
}
