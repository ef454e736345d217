import type { Day } from '@sojourn/kernel'
import { addDays } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { usualStay } from '../../lib/dates.ts'
import { fitCheckout, ONE_ROOM, parseStay, printRooms, type Stay, type StayField, stayHref } from '../../lib/stay-address.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { DateField } from './date-field.tsx'
import { PartyField } from './party-field.tsx'
import { PlaceField } from './place-field.tsx'

export interface HotelSearchFormProps {
  /** `hero` on a front page, `bar` above results. */
  readonly look: 'hero' | 'bar'
  /** Today where the site runs: the earliest check-in, told by the server so that both sides agree. */
  readonly today: Day
  /** What the address says already. */
  readonly given?: Partial<Stay>
  /** The words of the place that `given.destination` is the id of. */
  readonly placeLabel?: string
  readonly errors?: Partial<Record<StayField, string>>
}

/** Looks for hotels. A plain GET form of `/search-detail`: it works before, and without, any script. */
export function HotelSearchForm({ look, today, given = {}, placeLabel, errors: firstErrors = {} }: HotelSearchFormProps) {
  const usual = usualStay(today)
  const navigate = useNavigate()
  const [text, setText] = useState(placeLabel ?? given.destination ?? '')
  const [placeId, setPlaceId] = useState(placeLabel ? (given.destination ?? '') : '')
  const [checkin, setCheckin] = useState(given.checkin ?? usual.checkin)
  const [checkout, setCheckout] = useState(given.checkout ?? usual.checkout)
  const [rooms, setRooms] = useState(given.rooms ?? ONE_ROOM)
  const [errors, setErrors] = useState(firstErrors)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams({ destination: placeId || text, checkin, checkout, rooms: printRooms(rooms) })
    const read = parseStay(query, today)
    setErrors(read.errors)
    if (read.stay) void navigate(stayHref('/search-detail', read.stay))
  }
  return (
    <search>
      <form
        action="/search-detail"
        method="get"
        noValidate
        onSubmit={submit}
        className={classes('search-form', look === 'hero' ? 'search-hero' : 'search-bar')}
      >
        <div className="cell cell-place">
          <PlaceField
            text={text}
            error={errors.destination}
            onText={(next) => {
              setText(next)
              setPlaceId('')
            }}
            onPlace={(place) => {
              setText(place.label)
              setPlaceId(place.place_id)
            }}
            inputClass="cell-value cell-input"
          />
        </div>
        <div className="cell cell-from">
          <DateField
            label="Check-in"
            name="checkin"
            value={checkin}
            min={today}
            today={today}
            error={errors.checkin}
            onChange={(day) => {
              setCheckin(day)
              if (day) setCheckout(fitCheckout(day, checkout))
            }}
          />
        </div>
        <div className="cell">
          <DateField
            label="Check-out"
            name="checkout"
            value={checkout}
            min={checkin ? addDays(checkin, 1) : today}
            today={today}
            error={errors.checkout}
            onChange={setCheckout}
          />
        </div>
        <div className="cell cell-party">
          <PartyField rooms={rooms} error={errors.rooms} onChange={setRooms} />
        </div>
        <div className="cell-go">
          <Button type="submit" look={look === 'hero' ? 'filled' : 'hairline'} className="search-go">
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
