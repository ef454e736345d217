import type { ReactNode } from 'react'
import type { Stay } from '../../lib/stay-address.ts'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero.tsx'
import type { Destination } from './home-api.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'

interface HomeProps {
  readonly destinations: readonly Destination[]
  /** The stay that a click on a poster looks for. */
  readonly when: Pick<Stay, 'checkin' | 'checkout' | 'rooms'>
  /** What a night costs at least in each of them; they may come after the page. */
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** The search form: another feature, handed in by the route. */
  readonly search: ReactNode
}

/** The front page. */
export function Home({ destinations, when, prices, search }: HomeProps) {
  return (
    <main id="content">
      <Hero>{search}</Hero>
      <Destinations destinations={destinations} when={when} prices={prices} />
    </main>
  )
}
