import { lazy, Suspense, useEffect, useState } from 'react'
import { dayText } from '../../lib/dates.ts'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { partyText } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { IfWide } from '../../ui/if-wide.tsx'
import type { HotelSearchFormProps } from './hotel-search-form.tsx'

// On a phone it is folded away: its code is fetched when it is opened.
const HotelSearchForm = lazy(() => import('./hotel-search-form.tsx').then((late) => ({ default: late.HotelSearchForm })))

/** The form above results. On a phone it folds into what was asked, until it is pressed or something in it is wrong. */
export function HotelSearchBar(props: Omit<HotelSearchFormProps, 'look'>) {
  const { given, placeLabel, errors } = props
  const whole = given?.checkin && given.checkout && given.rooms && placeLabel && Object.keys(errors ?? {}).length === 0
  const [open, setOpen] = useState(!whole)
  const product = useStayProduct()
  useEffect(() => {
    const { destination, checkin, checkout, rooms } = given ?? {}
    if (destination && checkin && checkout && rooms && placeLabel) rememberSearch(product, { destination, checkin, checkout, rooms, label: placeLabel })
  }, [product, given, placeLabel])
  return (
    <>
      {whole && !open && (
        <div className="py-2.5 md:hidden noscript:hidden">
          <button type="button" onClick={() => setOpen(true)} className="w-full border border-rule-2 bg-sheet px-3.5 py-2 text-start text-small">
            <span className="sr-only">Change the search: </span>
            <b className="block truncate font-[620]">{placeLabel}</b>
            <span className="text-ink-2">
              {dayText(given.checkin!)} to {dayText(given.checkout!)}, {partyText(given.rooms!, product.words.unit)}
            </span>
          </button>
        </div>
      )}
      {open ? (
        <Suspense>
          <HotelSearchForm {...props} look="bar" />
        </Suspense>
      ) : (
        <IfWide from="48rem" className="max-md:hidden noscript:max-md:block">
          <HotelSearchForm {...props} look="bar" />
        </IfWide>
      )}
    </>
  )
}
