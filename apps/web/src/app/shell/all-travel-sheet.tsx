import { say } from '@sojourn/i18n'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import { useShell } from '../../lib/shell.ts'
import { allTravel } from '../../products/all-travel.ts'
import { productLinks, siteProducts } from '../../products/registry.ts'
import { Picture } from '../../ui/picture.tsx'
import { useSheet } from './use-sheet.ts'

/** Everything that this site has, by the question it answers. */
export function AllTravelSheet() {
  const { products } = useShell().organisation
  const location = useLocation()
  const carriedTo = useCarriedTo()
  const box = useRef<HTMLDivElement>(null)
  const close = useSheet(box)
  const links = new Map(productLinks(products, location).map((link) => [link.to.split('?')[0], link]))
  const places = siteProducts(products)[0]?.pages.places
  return (
    <div ref={box} className="all-travel-sheet">
      <div className="page-width">
        <p aria-hidden className="all-travel-title">{say`All travel`}</p>
        <div className="all-travel-groups">
          {allTravel(products).map(({ title, entries }) => (
            <div key={title}>
              <p aria-hidden className="all-travel-group">
                {title}
              </p>
              <ul aria-label={title}>
                {entries.map(({ label, line, icon: Icon, landing }) => {
                  const link = links.get(landing)
                  return (
                    <li key={landing}>
                      <Link
                        to={link && !link.current ? carriedTo(link.to) : landing}
                        aria-current={link?.current ? 'true' : undefined}
                        onClick={close}
                        className="all-travel-entry"
                      >
                        <Icon size={20} className="mt-0.5 shrink-0" />
                        <span>
                          <b className="block font-[640]">{label}</b>
                          <span className="text-small text-on-bar-2">{line}</span>
                        </span>
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
          {places && (
            <Link to={places} onClick={close} className="group max-lg:hidden">
              <Picture name="posters/santorini" widths={[300, 600]} width={600} height={800} sizes="240px" alt="" className="aspect-4/3 w-full object-cover" />
              <span className="mt-2.5 block text-small font-[560] underline-offset-4 group-hover:underline">{say`See all destinations`}</span>
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
