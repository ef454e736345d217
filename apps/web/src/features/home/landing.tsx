import type { ReactNode } from 'react'
import { useShell } from '../../lib/shell.ts'
import { PageCut } from '../../ui/page-cut.tsx'
import { AdSlot } from './ad-slot.tsx'
import type { PlacedAd } from './ads-api.ts'
import type { Banner } from './banner.ts'
import { Hero } from './hero.tsx'
import type { LandingWords } from './landing-words.ts'
import { type ProductTab, ProductTabs } from './product-tabs.tsx'

interface LandingProps {
  readonly words: LandingWords
  /** The products of the organisation, this one among them. */
  readonly tabs: readonly ProductTab[]
  /** The product's search form. */
  readonly form: ReactNode
  /** The lines below it: see `BelowForm`. */
  readonly below: ReactNode
  readonly banner: Banner | null
  /** What the server chose to advertise here; the banner replaces it where it is null. */
  readonly ad?: PlacedAd | null
  /** The rows of the page. */
  readonly children?: ReactNode
}

/** The frame of a product's landing page: picture, headline, form, first rows. */
export function Landing({ words, tabs, form, below, banner, ad = null, children }: LandingProps) {
  const { user, organisation } = useShell()
  const seesAds = user !== null || organisation.site.ads_before_login
  return (
    <main id="content">
      <Hero words={words} below={below}>
        {form}
        <ProductTabs tabs={tabs} />
      </Hero>
      <PageCut />
      {children}
      {ad ? (
        <AdSlot banner={{ art: ad.art, title: ad.title, text: ad.text, link: { words: ad.link_words, to: ad.path } }} ad={ad} />
      ) : (
        banner && seesAds && <AdSlot banner={banner} />
      )}
    </main>
  )
}
