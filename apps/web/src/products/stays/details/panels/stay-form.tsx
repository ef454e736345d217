import { say } from '@sojourn/i18n'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { StayProduct } from '../../stay-product.ts'

export interface StayFormProps {
  readonly product: StayProduct
  readonly hotelId: string
  /** Dates and party: another feature's fields, handed in by the route. */
  readonly fields: ReactNode
}

/** Another stay at the same property: a plain GET form. */
export function StayForm({ product, hotelId, fields }: StayFormProps) {
  return (
    <form action={product.paths.details} method="get" className="search-form stay-form">
      <input type="hidden" name="hotel" value={hotelId} />
      <Suspense fallback={<Skeleton className="h-16 w-full md:col-span-3" />}>{fields}</Suspense>
      <Button type="submit" look="ink" className="m-3 max-md:col-span-2">{say`Show prices`}</Button>
    </form>
  )
}
