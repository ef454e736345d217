import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MapSign } from '../../../ui/icons/map.tsx'
import { SlidersHorizontal } from '../../../ui/icons/sliders-horizontal.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'

export interface ListHeadProps {
  /** How many there are and where: "146 hotels in Lisbon". */
  readonly title: string
  /** What holds for the whole list: how it is ordered, what its prices are. */
  readonly note: string
  /** Whether a plan makes its prices lower. */
  readonly memberPrices?: boolean
  /** "Sort by", see `SortForm`. */
  readonly sort: ReactNode
  readonly share: { readonly path: string; readonly copied: string }
  readonly filterCount: number
  readonly hasMap: boolean
  readonly onSheet: (sheet: 'filters' | 'map') => void
}

/** How many were found, how they are ordered, and what may be done with the list. */
export function ListHead({ title, note, memberPrices, sort, share, filterCount, hasMap, onSheet }: ListHeadProps) {
  return (
    <div className="border-b border-ink pb-2.5">
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3">
        <div aria-live="polite" className="max-lg:order-last max-lg:w-full">
          <h1 className="text-h2-s md:text-[1.625rem] md:leading-8">{title}</h1>
        </div>
        <div className="no-bar -m-1 flex items-center gap-2 overflow-x-auto max-sm:gap-1.5 p-1 max-lg:-mx-5 max-lg:w-[calc(100%+2.5rem)] max-lg:px-5 lg:ms-auto">
          <Button
            size="small"
            className="min-h-11 shrink-0 max-sm:px-2.5 lg:hidden noscript:hidden"
            look={filterCount > 0 ? 'ink' : 'hairline'}
            onClick={() => onSheet('filters')}
          >
            <SlidersHorizontal aria-hidden size={16} className="max-sm:hidden" /> {filterCount > 0 ? say`Filters (${filterCount})` : say`Filters`}
          </Button>
          {sort}
          {hasMap && (
            <Button size="small" className="min-h-11 shrink-0 max-sm:px-2.5 xl:hidden noscript:hidden" onClick={() => onSheet('map')}>
              <MapSign aria-hidden size={16} /> <span className="max-sm:sr-only">{say`Map`}</span>
            </Button>
          )}
          <ShareButton short className="min-h-11 shrink-0 max-sm:px-2.5 noscript:hidden" path={share.path} title={title} copied={share.copied} />
        </div>
      </div>
      {memberPrices && <p className="mt-1 text-caption font-[620] text-sea">{say`You're seeing your member prices.`}</p>}
      {note && <p className="mt-1 max-w-[44rem] text-caption text-ink-2">{note}</p>}
    </div>
  )
}
