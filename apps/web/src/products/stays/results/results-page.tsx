import { daysText, say } from '@sojourn/i18n'
import { type Day, todayAt } from '@sojourn/kernel'
import { Navigate } from 'react-router'
import { Asking, HelpList, ListFailed, UnknownPlace } from '../../../features/results/index.ts'
import { ONE_ROOM } from '../../../lib/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useStayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { usualStay } from '../usual-stay.ts'
import type { Found } from './find-stays.ts'
import { Results } from './results.tsx'
import { resultsHref } from './results-address.ts'

/** Renders the result of reading the address: the list, or what is wrong with the address and the next step. */
export function ResultsPage({ found, nowMs, again }: { found: Found; nowMs: number; again: string }) {
  const { paths } = useStayProduct()
  switch (found.at) {
    case 'found':
      return <Results stay={found.stay} refinement={found.refinement} found={found.found} />
    case 'moved':
      return <Navigate to={found.to} replace />
    case 'asking':
      return (
        <Asking
          title={(again.includes('?') && Object.values(found.read.errors)[0]) || say`Where and when?`}
          ways={<UsualStay given={found.read.given} today={todayAt(found.timeZone, nowMs)} />}
        >{say`Choose a destination and your dates. What still needs your attention is marked above.`}</Asking>
      )
    case 'country':
      return (
        <>
          <Asking title={say`Where in ${found.text}?`}>{say`Choose one of its places. We've kept your dates and guests.`}</Asking>
          <HelpList level={2} title={say`Places in ${found.text}`} links={found.places.map(({ to, name }) => ({ to, words: name, detail: '' }))} />
        </>
      )
    case 'unknown':
      return (
        <UnknownPlace
          text={found.text}
          near={found.near}
          ways={<ButtonLink to={`${paths.landing}#places`} look="ink">{say`See all destinations`}</ButtonLink>}
        >{say`Check the spelling, or try somewhere nearby: we may have no stays there yet. We've kept your dates.`}</UnknownPlace>
      )
    case 'failed':
      return <ListFailed message={found.message} again={again} />
  }
}

/** The same place and party for days that can be. */
function UsualStay({ given, today }: { given: Partial<Stay>; today: Day }) {
  const product = useStayProduct()
  if (!given.destination) return null
  const stay = { ...usualStay(today), destination: given.destination, rooms: given.rooms ?? ONE_ROOM }
  return <ButtonLink to={resultsHref(product, stay)} look="ink">{say`See ${daysText(stay.checkin, stay.checkout)} instead`}</ButtonLink>
}
