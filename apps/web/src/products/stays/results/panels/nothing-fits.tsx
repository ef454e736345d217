import { daysText, moneyText, say } from '@sojourn/i18n'
import { ClearLink, HelpList } from '../../../../features/results/index.ts'
import { countText } from '../../../../lib/score.ts'
import { partyText, type Stay } from '../../stay-address.ts'
import { useStayProduct } from '../../stay-product.ts'
import { withoutKind } from '../active-filters.ts'
import type { StaysFound } from '../hotel-results-api.ts'
import { countFilters, FROM_THE_TOP, NO_FILTERS } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import type { Refine } from '../use-refine.ts'

interface NothingFitsProps {
  readonly stay: Stay
  readonly refine: Refine
  readonly found: StaysFound
}

/** Nothing was found: why, and what does have rooms. The server looked; nothing here is a guess. */
export function NothingFits({ stay, refine, found }: NothingFitsProps) {
  const product = useStayProduct()
  const { draft } = refine
  const narrowed = countFilters(draft.filters) > 0
  const { dates = [], places = [], filters = [], party = null } = found.help ?? {}
  const { one, many, unit } = product.words
  const helpless = !narrowed && dates.length + places.length === 0 && !party
  const count = (total: number) => countText(total, one, many)
  const from = (amount: number) => `from ${moneyText(amount, found.currency)}`
  const full = party
    ? say`No ${unit} in ${found.destination.name} is large enough for your party`
    : say`No ${unit} is left in ${found.destination.name} for these nights`
  const why = party ? say`In more ${unit}s one hotel can take you all.` : say`Every one we know there is full for your party.`
  return (
    <div className="py-8">
      <h2 className="text-h3">{narrowed ? say`Nothing fits all of these filters` : full}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">
        {narrowed ? say`Take one away to see what is free for your dates.` : why}
        {dates.length + places.length > 0 && say` We looked around for you; these are free, all in for the whole stay.`}
        {helpless && say` Fewer people in a ${unit}, or days some weeks away, may find one.`}
      </p>
      {narrowed && (
        <p className="mt-3">
          <ClearLink count={countFilters(draft.filters)} to={refine.hrefWith(NO_FILTERS)} onClear={refine.clear}>{say`Clear all filters`}</ClearLink>
        </p>
      )}
      <HelpList
        title={say`Without one of the filters`}
        links={filters.map(({ filter, label, total }) => ({
          to: resultsHref(product, stay, { ...draft, ...FROM_THE_TOP, filters: withoutKind(draft.filters, filter) }),
          words: say`Without “${label}”`,
          detail: count(total),
        }))}
      />
      {party && (
        <HelpList
          title={say`In more ${unit}s`}
          links={[
            {
              to: resultsHref(product, { ...stay, rooms: party.rooms }, { ...draft, ...FROM_THE_TOP }),
              words: partyText(party.rooms, unit),
              detail: `${count(party.total)}, ${from(party.from)}`,
            },
          ]}
        />
      )}
      <HelpList
        title={say`On other days`}
        links={dates.map(({ checkin, checkout, total, from: amount }) => ({
          to: resultsHref(product, { ...stay, checkin, checkout }, { ...draft, ...FROM_THE_TOP }),
          words: daysText(checkin, checkout),
          detail: `${count(total)}, ${from(amount)}`,
        }))}
      />
      <HelpList
        title={say`Not far away, on the same days`}
        links={places.map(({ place_id, name, metres, total, from: amount }) => ({
          to: resultsHref(product, { ...stay, destination: place_id }),
          words: name,
          detail: `${awayText(metres)}${count(total)}, ${from(amount)}`,
        }))}
      />
    </div>
  )
}

/** `3 km away, `; what lies next door needs no figure. */
const awayText = (metres: number): string => (metres < 500 ? '' : `${metres < 9_500 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km away, `)
