import { say } from '@sojourn/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { IfWide } from '../../ui/if-wide.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { ActiveChips, LateSuppliers, loadFiltersSheet, loadMapSheet } from './late-parts.ts'
import { MapAside } from './map/map-aside.tsx'
import { ClearLink } from './panels/clear-link.tsx'
import { ListHead, type ListHeadProps } from './panels/list-head.tsx'
import { Pages, type PagesProps } from './panels/pages.tsx'
import type { ResultsFilters } from './results-filters.ts'
import type { ResultsMap } from './results-map.ts'

interface ResultsShellProps {
  /** The path of the list: while its answer is loading, the list says so. */
  readonly path: string
  readonly head: Pick<ListHeadProps, 'title' | 'note' | 'memberPrices' | 'sort' | 'share'>
  /** How many were found: "12 stays"; and the way to them, on a button: "Show 12 stays". */
  readonly counted: string
  readonly showText: string
  readonly filters: ResultsFilters
  /** Null where there is nothing to show on one. */
  readonly map: ResultsMap | null
  readonly pages: PagesProps
  /** Names of suppliers that had not answered when the list was made, and its address to ask again. */
  readonly late?: { readonly names: readonly string[]; readonly again: string }
  /** What is said, and offered, where nothing was found. */
  readonly empty: ReactNode
  /** One card for each that was found. */
  readonly children: readonly ReactNode[]
}

/** A list of what was found, with its filters and its map, in step. The same for every product. */
export function ResultsShell({ path, head, counted, showText, filters, map, pages, late, empty, children }: ResultsShellProps) {
  const [sheet, setSheet] = useState<'none' | 'filters' | 'map'>('none')
  const { Part: FiltersSheet, fetchPart: fetchFilters } = useLazy(loadFiltersSheet)
  const { Part: MapSheet, fetchPart: fetchMap } = useLazy(loadMapSheet)
  const isBusy = useNavigation().location?.pathname === path
  const { form, clearing, chipsOf } = filters
  const close = () => setSheet('none')
  const openSheet = (wanted: 'filters' | 'map') => {
    setSheet(wanted)
    void (wanted === 'map' ? fetchMap : fetchFilters)().then((there) => there || close())
  }
  return (
    <div className="results-grid">
      <IfWide from="64rem" className="max-lg:hidden noscript:max-lg:block">
        <section aria-label={say`Filters`}>
          <div className="flex items-baseline justify-between pb-2.5">
            <h2 className="text-h3">{say`Filters`}</h2>
            <ClearLink {...clearing} />
          </div>
          {form}
        </section>
      </IfWide>
      <div className="min-w-0">
        <ListHead {...head} filterCount={clearing.count} hasMap={map !== null} onSheet={openSheet} />
        <Suspense>
          {clearing.count > 0 && <ActiveChips chipsOf={chipsOf} clearing={clearing} />}
          {late && late.names.length > 0 && <LateSuppliers {...late} />}
        </Suspense>
        <div aria-busy={isBusy || undefined} className={classes('transition-opacity motion-reduce:transition-none', isBusy && 'opacity-55')}>
          {children}
          {children.length === 0 && <Suspense>{empty}</Suspense>}
          <Pages {...pages} />
        </div>
      </div>
      <IfWide from="80rem" className="hidden xl:block noscript:hidden">
        {map && <MapAside map={map} onLarger={() => openSheet('map')} />}
      </IfWide>
      {sheet === 'filters' && FiltersSheet && (
        <FiltersSheet form={form} clearing={clearing} counted={counted} showText={showText} busy={isBusy} onClose={close} />
      )}
      {sheet === 'map' && MapSheet && map && <MapSheet map={map} onClose={close} />}
    </div>
  )
}
