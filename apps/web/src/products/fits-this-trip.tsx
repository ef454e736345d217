import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { useShell } from '../lib/shell.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { findActivity } from './activities/fit.ts'
import { activityProducts } from './activities/site-products.ts'
import { type BookedStay, type FindFit, type FitProduct, type FoundFit, findFits } from './fit-api.ts'
import { FIT_GRID, FitCard } from './fit-card.tsx'
import { findFlight } from './flights/fit.ts'
import { flightProducts } from './flights/site-products.ts'
import { findTable } from './restaurants/fit.ts'
import { restaurantProducts } from './restaurants/site-products.ts'
import type { SiteProduct } from './site-product.ts'
import { findRide } from './transfers/fit.ts'
import { transferProducts } from './transfers/site-products.ts'

const withFit = (products: readonly SiteProduct[], find: FindFit, isOnce = false): FitProduct[] =>
  products.map(({ code, label, icon }) => ({ code, label, icon, find, isOnce }))

/** What is offered to one who has a bed, in the order of their trip. */
const FITTING: readonly FitProduct[] = [
  ...withFit(flightProducts, findFlight, true),
  ...withFit(transferProducts, findRide, true),
  ...withFit(activityProducts, findActivity),
  ...withFit(restaurantProducts, findTable),
]

type State = 'looking' | 'failed' | readonly FoundFit[]

/** A flight, a transfer, something to do and a table for a booked stay, each at its whole price. Nothing is shown where nothing fits. */
export default function FitsThisTrip({ stay }: { stay: BookedStay }) {
  const { organisation } = useShell()
  const [state, setState] = useState<State>('looking')
  const [tries, setTries] = useState(0)
  const sold = organisation.products.join(' ')
  const asked = JSON.stringify(stay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by the button
  useEffect(() => {
    let isGone = false
    const of = JSON.parse(asked) as BookedStay
    const products = FITTING.filter(({ code, isOnce }) => sold.split(' ').includes(code) && !(isOnce && of.has.includes(code)))
    void findFits(products, of).then((fits) => {
      if (!isGone) setState(fits ?? 'failed')
    })
    return () => {
      isGone = true
    }
  }, [sold, asked, tries])
  const again = () => {
    setState('looking')
    setTries((count) => count + 1)
  }
  return <FitsView state={state} onAgain={again} />
}

/** The same in each of its states. */
export function FitsView({ state, onAgain }: { state: State; onAgain: () => void }) {
  if (typeof state === 'object' && state.length === 0) return null
  return (
    <section aria-labelledby="fits" className="mt-12 border-t border-ink pt-5 noscript:hidden">
      <h2 id="fits" className="text-h2-s md:text-h2">{say`Fits this trip`}</h2>
      {state === 'failed' && (
        <Note kind="care" live className="mt-4" action={<Button size="small" onClick={onAgain}>{say`Try again`}</Button>}>
          {say`We couldn't look up what fits this trip.`}
        </Note>
      )}
      {state === 'looking' && (
        <Loading what={say`Looking up what fits this trip`}>
          <div className={FIT_GRID}>
            {FITTING.map(({ code }) => (
              <Skeleton key={code} className="h-36" />
            ))}
          </div>
        </Loading>
      )}
      {typeof state === 'object' && (
        <ul className={FIT_GRID}>
          {state.map(({ product: { code, label, icon }, fit }) => (
            <FitCard key={code} label={label} icon={icon} fit={fit} />
          ))}
        </ul>
      )}
    </section>
  )
}
