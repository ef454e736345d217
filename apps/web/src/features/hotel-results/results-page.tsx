import type { Day } from '@sojourn/kernel'
import { Navigate } from 'react-router'
import { stayText, usualStay } from '../../lib/dates.ts'
import { ONE_ROOM, type Stay } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Found } from './find-stays.ts'
import { Plain } from './panels/results-states.tsx'
import { Results } from './results.tsx'
import { resultsHref } from './results-address.ts'

/** What an address of results came to, drawn: the list, or what is wrong with the address and the way on. */
export function ResultsPage({ found, today, again }: { found: Found; today: Day; again: string }) {
  const { paths } = useStayProduct()
  switch (found.at) {
    case 'found':
      return <Results stay={found.stay} refinement={found.refinement} found={found.found} ground={found.ground} />
    case 'moved':
      return <Navigate to={found.to} replace />
    case 'asking':
      return (
        <Plain title="Where and when?" ways={<UsualStay given={found.read.given} today={today} />}>
          <p>Choose a place, the day you arrive and the day you leave. What is missing or cannot be is marked above.</p>
        </Plain>
      )
    case 'unknown':
      return (
        <Plain
          title={`We do not know a place called “${found.text}”`}
          ways={
            <ButtonLink to={`${paths.landing}#places`} look="ink">
              See all destinations
            </ButtonLink>
          }
        >
          <p>It may be spelled another way, or we have no stays there yet. Your dates are kept in the form above.</p>
        </Plain>
      )
    case 'failed':
      return (
        <Plain
          title="The list could not be fetched"
          ways={
            <ButtonLink to={again} look="ink">
              Try again
            </ButtonLink>
          }
        >
          <p>{found.message} Nothing was booked or charged.</p>
        </Plain>
      )
  }
}

/** The same place and party for days that can be. */
function UsualStay({ given, today }: { given: Partial<Stay>; today: Day }) {
  const product = useStayProduct()
  if (!given.destination) return null
  const stay = { ...usualStay(today), destination: given.destination, rooms: given.rooms ?? ONE_ROOM }
  return (
    <ButtonLink to={resultsHref(product, stay)} look="ink">
      See {stayText(stay.checkin, stay.checkout)} instead
    </ButtonLink>
  )
}
