import { Map as MapSign, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { countText } from '../../lib/score.ts'
import type { Stay } from '../../lib/stay-address.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IfWide } from '../../ui/if-wide.tsx'
import type { StaysFound } from './hotel-results-api.ts'
import { ClearLink, Filters, StayMap } from './panels/late-panels.ts'
import { Pages } from './panels/pages.tsx'
import { ResultCard } from './panels/result-card.tsx'
import { OtherDates } from './panels/results-states.tsx'
import { SortForm } from './panels/sort-form.tsx'
import { countFilters, type Refinement } from './refinement.ts'
import { type Refine, useRefine } from './use-refine.ts'

interface ResultsProps {
  readonly stay: Stay
  readonly refinement: Refinement
  readonly found: StaysFound
}

/** The list of stays with its filters and its map, in step. */
export function Results({ stay, refinement, found }: ResultsProps) {
  const refine = useRefine(stay, refinement)
  const [pointed, setPointed] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'none' | 'filters' | 'map'>('none')
  const busy = useNavigation().location?.pathname === '/search-detail'
  const filters = { stay, nights: found.nights, currency: found.currency, facets: found.facets, refine }
  const close = () => setSheet('none')
  const count = countFilters(refine.draft.filters)
  return (
    <div className="results-grid">
      <IfWide from="64rem" className="max-lg:hidden noscript:max-lg:block">
        <Filters {...filters} />
      </IfWide>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 border-b border-ink pb-2.5">
          <div aria-live="polite" className="max-lg:order-last max-lg:w-full">
            <h1 className="text-h2-s md:text-[1.625rem] md:leading-8">
              {countText(found.total, 'stay')} in {found.destination.name}
            </h1>
            {found.total > 0 && <p className="text-caption text-ink-2">Nobody pays for a place in this list.</p>}
          </div>
          <div className="no-bar -m-1 flex items-center gap-2 overflow-x-auto p-1 max-lg:-mx-5 max-lg:w-[calc(100%+2.5rem)] max-lg:px-5 lg:ms-auto">
            <Button size="small" className="shrink-0 lg:hidden noscript:hidden" look={count > 0 ? 'ink' : 'hairline'} onClick={() => setSheet('filters')}>
              <SlidersHorizontal aria-hidden size={16} /> Filters{count > 0 && `, ${count}`}
            </Button>
            <Button size="small" className="shrink-0 xl:hidden noscript:hidden" onClick={() => setSheet('map')}>
              <MapSign aria-hidden size={16} /> Map
            </Button>
            <SortForm stay={stay} refine={refine} />
          </div>
        </div>
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
          {found.hotels.length === 0 && <NothingFits stay={stay} refine={refine} name={found.destination.name} />}
          <Pages stay={stay} refinement={refinement} shown={found.hotels.length} total={found.total} next={found.next} />
        </div>
      </div>
      <IfWide from="80rem" className="hidden xl:block">
        {found.hotels.length > 0 && (
          <div className="sticky top-6">
            <StayMap found={found} pointed={pointed} onPoint={setPointed} />
          </div>
        )}
      </IfWide>
      <Dialog
        open={sheet === 'filters'}
        title="Filters"
        onClose={close}
        foot={
          <Button look="filled" wide onClick={close}>
            Show {countText(found.total, 'stay')}
          </Button>
        }
      >
        <Suspense>
          <p className="pb-2">
            <ClearLink stay={stay} refine={refine} />
          </p>
          <Filters {...filters} bare />
        </Suspense>
      </Dialog>
      <Dialog open={sheet === 'map'} title={`Stays in ${found.destination.name}`} onClose={close}>
        <Suspense>
          <StayMap found={found} pointed={pointed} onPoint={setPointed} onGo={close} />
        </Suspense>
      </Dialog>
    </div>
  )
}

function NothingFits({ stay, refine, name }: { stay: Stay; refine: Refine; name: string }) {
  const narrowed = countFilters(refine.draft.filters) > 0
  return (
    <div className="py-8">
      <h2 className="text-h3">{narrowed ? 'Nothing fits all of these filters' : `No room is left in ${name} for these nights`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">
        {narrowed
          ? 'Take one away, or all of them, to see what is free for your dates.'
          : 'Every house we know there is full for your party. Other dates may be free.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {narrowed && (
          <Button look="ink" size="small" className="noscript:hidden" onClick={refine.clear}>
            Clear all filters
          </Button>
        )}
        <OtherDates stay={stay} />
      </div>
    </div>
  )
}
