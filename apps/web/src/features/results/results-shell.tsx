import { say } from '@sojourn/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { useWide } from '../../ui/use-wide.ts'
import { MapAside } from './map/map-aside.tsx'
import { ActiveChips } from './panels/active-chips.tsx'
import { ClearLink } from './panels/clear-link.tsx'
import { FiltersSheet } from './panels/filters-sheet.tsx'
import { LateSuppliers } from './panels/late-suppliers.tsx'
import { ListHead, type ListHeadProps } from './panels/list-head.tsx'
import { Pages, type PagesProps } from './panels/pages.tsx'
import type { ResultsFilters } from './results-filters.ts'
import type { ResultsMap } from './results-map.ts'

const loadMapSheet = () => import('./map/map-sheet.tsx').then((found) => found.MapSheet)

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
  const { Part: MapSheet, fetchPart: fetchMap } = useLazy(loadMapSheet)
  const hasFilters = useWide('64rem')
  const hasMap = useWide('80rem')
  const isBusy = useNavigation().location?.pathname === path
  const { form, clearing, chipsOf } = filters
  const close = () => setSheet('none')
  const openSheet = (wanted: 'filters' | 'map') => {
    setSheet(wanted)
    if (wanted === 'map') void fetchMap().then((there) => there || close())
  }
  return (
    <div className={classes('results-grid', map === null && 'without-map')}>
      {hasFilters && (
        <section aria-label={say`Filters`} className="max-lg:hidden noscript:max-lg:block">
          <div className="flex items-baseline justify-between pb-2.5">
            <h2 className="text-h3">{say`Filters`}</h2>
            <ClearLink {...clearing} />
          </div>
          <Suspense>{form}</Suspense>
        </section>
      )}
      <div className="min-w-0">
        <ListHead {...head} filterCount={clearing.count} hasMap={map !== null} onSheet={openSheet} />
        {clearing.count > 0 && <ActiveChips chipsOf={chipsOf} clearing={clearing} />}
        {late && late.names.length > 0 && <LateSuppliers {...late} />}
        <div aria-busy={isBusy || undefined} className={classes('transition-opacity motion-reduce:transition-none', isBusy && 'opacity-55')}>
          {children}
          {children.length === 0 && empty}
          <Pages {...pages} />
        </div>
      </div>
      {map && hasMap && <MapAside map={map} onLarger={() => openSheet('map')} />}
      {sheet === 'filters' && <FiltersSheet form={form} clearing={clearing} counted={counted} showText={showText} busy={isBusy} onClose={close} />}
      {sheet === 'map' && MapSheet && map && <MapSheet map={map} onClose={close} />}
    </div>
  )
}
