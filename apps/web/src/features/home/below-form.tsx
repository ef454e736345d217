import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { dayText } from '../../lib/dates.ts'
import { forgetSearch, type RecentSearch, useRecentSearches } from '../../lib/recent-searches.ts'
import { partyText, type StayTime, stayHref } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { landingWords } from './landing-words.ts'

/**
 * The lines below the form: what the house promises or, to who looked for something before, the way on from there. Both are as high, for which of them it
 * is only the browser knows.
 */
export function BelowForm({ when }: { when: StayTime }) {
  const product = useStayProduct()
  const recent = useRecentSearches(product)
  if (recent.length > 0) return <Recent searches={recent} when={when} />
  return (
    <ul className="below-form grid content-start gap-2.5 px-5 text-small text-ink-2 md:flex md:items-center md:justify-center md:gap-11 md:px-0">
      {landingWords(product).promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2.5">
          <Check aria-hidden size={14} className="text-sea" /> {promise}
        </li>
      ))}
    </ul>
  )
}

function Recent({ searches, when }: { searches: readonly RecentSearch[]; when: StayTime }) {
  const product = useStayProduct()
  return (
    <section aria-labelledby="recent" className="below-form px-5 md:flex md:items-center md:gap-5 md:px-[3.25rem]">
      <h2 id="recent" className="pb-2 text-caption tracking-normal whitespace-nowrap text-ink-2 [font-family:var(--text)] md:pb-0">
        You looked for
      </h2>
      <ul className="no-bar -mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:-my-2 md:mx-0 md:px-1 md:py-2">
        {searches.map((search) => {
          // Days that have passed are no way on: the place and the party are.
          const stay = search.checkin >= when.checkin || search.checkin > today() ? search : { ...when, rooms: search.rooms }
          return (
            <li key={search.destination} className="flex shrink-0 items-stretch border border-rule-2 bg-sheet text-small">
              <Link
                to={stayHref(product.paths.results, { ...stay, destination: search.destination })}
                className="group flex min-h-11 flex-col justify-center py-1 ps-3.5"
              >
                <span className="font-[620] underline-offset-4 group-hover:underline">{search.label}</span>
                <span className="text-caption text-ink-2">
                  {dayText(stay.checkin)} to {dayText(stay.checkout)}, {partyText(stay.rooms, product.words.unit)}
                </span>
              </Link>
              <button
                type="button"
                aria-label={`Forget the search for ${search.label}`}
                onClick={() => forgetSearch(product, search.destination)}
                className="grid w-10 place-items-center text-ink-2 hover:text-ink"
              >
                <X aria-hidden size={15} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

// Only drawn in a browser: the server knows of no searches.
const today = () => new Date().toISOString().slice(0, 10)
