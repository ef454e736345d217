import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText, plural, say } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import type { ActivitiesFound } from '../activities-api.ts'
import { activityHref, addressOf, type Outing } from '../activity-address.ts'
import { hoursText, partyText } from '../activity-words.ts'
import { ActivityCard } from './activity-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './activity-filters.ts'
import { activityPins } from './activity-pins.ts'
import { NoActivities } from './no-activities.tsx'
import { PinCard } from './pin-card.tsx'

// A phone fetches them when they are opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => addressOf(PRODUCT_PAGES.ACT.results, new URLSearchParams(query))

/** The activities of a place with their filters and the map of where they meet. */
export function ActivityResults({ found, outing }: { found: ActivitiesFound; outing: Outing }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const [pointed, setPointed] = useState<string | null>(null)
  const query = new URLSearchParams(draft)
  const { place, activities, pins, currency, total, not_for_party: notForParty } = found
  const pinsOf = useCallback(() => activityPins({ pins, activities, currency }), [pins, activities, currency])
  const counted = say`${plural(total, { one: '# activity', other: '# activities' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found.facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  return (
    <ResultsShell
      path={PRODUCT_PAGES.ACT.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# activity', other: '# activities' })}`}
      head={{
        title: say`${plural(total, { one: '# activity', other: '# activities' })} in ${place.name}`,
        note: total > 0 ? `${say`${daysText(outing.from, outing.to)}, for ${partyText(outing)}, taxes and fees included.`} ${how ?? ''}` : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.ACT.results}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={SORTS}
            value={sortOf(query)}
            onSort={(sort) => go(withValues(query, 'sort', sort === 'recommended' ? [] : [sort]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same days, people and filters.` },
      }}
      filters={{
        form: <FilterForm outing={outing} facets={found.facets} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={
        pins.length === 0
          ? null
          : {
              placeId: place.place_id,
              centre: place,
              title: say`Where activities meet in ${place.name}`,
              label: say`Map of where ${plural(pins.length, { one: '# activity meets', other: '# activities meet' })} in ${place.name}`,
              pinsOf,
              shows: 'all',
              card: (id, onClose) => {
                const pin = pins.find(({ activity_id }) => activity_id === id)
                return pin ? <PinCard pin={pin} to={activityHref(id, outing)} currency={currency} onClose={onClose} /> : null
              },
              pointed,
              onPoint: setPointed,
            }
      }
      pages={{
        before,
        shown: activities.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      late={{ names: found.late, again: hrefOf(given.toString()) }}
      empty={
        <NoActivities active={active} notForParty={notForParty} hrefOf={hrefOf} clearing={clearing} hours={active.length === 1 && hoursText(outing) !== null} />
      }
    >
      {activities.map((activity, at) => (
        <ActivityCard key={activity.activity_id} at={at} found={activity} outing={outing} city={place.name} onPoint={setPointed} />
      ))}
    </ResultsShell>
  )
}
