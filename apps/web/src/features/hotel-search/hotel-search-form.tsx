import type { Day } from '@sojourn/kernel'
import type { Stay, StayField } from '../../lib/stay-address.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { DateRange } from './date-range.tsx'
import { PartyField } from './party-field.tsx'
import { PlaceField } from './place-field.tsx'
import { useSearchForm } from './use-search-form.ts'

export interface HotelSearchFormProps {
  /** `hero` on a front page, `bar` above results. */
  readonly look: 'hero' | 'bar'
  /** Today where the site runs, told by the server so that both sides agree. */
  readonly today: Day
  /** What the address says already. */
  readonly given?: Partial<Stay>
  /** The words of the place that `given.destination` is the id of. */
  readonly placeLabel?: string
  readonly errors?: Partial<Record<StayField, string>>
}

/** Looks for stays of the product whose page it is on. A plain GET form of its results: it works before, and without, any script. */
export function HotelSearchForm({ look, ...start }: HotelSearchFormProps) {
  const { product, earliest, place, range, rooms, errors, ...form } = useSearchForm(start)
  return (
    <search>
      <form
        action={product.paths.results}
        method="get"
        noValidate
        onSubmit={form.submit}
        className={classes('search-form', look === 'hero' ? 'search-hero' : 'search-bar')}
      >
        <div className="cell cell-place">
          <PlaceField
            text={place.text}
            error={errors.destination}
            onText={(text) => form.setPlace({ text, id: '' })}
            onPlace={({ label, place_id }) => form.setPlace({ text: label, id: place_id })}
            onRecent={form.recall}
          />
        </div>
        <DateRange range={range} earliest={earliest} today={start.today} placeId={place.id} rooms={rooms} errors={errors} onChange={form.setRange} />
        <div className="cell cell-party">
          <PartyField rooms={rooms} error={errors.rooms} onChange={form.setRooms} />
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
