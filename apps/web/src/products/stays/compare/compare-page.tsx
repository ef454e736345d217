import { daysText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useEffect } from 'react'
import { partyText } from '../../../lib/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { COMPARE_MOST, compareHref, useCompareSet, writePicked } from '../compare-set.ts'
import { useStayProduct } from '../stay-product.ts'
import { stayHref } from '../stay-query.ts'
import type { Comparison } from './find-compared.ts'
import { CompareEmpty, CompareFailed } from './panels/compare-states.tsx'
import { CompareTable } from './panels/compare-table.tsx'
import { COMPARE_WORDS } from './words.ts'

interface ComparePageProps {
  readonly comparison: Comparison
  /** The address itself, to try again. */
  readonly again: string
}

/** Up to four properties side by side for one stay. The address says which; the set of this tab follows it. */
export function ComparePage({ comparison, again }: ComparePageProps) {
  const { hotels, stay, otherDates, unknown, failed } = comparison
  const product = useStayProduct()
  const words = COMPARE_WORDS[product.code]
  const { picked } = useCompareSet(product)
  useEffect(() => {
    // An address that named nothing, or nothing that could be fetched, says nothing about the set.
    if (hotels.length > 0 && failed.length === 0) {
      writePicked(
        product,
        hotels.map(({ hotel }) => ({ id: hotel.hotel_id, name: hotel.name })),
      )
    }
  }, [product, hotels, failed])
  const place = hotels[0]?.hotel
  if (hotels.length === 0 && failed.length > 0) return <CompareFailed product={product} again={again} />
  if (!place) {
    const pickedHref =
      picked.length > 0
        ? compareHref(
            picked.map(({ id }) => id),
            stay,
            product,
          )
        : null
    return <CompareEmpty product={product} unknown={unknown} pickedHref={pickedHref} />
  }
  return (
    <>
      <h1 className="pt-8 text-h1-s md:text-h1">{hotels.length === 1 ? place.name : words.title(hotels.length)}</h1>
      <p className="mt-2 text-ink-2">{words.lead(daysText(stay.checkin, stay.checkout), partyText(stay.rooms, product.unit))}</p>
      {otherDates && (
        <Note kind="care" className="mt-5">
          <Say>
            The dates in this link can't be booked, so you're seeing <b>{daysText(stay.checkin, stay.checkout)}</b> instead.
          </Say>
        </Note>
      )}
      {unknown > 0 && (
        <Note kind="plain" className="mt-5">
          {words.gone(unknown)}
        </Note>
      )}
      {failed.length > 0 && (
        <Note
          kind="wrong"
          className="mt-5"
          action={
            <ButtonLink to={again} size="small">
              {say`Try again`}
            </ButtonLink>
          }
        >
          {words.failed(failed.length)}
        </Note>
      )}
      {hotels.length === 1 && (
        <Note kind="plain" className="mt-5">
          {words.onlyOne}
        </Note>
      )}
      <div className="mt-6">
        <CompareTable hotels={hotels} stay={stay} product={product} />
      </div>
      {hotels.length < COMPARE_MOST && (
        <p className="mt-6">
          <ButtonLink to={stayHref(product.paths.results, { ...stay, destination: place.city_place_id })}>{say`Add another in ${place.city}`}</ButtonLink>
        </p>
      )}
    </>
  )
}
