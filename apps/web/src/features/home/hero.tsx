import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

const PROMISES = ['All-in prices, everywhere', 'The cancel-by time beside every price', 'Free to look, nothing charged until you book']

/** The great picture with its one sentence; the search form stands over its foot. */
export function Hero({ children }: { children: ReactNode }) {
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
            Stay a <br className="md:hidden" />
            little longer.
          </h1>
          <p className="mt-2 max-w-[19rem] text-input font-[520] md:mt-3.5 md:max-w-[24rem] md:text-lead">
            The price you see first is the price you pay last. Taxes and fees are always in.
          </p>
        </div>
      </div>
      <div className="hero-form">{children}</div>
      <ul className="mt-5 grid gap-2.5 px-5 text-small text-ink-2 md:flex md:justify-center md:gap-11 md:px-0">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex items-center gap-2.5">
            <Check aria-hidden size={14} className="text-sea" /> {promise}
          </li>
        ))}
      </ul>
    </section>
  )
}
