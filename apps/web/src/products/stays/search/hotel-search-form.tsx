import { commaText, daysTextShort, say } from '@sojourn/i18n'
import { beforeOption, type FoundPlace, NearPlaces, PlaceField, SearchForm, type SearchLook } from '../../../features/search-form/index.ts'
import { partyText } from '../../../lib/rooms.ts'
import { BedDouble } from '../../../ui/icons/bed-double.tsx'
import type { StayField } from '../read-stay.ts'
import { recentStays } from '../recent-stays.ts'
import { stayProducts } from '../site-products.ts'
import type { Stay } from '../stay-query.ts'
import { PartyField } from './party-field.tsx'
import { AMONG } from './places-of-stays.ts'
import { StayDates } from './stay-dates.tsx'
import { useSearchForm } from './use-search-form.ts'

export interface HotelSearchFormProps {
  readonly look: SearchLook
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

/** What may be typed where a place is asked for, in whole texts. */
const PLACES = {
  HLT: { ask: say`City, district or hotel`, advice: say`Try a city, district or hotel.` },
  VR: { ask: say`City, district or home`, advice: say`Try a city, district or home.` },
} as const

/** Looks for stays of the product whose page it is on. */
export function HotelSearchForm({ look, ...start }: HotelSearchFormProps) {
  const { product, today, earliest, place, range, rooms, errors, ...form } = useSearchForm(start)
  const { name, code, paths, unit, words } = product
  const choose = ({ label, place_id: id, time_zone: timeZone }: FoundPlace) => form.setPlace({ text: label, id, timeZone })
  const searches = recentStays[name].use()
  const before = searches.map((search) =>
    beforeOption({
      id: search.destination,
      label: search.label,
      detail: commaText([daysTextShort(search.checkin, search.checkout), partyText(search.rooms, unit)]),
      onRemove: () => recentStays[name].forget(search.destination),
    }),
  )
  return (
    <SearchForm
      name={stayProducts.find((one) => one.code === code)?.label ?? ''}
      action={paths.results}
      look={look}
      cells="cells-one-row"
      onSubmit={form.submit}
    >
      <div className="cell cell-place">
        <PlaceField
          label={say`Where to?`}
          name="destination"
          placeholder={PLACES[code].ask}
          among={AMONG[name]}
          sold={{ Sign: BedDouble, word: words.hotel }}
          advice={PLACES[code].advice}
          text={place.text}
          error={errors.destination}
          before={before}
          onText={(text) => form.setPlace({ text, id: '', timeZone: null })}
          onPlace={choose}
          onBefore={(id) => form.recall(searches.find(({ destination }) => destination === id))}
        />
        <NearPlaces places={form.near} onPlace={choose} />
      </div>
      <StayDates {...range} earliest={earliest} today={today} placeId={place.id} rooms={rooms} errors={errors} onChange={form.setRange} />
      <div className="cell cell-party">
        <PartyField rooms={rooms} error={errors.rooms} onChange={form.setRooms} />
      </div>
    </SearchForm>
  )
}
