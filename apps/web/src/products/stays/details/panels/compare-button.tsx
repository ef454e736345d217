import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Columns3 } from '../../../../ui/icons/columns-3.tsx'
import { compareHref, type Picked, useCompareSet } from '../../compare-set.ts'
import type { StayProduct } from '../../stay-product.ts'
import type { HotelStay } from '../hotel-details-api.ts'

/** Puts a property into the set that is compared, or takes it out; with company, the way to the comparison. */
export function CompareButton({ hotel, product, stay }: { hotel: Picked; product: StayProduct; stay: HotelStay }) {
  const { picked, has, isFull, toggle } = useCompareSet(product)
  const inside = has(hotel.id)
  const full = isFull && !inside
  return (
    <>
      <Button size="small" aria-pressed={inside} disabled={full} onClick={() => toggle(hotel)} className={inside ? 'border-ink!' : undefined}>
        <Columns3 aria-hidden size={16} /> {inside ? say`Added to compare` : say`Compare`}
      </Button>
      {picked.length > 1 && (
        <Link
          to={compareHref(
            picked.map(({ id }) => id),
            stay,
            product,
          )}
          className="link py-2 text-small"
        >
          {full ? say`Compare all four` : say`Compare ${picked.length}`}
        </Link>
      )}
    </>
  )
}
