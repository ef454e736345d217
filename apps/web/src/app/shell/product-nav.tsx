import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'
import { classes } from '../../ui/classes.ts'

/** How a header dresses its products. */
interface ProductNavLook {
  readonly nav: string
  readonly list: string
  readonly link: string
  readonly current: string
  readonly other: string
}

/** The products of this organisation; from a search, for the same place and days. */
export function ProductNav({ links, nav, list, link: dress, current, other }: ProductNavLook & { links: readonly ProductLink[] }) {
  const carriedTo = useCarriedTo()
  return (
    <nav aria-label={say`Products`} className={classes('no-bar overflow-x-auto', nav)}>
      <ul className={classes('flex', list)}>
        {links.map((link) => (
          <li key={link.to} className="flex">
            <Link
              to={link.current ? link.to : carriedTo(link.to)}
              aria-current={link.current ? 'true' : undefined}
              className={classes('text-body whitespace-nowrap hover:text-on-bar', dress, link.current ? current : `font-[520] text-on-bar-2 ${other}`)}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
