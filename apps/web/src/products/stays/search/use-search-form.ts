import { earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { askPlace, type FoundPlace, noPlaceText } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ONE_ROOM, printRooms } from '../../../lib/rooms.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { parseStay, type StayField, tooSoon } from '../read-stay.ts'
import type { RecentStay } from '../recent-stays.ts'
import { useStayProduct } from '../stay-product.ts'
import { type Stay, stayHref } from '../stay-query.ts'
import { usualStay } from '../usual-stay.ts'
import { AMONG } from './places-of-stays.ts'

interface Place {
  readonly text: string
  /** Empty where a text was typed and none of the list was chosen. */
  readonly id: string
  /** The clock there; null where it is not known. */
  readonly timeZone: string | null
}

interface Start {
  /** The time of the server, sent by it so that both sides agree. */
  readonly nowMs: number
  /** What the address says already. */
  readonly given?: Partial<Stay>
  /** The words of the place that `given.destination` is the id of. */
  readonly placeLabel?: string
  /** The clock of that place. */
  readonly timeZone?: string
  readonly errors?: Partial<Record<StayField, string>>
}

/** What a search form holds, and what sending it does: an address of results, or words at the fields. */
export function useSearchForm({ nowMs, given = {}, placeLabel, timeZone, errors: firstErrors }: Start) {
  const product = useStayProduct()
  const shell = useShell()
  const navigate = useNavigate()
  const [place, setPlace] = useState<Place>({
    text: placeLabel ?? given.destination ?? '',
    id: placeLabel ? (given.destination ?? '') : '',
    timeZone: placeLabel ? (timeZone ?? null) : null,
  })
  // Of the place; as long as none is chosen, the earliest there is.
  const today = todayAt(place.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  // Two weeks later, so that another clock changes nothing.
  const usual = usualStay(earliestCheckin(earliestDay(nowMs), shell))
  const [chosen, setRange] = useState(
    given.checkin || given.checkout ? { checkin: given.checkin ?? usual.checkin, checkout: given.checkout ?? usual.checkout } : null,
  )
  // Until days are chosen, they are the first possible ones.
  const range = chosen ?? usual
  const [rooms, setRooms] = useState(given.rooms ?? ONE_ROOM)
  useCarry(
    { place: place.id, from: range.checkin, until: range.checkout, own: { rooms: printRooms(rooms) } },
    { from: usual.checkin, until: usual.checkout, own: { rooms: printRooms(ONE_ROOM) } },
  )
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  const [errors, setErrors] = useState(firstErrors ?? (given.checkin && given.checkin < earliest ? { checkin: tooSoon(earliest) } : {}))
  return {
    product,
    today,
    earliest,
    place,
    range,
    rooms,
    errors,
    /** Places that may have been meant by a text that is none. */
    near,
    setPlace(next: Place) {
      setPlace(next)
      setNear([])
      // It was about the text before.
      setErrors(({ destination: _destination, ...others }) => others)
    },
    setRange,
    setRooms,
    /** A search of before: its days too, unless they have passed. */
    recall(search: RecentStay | undefined) {
      if (!search) return
      setPlace({ text: search.label, id: search.destination, timeZone: search.timeZone })
      setRooms(search.rooms)
      if (search.checkin >= earliestCheckin(todayAt(search.timeZone, nowMs), shell)) setRange({ checkin: search.checkin, checkout: search.checkout })
    },
    async submit(event: FormEvent) {
      event.preventDefault()
      // A word that was not chosen from the list: where it means nothing, no page is left for it.
      const meant = place.id || !place.text.trim() ? null : await askPlace(place.text, AMONG[product.name])
      const known = meant?.kind === 'place' ? meant.place : null
      const query = new URLSearchParams({ destination: known?.place_id || place.id || place.text, ...range, rooms: printRooms(rooms) })
      const at = known ? todayAt(known.time_zone, nowMs) : today
      const read = parseStay(query, at, earliestCheckin(at, shell))
      const unknown = meant?.kind === 'near' ? meant.places : null
      setNear(unknown ?? [])
      setErrors({ ...read.errors, ...(unknown && { destination: noPlaceText(place.text.trim(), unknown) }) })
      if (read.stay && !unknown) await navigate(stayHref(product.paths.results, read.stay))
    },
  }
}
