import { commaText, daysText, decimalText, moneyText, say, sayAs, sentencesText } from '@sojourn/i18n'
import { ClearLink, HelpList } from '../../../../features/results/index.ts'
import { partyText } from '../../../../lib/rooms.ts'
import { useStayProduct } from '../../stay-product.ts'
import type { Stay } from '../../stay-query.ts'
import { withoutKind } from '../active-filters.ts'
import type { StaysFound } from '../hotel-results-api.ts'
import { countFilters, FROM_THE_TOP, NO_FILTERS } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import type { Refine } from '../use-refine.ts'
import { NOTHING_WORDS } from './nothing-words.ts'

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
  const { unit } = product
  const { count } = product.words
  const words = NOTHING_WORDS[product.code]
  const helpless = !narrowed && dates.length + places.length === 0 && !party
  const from = (amount: number) => sayAs('of a price')`from ${moneyText(amount, found.currency)}`
  const full = party ? words.tooLarge(found.destination.name) : words.full(found.destination.name)
  const why = party ? words.tooLargeWhy : words.fullWhy
  const said = [
    narrowed ? say`Remove one to see what's available for your dates.` : why,
    dates.length + places.length > 0 && say`We looked around for you: these are available, taxes and fees included.`,
    helpless && words.tryOther,
  ]
  return (
    <div className="py-8">
      <h2 className="text-h3">{narrowed ? words.narrowed : full}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{sentencesText(said)}</p>
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
          title={words.withMore}
          links={[
            {
              to: resultsHref(product, { ...stay, rooms: party.rooms }, { ...draft, ...FROM_THE_TOP }),
              words: partyText(party.rooms, unit),
              detail: commaText([count(party.total), from(party.from)]),
            },
          ]}
        />
      )}
      <HelpList
        title={say`On other dates`}
        links={dates.map(({ checkin, checkout, total, from: amount }) => ({
          to: resultsHref(product, { ...stay, checkin, checkout }, { ...draft, ...FROM_THE_TOP }),
          words: daysText(checkin, checkout),
          detail: commaText([count(total), from(amount)]),
        }))}
      />
      <HelpList
        title={say`Nearby, on the same dates`}
        links={places.map(({ place_id, name, metres, total, from: amount }) => ({
          to: resultsHref(product, { ...stay, destination: place_id }),
          words: name,
          detail: commaText([...awayText(metres), count(total), from(amount)]),
        }))}
      />
    </div>
  )
}

/** `3.2 km away`; what is next door needs no figure. */
const awayText = (metres: number): readonly string[] =>
  metres < 500 ? [] : [say`${metres < 9_500 ? decimalText(metres / 1000) : decimalText(metres / 1000, 0)} km away`]
