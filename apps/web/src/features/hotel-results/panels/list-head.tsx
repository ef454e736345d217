import { Map as MapSign, SlidersHorizontal } from 'lucide-react'
import { countText } from '../../../lib/score.ts'
import type { Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { Button } from '../../../ui/button.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import type { StaysFound } from '../hotel-results-api.ts'
import { countFilters, FROM_THE_TOP } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import { SORTS } from '../sorts.ts'
import type { Refine } from '../use-refine.ts'
import { SortForm } from './sort-form.tsx'

interface ListHeadProps {
  readonly stay: Stay
  readonly found: StaysFound
  readonly refine: Refine
  readonly onSheet: (sheet: 'filters' | 'map') => void
}

/** How many stays there are, how they are ranked, and what may be done with the list. */
export function ListHead({ stay, found, refine, onSheet }: ListHeadProps) {
  const product = useStayProduct()
  const { one, many } = product.words
  const count = countFilters(refine.draft.filters)
  const how = SORTS.find(({ value }) => value === refine.draft.sort)?.how
  const title = `${countText(found.total, one, many)} in ${found.destination.name}`
  return (
    <div className="border-b border-ink pb-2.5">
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3">
        <div aria-live="polite" className="max-lg:order-last max-lg:w-full">
          <h1 className="text-h2-s md:text-[1.625rem] md:leading-8">{title}</h1>
        </div>
        <div className="no-bar -m-1 flex items-center gap-2 overflow-x-auto p-1 max-lg:-mx-5 max-lg:w-[calc(100%+2.5rem)] max-lg:px-5 lg:ms-auto">
          <Button size="small" className="shrink-0 lg:hidden noscript:hidden" look={count > 0 ? 'ink' : 'hairline'} onClick={() => onSheet('filters')}>
            <SlidersHorizontal aria-hidden size={16} /> Filters{count > 0 && `, ${count}`}
          </Button>
          <SortForm stay={stay} refine={refine} />
          <Button size="small" className="shrink-0 xl:hidden noscript:hidden" onClick={() => onSheet('map')}>
            <MapSign aria-hidden size={16} /> Map
          </Button>
          <ShareButton
            className="shrink-0 noscript:hidden"
            path={resultsHref(product, stay, { ...refine.draft, ...FROM_THE_TOP })}
            title={title}
            copied="Link copied: it opens this search with its dates, party and filters."
          />
        </div>
      </div>
      {found.total > 0 && <p className="mt-1 max-w-[44rem] text-caption text-ink-2">{how} Nobody pays for a place in this list.</p>}
    </div>
  )
}
