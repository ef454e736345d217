import { daysText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { ButtonLink } from '../../../../ui/button.tsx'
import { hotelHref, stayHref } from '../../stay-query.ts'
import type { Desk } from '../desk.ts'
import type { Hotel } from '../hotel-details-api.ts'
import { wordsOf } from '../words.ts'

const SHIFTS = [-1, 1, 7] as const

/** No room for these nights: nearby dates here, or the other properties of the town. */
export function SoldOut({ hotel, desk: { product, stay, today } }: { hotel: Hotel; desk: Desk }) {
  const words = wordsOf(product)
  const shifted = SHIFTS.map((days) => ({ ...stay, checkin: addDays(stay.checkin, days), checkout: addDays(stay.checkout, days) }))
  return (
    <div className="py-8">
      <h3 className="text-h3">{words.soldOut}</h3>
      <p className="mt-1 max-w-[36rem] text-ink-2">{words.soldOutWhy(hotel.city)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          to={stayHref(product.paths.results, { ...stay, destination: hotel.city_place_id })}
          look="ink"
          size="small"
        >{say`Stays in ${hotel.city} for these nights`}</ButtonLink>
        {shifted
          .filter(({ checkin }) => checkin >= today)
          .map((moved) => (
            <ButtonLink key={moved.checkin} to={hotelHref(hotel.hotel_id, moved, product)} size="small">
              {daysText(moved.checkin, moved.checkout)}
            </ButtonLink>
          ))}
      </div>
    </div>
  )
}
