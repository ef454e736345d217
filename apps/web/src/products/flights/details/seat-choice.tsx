import { moneyText, plural, say } from '@sojourn/i18n'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { FlightSearch } from '../flight-address.ts'
import type { ChosenSeat } from './flight-sum.ts'

// Fetched by who chooses seats.
const SeatPicker = lazy(() => import('./seats/seat-picker.tsx').then((found) => ({ default: found.SeatPicker })))

interface SeatChoiceProps {
  readonly itineraryId: string
  readonly brandId: string
  readonly search: FlightSearch
  readonly currency: string
  readonly seats: readonly ChosenSeat[]
  readonly onChange: (seats: readonly ChosenSeat[]) => void
}

/** Seats of all who have one, on a map of each flight. Without a choice one is given at check-in. */
export function SeatChoice(props: SeatChoiceProps) {
  const [open, setOpen] = useState(false)
  const { seats, currency } = props
  const total = seats.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Seats`}</h2>
      <p className="mt-1 text-small text-ink-2" aria-live="polite">
        {seats.length === 0
          ? say`Seats are given at check-in, unless you choose yours now.`
          : say`${plural(seats.length, { one: '# seat chosen', other: '# seats chosen' })}, ${moneyText(total, currency)}`}
      </p>
      <Button size="small" className="mt-3 noscript:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? say`Hide the seat map` : say`Choose seats`}
      </Button>
      {open && (
        <Suspense
          fallback={
            <Loading what={say`Loading the seat map`}>
              <Skeleton className="mt-4 h-80 w-full" />
            </Loading>
          }
        >
          <SeatPicker {...props} />
        </Suspense>
      )}
    </section>
  )
}
