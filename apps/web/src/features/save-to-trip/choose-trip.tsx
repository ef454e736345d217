import { daysTextShort, say } from '@sojourn/i18n'
import type { FormEvent } from 'react'
import { TripPicture } from '../../lib/trip-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Trip } from './save-to-trip-api.ts'

/** The trips there are to choose from: not known yet, not to be had, or those near in time before the others. */
export type Choice = { readonly at: 'asking' | 'failed' } | { readonly at: 'choosing'; readonly near: readonly Trip[]; readonly others: readonly Trip[] }

interface ChooseTripProps {
  readonly choice: Choice
  /** The suggested name of a new trip. */
  readonly place: string
  readonly fault: string | null
  readonly busy: boolean
  readonly onChoose: (tripId: string) => void
  readonly onMake: (name: string) => void
}

/** The trips near these days first, then the others, then a new one. */
export function ChooseTrip({ choice, place, fault, busy, onChoose, onMake }: ChooseTripProps) {
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMake(String(new FormData(event.currentTarget).get('name') ?? ''))
  }
  return (
    <>
      {fault && (
        <Note kind="wrong" live className="mb-4">
          {fault}
        </Note>
      )}
      {choice.at === 'asking' && <Skeleton className="mb-5 h-16 w-full" />}
      {choice.at === 'failed' && (
        <Note kind="wrong" live className="mb-4">
          {/* B8.1: spelled so in English too. */}
          {say`Error al cargar viajes`} {say`You can still start a new one.`}
        </Note>
      )}
      {choice.at === 'choosing' && (
        <>
          <Trips title={say`Near these dates`} trips={choice.near} busy={busy} onChoose={onChoose} />
          <Trips title={choice.near.length > 0 ? say`Other trips` : say`Your trips`} trips={choice.others} busy={busy} onChoose={onChoose} />
        </>
      )}
      <form method="dialog" onSubmit={make} className="flex flex-wrap items-end gap-3 border-t border-ink pt-4">
        <Field label={say`New trip`} name="name" defaultValue={place} limit={80} required autoComplete="off" className="min-w-0 flex-[1_1_11rem]" />
        <Button type="submit" look="ink" busy={busy}>{say`Create and add`}</Button>
      </form>
    </>
  )
}

interface TripsProps {
  readonly title: string
  readonly trips: readonly Trip[]
  readonly busy: boolean
  readonly onChoose: (tripId: string) => void
}

function Trips({ title, trips, busy, onChoose }: TripsProps) {
  if (trips.length === 0) return null
  return (
    <section aria-label={title} className="mb-5">
      <h3 className="text-small font-[620]">{title}</h3>
      <ul className="mt-1 border-t border-rule">
        {trips.map((trip) => (
          <li key={trip.trip_list_id} className="border-b border-rule">
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => onChoose(trip.trip_list_id)}
              className="flex w-full items-center gap-3 py-2.5 text-start hover:bg-sheet"
            >
              <TripPicture image={trip.trip_image} className="size-12 shrink-0" />
              <span className="min-w-0">
                <b className="block font-[620] wrap-anywhere">{trip.trip_list_name}</b>
                <span className="text-small text-ink-2">{daysTextShort(trip.checkin_date, trip.checkout_date)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
