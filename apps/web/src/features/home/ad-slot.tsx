import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { PlacedAd } from './ads-api.ts'
import type { Banner } from './banner.ts'
import { watchAd } from './watch-ad.ts'

/** The place for an advertisement: two hairlines, a drawing, the word, one link, and why it is there. Below the first row, and never where money is paid. */
export function AdSlot({ banner, ad = null }: { banner: Banner /** Null for what the site says of its own products. */; ad?: PlacedAd | null }) {
  const box = useRef<HTMLElement>(null)
  const { id, uuid } = ad ?? {}
  useEffect(() => {
    if (id && uuid && box.current) return watchAd(box.current, { id, uuid })
  }, [id, uuid])
  return (
    <aside ref={box} aria-label={say`Advertisement`} className="page-width mt-11">
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-y border-rule py-4 md:grid-cols-[8.25rem_minmax(0,1fr)_auto]">
        <Picture
          name={banner.art}
          widths={[300]}
          sizes="132px"
          width={300}
          height={400}
          alt=""
          className="row-span-2 h-21 w-full bg-skeleton object-[50%_52%] md:row-span-1"
        />
        <div>
          <p className="text-caption text-ink-3">{say`Ad`}</p>
          <h2 className="text-h3">{banner.title}</h2>
          <p className="text-small text-ink-2 max-md:hidden">{banner.text}</p>
        </div>
        <Link to={banner.link.to} className="link w-fit py-2 font-[560] max-md:col-start-2">
          {banner.link.words}
        </Link>
      </div>
      {ad && (
        <details className="more py-2 text-caption text-ink-2">
          <summary>{say`Why this ad?`}</summary>
          <p className="pb-1 font-[560]">{say`Paid for by ${ad.sponsor}`}</p>
          <ul className="pb-3">
            {ad.why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}
