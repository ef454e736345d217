import type { ReactNode } from 'react'
import { useStayProduct } from '../../lib/stay-product.ts'
import { Picture } from '../../ui/picture.tsx'
import { landingWords } from './landing-words.ts'

interface HeroProps {
  /** The search form. */
  readonly children: ReactNode
  /** The lines below it. */
  readonly below: ReactNode
}

/** The great picture with its one sentence; the search form stands over its foot. */
export function Hero({ children, below }: HeroProps) {
  const { title, lead } = landingWords(useStayProduct())
  return (
    <section aria-labelledby="welcome" className="hero">
      <div className="relative">
        <Picture
          first
          name="hero"
          widths={[1216]}
          phone={{ name: 'hero-tall', widths: [375, 560, 750], sizes: '75vw' }}
          width={1216}
          height={560}
          sizes="1216px"
          alt=""
          className="hero-picture"
        />
        <div className="hero-words">
          <h1 id="welcome" className="text-hero-s tracking-[-0.035em] md:text-hero">
            {title[0]} <br className="md:hidden" />
            {title[1]}
          </h1>
          <p className="mt-2 max-w-[19rem] text-input font-[520] md:mt-3.5 md:max-w-[24rem] md:text-lead">{lead}</p>
        </div>
      </div>
      <div className="hero-form">{children}</div>
      {below}
    </section>
  )
}
