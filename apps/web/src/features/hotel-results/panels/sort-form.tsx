import { printRooms, type Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { FIELD, FROM_THE_TOP, refinementFields } from '../refinement.ts'
import { SORTS, type Sort } from '../sorts.ts'
import type { Refine } from '../use-refine.ts'

/** "Sort by": a form of its own, so that it works without scripts too. */
export function SortForm({ stay, refine }: { stay: Stay; refine: Refine }) {
  const { paths } = useStayProduct()
  const kept = refinementFields({ ...refine.draft, sort: 'recommended', ...FROM_THE_TOP })
  const isSort = (value: string): value is Sort => SORTS.some((sort) => sort.value === value)
  return (
    <form action={paths.results} method="get" className="flex items-center gap-2">
      <input type="hidden" name="destination" value={stay.destination} />
      <input type="hidden" name="checkin" value={stay.checkin} />
      <input type="hidden" name="checkout" value={stay.checkout} />
      <input type="hidden" name="rooms" value={printRooms(stay.rooms)} />
      {kept.map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        look="line"
        label="Sort by"
        name={FIELD.sort}
        options={SORTS}
        value={refine.draft.sort}
        onChange={(event) => isSort(event.target.value) && refine.order(event.target.value)}
      />
      <noscript>
        <Button type="submit" size="small">
          Apply
        </Button>
      </noscript>
    </form>
  )
}
