import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

/** The skeleton of a checkout: what is typed at the left, the price next to it. */
export function CheckoutSkeleton() {
  return (
    <Loading what={say`Loading the checkout`}>
      <div className="checkout-grid">
        <div className="grid content-start gap-5">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
    </Loading>
  )
}
