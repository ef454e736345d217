import { commaText, daysTextShort } from '@sojourn/i18n'
import { lazy, useEffect } from 'react'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { partyText, printRooms } from '../../../lib/rooms.ts'
import { recentStays } from '../recent-stays.ts'
import { useStayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import type { HotelSearchFormProps } from './hotel-search-form.tsx'

// A phone fetches it when it is opened.
const HotelSearchForm = lazy(() => import('./hotel-search-form.tsx').then((found) => ({ default: found.HotelSearchForm })))

/** The form above results; a search that is whole is remembered. */
export function HotelSearchBar(props: Omit<HotelSearchFormProps, 'look'>) {
  const { given, placeLabel, timeZone = null, errors } = props
  const { name, unit } = useStayProduct()
  useEffect(() => {
    if (isWhole(given) && placeLabel) recentStays[name].remember({ ...given, label: placeLabel, timeZone })
  }, [name, given, placeLabel, timeZone])
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ place: given?.destination, from: given?.checkin, until: given?.checkout, own: given?.rooms ? { rooms: printRooms(given.rooms) } : {} })
  const isRight = Object.keys(errors ?? {}).length === 0
  const asked =
    isRight && isWhole(given) && placeLabel
      ? { label: placeLabel, detail: commaText([daysTextShort(given.checkin, given.checkout), partyText(given.rooms, unit)]) }
      : null
  return (
    <SearchBar asked={asked}>
      <HotelSearchForm {...props} look="bar" />
    </SearchBar>
  )
}

const isWhole = (given: Partial<Stay> = {}): given is Stay => Boolean(given.destination && given.checkin && given.checkout && given.rooms)
