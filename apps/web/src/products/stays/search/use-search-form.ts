import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { suggest } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { parseStay, type StayField, tooSoon } from '../read-stay.ts'
import type { RecentStay } from '../recent-stays.ts'
import { ONE_ROOM } from '../stay-address.ts'
import { useStayProduct } from '../stay-product.ts'
import { printRooms, type Stay, stayHref } from '../stay-query.ts'
import { usualStay } from '../usual-stay.ts'
import { AMONG } from './places-of-stays.ts'

interface Start {
  /** Today at the server, sent by it so that both sides agree. */
  readonly today: Day
  /** What the address says already. */
  readonly given?: Partial<Stay>
  /** The words of the place that `given.destination` is the id of. */
  readonly placeLabel?: string
  readonly errors?: Partial<Record<StayField, string>>
}

/** What a search form holds, and what sending it does: an address of results, or words at the fields. */
export function useSearchForm({ today, given = {}, placeLabel, errors: firstErrors }: Start) {
  const product = useStayProduct()
  const earliest = earliestCheckin(today, useShell())
  const usual = usualStay(earliest)
  const navigate = useNavigate()
  const [place, setPlace] = useState({ text: placeLabel ?? given.destination ?? '', id: placeLabel ? (given.destination ?? '') : '' })
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
  const [errors, setErrors] = useState(firstErrors ?? (given.checkin && given.checkin < earliest ? { checkin: tooSoon(earliest) } : {}))
  return {
    product,
    earliest,
    place,
    range,
    rooms,
    errors,
    setPlace,
    setRange,
    setRooms,
    /** A search of before: its days too, unless they have passed. */
    recall(search: RecentStay | undefined) {
      if (!search) return
      setPlace({ text: search.label, id: search.destination })
      setRooms(search.rooms)
      if (search.checkin >= earliest) setRange({ checkin: search.checkin, checkout: search.checkout })
    },
    async submit(event: FormEvent) {
      event.preventDefault()
      const query = new URLSearchParams({ destination: place.id || place.text, ...range, rooms: printRooms(rooms) })
      const read = parseStay(query, today, earliest)
      setErrors(read.errors)
      if (!read.stay) return
      // A word that was not chosen from the list: where it means nothing, no page is left for it.
      const known = place.id ? null : await suggest({ text: place.text, among: AMONG[product.name] })
      if (known?.length === 0) setErrors({ destination: say`No places match “${place.text}”. Choose one from the list.` })
      else await navigate(stayHref(product.paths.results, read.stay))
    },
  }
}
