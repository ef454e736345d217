import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import type { LandingWords } from './landing-words.ts'

interface HeroProps {
  readonly words: LandingWords
  /** The search form, with the tabs of the products above it. */
  readonly children: ReactNode
  /** The lines below it. */
  readonly below: ReactNode
}

/** The great picture with its one sentence; the search form overlaps its lower edge. */
export function Hero({ words: { title, lead, picture }, children, below }: HeroProps) {
  return (
    <section aria-labelledby="welcome" className="hero">
      <div className="relative">
        <Picture
          opening
          name={picture.name}
          widths={picture.widths}
          phone={{ ...picture.phone, sizes: '75vw' }}
          width={1216}
          height={560}
          sizes="1216px"
          alt=""
          className="hero-picture"
        />
        <div className="hero-words">
          <h1 id="welcome" className="text-hero-s tracking-[-0.035em] lg:text-hero">
            {title}
          </h1>
          <p className="mt-2 max-w-[21rem] text-balance text-input font-[520] md:max-w-[32rem] md:text-lead lg:mt-3.5 lg:max-w-[24rem]">{lead}</p>
        </div>
      </div>
      <div className="hero-form">{children}</div>
      {below}
    </section>
  )
}
