import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'
import { classes } from '../../ui/classes.ts'

/** How a header dresses its products. */
interface ProductNavLook {
  readonly className: string
  readonly listClass: string
  readonly linkClass: string
  readonly currentClass: string
  readonly otherClass: string
}

/** The products of this organisation; from a search, for the same place and days. */
export function ProductNav({ links, className, listClass, linkClass, currentClass, otherClass }: ProductNavLook & { links: readonly ProductLink[] }) {
  const carriedTo = useCarriedTo()
  return (
    <nav aria-label={say`Products`} className={classes('no-bar overflow-x-auto', className)}>
      <ul className={classes('flex', listClass)}>
        {links.map((link) => (
          <li key={link.to} className="flex">
            <Link
              to={link.current ? link.to : carriedTo(link.to)}
              aria-current={link.current ? 'true' : undefined}
              className={classes(
                'text-body whitespace-nowrap hover:text-on-bar',
                linkClass,
                link.current ? currentClass : `font-[520] text-on-bar-2 ${otherClass}`,
              )}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
