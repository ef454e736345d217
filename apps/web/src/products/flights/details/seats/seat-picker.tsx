import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import type { FlightSearch } from '../../flight-address.ts'
import { getSeats, type SeatMaps } from '../../flights-api.ts'
import type { ChosenSeat } from '../flight-sum.ts'
import { SeatPickerView } from './seat-picker-view.tsx'

interface SeatPickerProps {
  readonly itineraryId: string
  readonly brandId: string
  readonly search: FlightSearch
  readonly currency: string
  readonly seats: readonly ChosenSeat[]
  readonly onChange: (seats: readonly ChosenSeat[]) => void
}

type Known =
  | { readonly about: string; readonly step: 'here'; readonly maps: SeatMaps }
  | { readonly about: string; readonly step: 'refused'; readonly message: string }

/** The seat maps of a journey as they are now; those of another fare have other prices. */
export function SeatPicker({ itineraryId, brandId, search, currency, seats, onChange }: SeatPickerProps) {
  const [known, setKnown] = useState<Known | null>(null)
  const [asked, setAsked] = useState(0)
  const about = `${itineraryId} ${brandId} ${currency} ${asked}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is that of the page
  useEffect(() => {
    let isCurrent = true
    void getSeats(itineraryId, brandId, search, currency).then((answer) => {
      if (isCurrent) setKnown(answer.ok ? { about, step: 'here', maps: answer.data } : { about, step: 'refused', message: answer.message })
    })
    return () => {
      isCurrent = false
    }
  }, [about])
  if (known?.about !== about)
    return (
      <Loading what={say`Loading the seat map`}>
        <Skeleton className="mt-4 h-80 w-full" />
      </Loading>
    )
  if (known.step === 'refused')
    return (
      <Note kind="wrong" live className="mt-4" action={<Button size="small" onClick={() => setAsked(asked + 1)}>{say`Try again`}</Button>}>
        {known.message}
      </Note>
    )
  return <SeatPickerView maps={known.maps} search={search} seats={seats} onChange={onChange} />
}
