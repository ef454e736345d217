import type { ReactNode } from 'react'
import type { StayTime } from '../../lib/stay-address.ts'
import { PageCut } from '../../ui/page-cut.tsx'
import { AdSlot } from './ad-slot.tsx'
import { BelowForm } from './below-form.tsx'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero.tsx'
import type { Destination } from './home-api.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'
import type { Region } from './regions.ts'

interface HomeProps {
  readonly posters: readonly Destination[]
  readonly regions: readonly Pick<Region, 'key' | 'name' | 'count'>[]
  /** The stay that a click on a poster looks for. */
  readonly when: StayTime
  /** What a night costs at least in each of them; they may come after the page. */
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** The search form: another feature, handed in by the route. */
  readonly search: ReactNode
}

/** The landing page of a product that sells stays. */
export function Home({ posters, regions, when, prices, search }: HomeProps) {
  return (
    <main id="content">
      <Hero below={<BelowForm when={when} />}>{search}</Hero>
      <PageCut />
      <Destinations posters={posters} regions={regions} when={when} prices={prices} />
      <AdSlot />
    </main>
  )
}
