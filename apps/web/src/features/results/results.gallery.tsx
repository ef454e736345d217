import { LateSuppliers } from './panels/late-suppliers.tsx'
import { ListOrReason, type NoListRead } from './panels/list-or-reason.tsx'
import type { Clearing } from './results-filters.ts'
import { ResultsShell } from './results-shell.tsx'

const nothing = () => {}
const here = '/gallery'
const chips = [
  { label: 'Under $100', to: here, onRemove: nothing },
  { label: 'Free cancellation', to: here, onRemove: nothing },
]
const render = (cards: readonly string[], count: number, late: readonly string[] = []) => {
  const clearing: Clearing = { count, to: here, onClear: nothing }
  return () => (
    <ResultsShell
      path="/search"
      counted={`${cards.length} offers`}
      showText={`Show ${cards.length} offers`}
      head={{ title: `${cards.length} offers in Lisbon`, note: 'Every price has taxes and fees in it.', sort: null, share: { path: here, copied: 'Copied.' } }}
      filters={{ form: <p>Filters of the product</p>, chipsOf: () => chips, clearing }}
      map={null}
      pages={{ before: 25, shown: cards.length, total: 60, previous: { to: here, words: 'Previous page' }, next: here }}
      late={{ names: late, again: here }}
      empty={<p className="py-8">Nothing was found.</p>}
    >
      {cards.map((name) => (
        <article key={name} className="offer-card">
          <button type="button" aria-label={`Add to trip: ${name}`} className="offer-card-save">
            ♡
          </button>
          <div className="min-w-0">
            <p className="offer-card-place">A place without a picture</p>
            <h2 className="mt-1 text-h3">
              <a href={here} className="offer-card-link">
                {name}
              </a>
            </h2>
          </div>
          <div className="offer-card-prices">
            <p>$90</p>
          </div>
        </article>
      ))}
    </ResultsShell>
  )
}

/** Every state of a list, as any product shows it. */
const withoutList =
  (read: Partial<NoListRead>, again = here) =>
  () => (
    <ListOrReason
      read={{ moved: null, problem: null, unknown: null, ...read }}
      again={again}
      country={(text) => ({ title: `Where in ${text}?`, text: 'Choose a city.', places: `Cities in ${text}` })}
      unknown={{ text: 'It may be spelled differently.', ways: null }}
      asking={{ title: 'Where and when?', text: 'Choose a place and the days.' }}
    >
      {null}
    </ListOrReason>
  )

export const states = {
  found: render(['One', 'Another'], 0),
  narrowed: render(['One'], 2),
  'nothing found': render([], 1),
  'suppliers missing': render(['One'], 0, ['Northern', 'Harbour']),
  'one supplier missing': () => <LateSuppliers names={['Northern']} again={here} />,
  'asked for nothing': withoutList({}),
  'a date that has passed': withoutList({ errors: { from: 'That date has passed. Choose a later one.' } }, `${here}?from=2026-01-01`),
  'a country': withoutList({ unknown: { text: 'Portugal', near: [{ to: here, label: 'Lisbon' }], isCountry: true } }),
  'no such place': withoutList({ unknown: { text: 'Atlantis', near: [] } }),
  failed: withoutList({ problem: 'Something went wrong on our side.' }),
}
