import { Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { countText } from '../../lib/score.ts'
import type { Stay } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { classes } from '../../ui/classes.ts'
import { IfWide } from '../../ui/if-wide.tsx'
import type { MapGround } from '../../ui/map/ground.ts'
import { useLate } from '../../ui/use-late.ts'
import type { StaysFound } from './hotel-results-api.ts'
import { ActiveChips, Filters, loadFiltersSheet, loadMapSheet, NothingFits, StayMap } from './panels/late-panels.ts'
import { ListHead } from './panels/list-head.tsx'
import { Pages } from './panels/pages.tsx'
import { ResultCard } from './panels/result-card.tsx'
import { countFilters, type Refinement } from './refinement.ts'
import { useRefine } from './use-refine.ts'

interface ResultsProps {
  readonly stay: Stay
  readonly refinement: Refinement
  readonly found: StaysFound
  readonly ground?: MapGround | null
}

/** The list of stays with its filters and its map, in step. */
export function Results({ stay, refinement, found, ground = null }: ResultsProps) {
  const { paths, words } = useStayProduct()
  const refine = useRefine(stay, refinement)
  const [pointed, setPointed] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'none' | 'filters' | 'map'>('none')
  const { Part: FiltersSheet, fetchPart: fetchFilters } = useLate(loadFiltersSheet)
  const { Part: MapSheet, fetchPart: fetchMap } = useLate(loadMapSheet)
  const busy = useNavigation().location?.pathname === paths.results
  const filters = { stay, nights: found.nights, currency: found.currency, facets: found.facets, refine }
  const map = { found, ground, stay, pointed, onPoint: setPointed }
  const close = () => setSheet('none')
  const openSheet = (wanted: 'filters' | 'map') => {
    setSheet(wanted)
    void (wanted === 'map' ? fetchMap : fetchFilters)().then((there) => there || close())
  }
  const counted = countText(found.total, words.one, words.many)
  return (
    <div className="results-grid">
      <IfWide from="64rem" className="max-lg:hidden noscript:max-lg:block">
        <Filters {...filters} />
      </IfWide>
      <div className="min-w-0">
        <ListHead stay={stay} found={found} refine={refine} onSheet={openSheet} />
        {countFilters(refine.draft.filters) > 0 && (
          <Suspense>
            <ActiveChips stay={stay} facets={found.facets} refine={refine} />
          </Suspense>
        )}
        <div aria-busy={busy || undefined} className={classes('transition-opacity', busy && 'opacity-55')}>
          {found.hotels.map((hotel, index) => (
            <ResultCard
              key={hotel.hotel_id}
              hotel={hotel}
              stay={stay}
              nights={found.nights}
              first={index < 2}
              pointed={pointed === hotel.hotel_id}
              onPoint={setPointed}
            />
          ))}
          {found.hotels.length === 0 && (
            <Suspense>
              <NothingFits stay={stay} refine={refine} found={found} />
            </Suspense>
          )}
          <Pages stay={stay} refinement={refinement} shown={found.hotels.length} total={found.total} next={found.next} />
        </div>
      </div>
      <IfWide from="80rem" className="hidden xl:block">
        {found.hotels.length > 0 && (
          <div className="sticky top-6">
            <StayMap {...map} onLarger={() => openSheet('map')} />
          </div>
        )}
      </IfWide>
      {sheet === 'filters' && FiltersSheet && <FiltersSheet {...filters} counted={counted} busy={busy} onClose={close} />}
      {sheet === 'map' && MapSheet && <MapSheet {...map} onClose={close} />}
    </div>
  )
}
