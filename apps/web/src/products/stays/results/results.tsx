import { say } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { ResultsShell, SortForm } from '../../../features/results/index.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { useStayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { activeFilters } from './active-filters.ts'
import type { StaysFound } from './hotel-results-api.ts'
import { mapPins } from './map-pins.ts'
import { pagesOf } from './pages-of.ts'
import { NothingFits } from './panels/nothing-fits.tsx'
import { cardId, ResultCard } from './panels/result-card.tsx'
import { StayMapCard } from './panels/stay-map-card.tsx'
import { countFilters, FIELD, FROM_THE_TOP, NO_FILTERS, type Refinement, refinementFields } from './refinement.ts'
import { resultsHref } from './results-address.ts'
import { SORTS } from './sorts.ts'
import { useRefine } from './use-refine.ts'
import { RESULTS_WORDS } from './words.ts'

// A phone fetches them when they are opened.
const Filters = lazy(() => import('./panels/filters.tsx').then((found) => ({ default: found.Filters })))

interface ResultsProps {
  readonly stay: Stay
  readonly refinement: Refinement
  readonly found: StaysFound
}

/** The list of stays with its filters and its map. */
export function Results({ stay, refinement, found }: ResultsProps) {
  const product = useStayProduct()
  const { paths } = product
  const words = RESULTS_WORDS[product.code]
  const refine = useRefine(stay, refinement)
  const { draft } = refine
  const [pointed, setPointed] = useState<string | null>(null)
  const hrefOf = (one: Refinement) => resultsHref(product, stay, one)
  const pinsOf = useCallback(() => mapPins(found), [found])
  const { destination, hotels, nights, total, next } = found
  const how = SORTS.find(({ value }) => value === draft.sort)?.how
  return (
    <ResultsShell
      path={paths.results}
      counted={product.words.count(total)}
      showText={words.showCount(total)}
      head={{
        title: words.countIn(total, destination.name),
        note: total > 0 && how ? `${how} ${words.fair}` : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={paths.results}
            fields={[
              ['destination', stay.destination],
              ['checkin', stay.checkin],
              ['checkout', stay.checkout],
              ['rooms', printRooms(stay.rooms)],
              ...refinementFields({ ...draft, sort: 'recommended', ...FROM_THE_TOP }),
            ]}
            name={FIELD.sort}
            options={SORTS}
            value={draft.sort}
            onSort={refine.order}
          />
        ),
        share: { path: hrefOf({ ...draft, ...FROM_THE_TOP }), copied: say`Link copied. It opens this search with the same dates, guests and filters.` },
      }}
      filters={{
        form: <Filters stay={stay} nights={nights} currency={found.currency} facets={found.facets} refine={refine} />,
        chipsOf: () =>
          activeFilters(draft.filters, found.facets).map(({ label, without }) => ({
            label,
            to: refine.hrefWith(without),
            onRemove: () => refine.filter(without),
          })),
        clearing: { count: countFilters(draft.filters), to: refine.hrefWith(NO_FILTERS), onClear: refine.clear },
      }}
      map={
        // A map is drawn of one city.
        hotels.length === 0 || destination.type === 'region'
          ? null
          : {
              placeId: destination.place_id,
              centre: destination,
              title: say`Stays in ${destination.name}`,
              label: words.mapOf(hotels.length + found.pins.length, destination.name),
              pinsOf,
              card: (hotelId, onClose) => <StayMapCard found={found} stay={stay} hotelId={hotelId} onClose={onClose} />,
              elementOf: cardId,
              pointed,
              onPoint: setPointed,
            }
      }
      pages={pagesOf({ refinement, shown: hotels.length, total, next, hrefOf })}
      empty={<NothingFits stay={stay} refine={refine} found={found} />}
    >
      {hotels.map((hotel, index) => (
        <ResultCard
          key={hotel.hotel_id}
          hotel={hotel}
          stay={stay}
          nights={nights}
          city={destination.city}
          at={index}
          pointed={pointed === hotel.hotel_id}
          bookableFrom={found.bookable_from}
          onPoint={setPointed}
        />
      ))}
    </ResultsShell>
  )
}
