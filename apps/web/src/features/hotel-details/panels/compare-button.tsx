import { Columns3 } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref, type Picked, useCompareSet } from '../../../lib/compare-set.ts'
import type { StayProduct } from '../../../lib/stay-product.ts'
import { Button } from '../../../ui/button.tsx'
import type { HotelStay } from '../hotel-details-api.ts'

/** Puts a house into the set that is compared, or takes it out; with company, the way to the comparison. */
export function CompareButton({ house, product, stay }: { house: Picked; product: StayProduct; stay: HotelStay }) {
  const { picked, has, isFull, toggle } = useCompareSet(product)
  const inside = has(house.id)
  const full = isFull && !inside
  return (
    <>
      <Button size="small" aria-pressed={inside} disabled={full} onClick={() => toggle(house)} className={inside ? 'border-ink!' : undefined}>
        <Columns3 aria-hidden size={16} /> {inside ? 'In your comparison' : 'Compare'}
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
          {full ? 'Four are picked: compare them' : `Compare ${picked.length}`}
        </Link>
      )}
    </>
  )
}
