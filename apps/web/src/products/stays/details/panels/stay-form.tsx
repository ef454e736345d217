import { say } from '@sojourn/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { StayProduct } from '../../stay-product.ts'
import { TypedDaysContext, typedDays } from '../../typed-days.ts'

export interface StayFormProps {
  readonly product: StayProduct
  readonly hotelId: string
  /** Dates and party: another feature's fields, handed in by the route. */
  readonly fields: ReactNode
}

/** Another stay at the same property: a plain GET form. Days that were chosen in it before its code came stay chosen. */
export function StayForm({ product, hotelId, fields }: StayFormProps) {
  const [typed] = useState(() => typedDays(hotelId))
  return (
    <form action={product.paths.details} method="get" className="search-form stay-form">
      <input type="hidden" name="hotel" value={hotelId} />
      <TypedDaysContext value={typed}>
        <Suspense fallback={<Skeleton className="h-16 w-full md:col-span-3" />}>{fields}</Suspense>
      </TypedDaysContext>
      <Button type="submit" look="ink" className="m-3 max-md:col-span-2">{say`Show prices`}</Button>
    </form>
  )
}
