import { useStayProduct } from '../../stay-product.ts'
import type { Rate } from '../hotel-details-api.ts'
import { Nights } from './nights.tsx'
import { Policy } from './policy.tsx'

export interface RateMoreProps {
  readonly rate: Rate
  /** What the rate is called. */
  readonly name: string
  /** The line of what happens if plans change, where it is not rendered already. */
  readonly withPolicy: boolean
  readonly arrival: string
  readonly city: string
  readonly nowMs: number
}

/** A rate in detail: its price night by night, and its rules from today to check-in. */
export function RateMore({ rate, name, withPolicy, ...place }: RateMoreProps) {
  return (
    <div className="mt-3 grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <Nights price={rate.price} product={useStayProduct()} />
      {withPolicy && <Policy parts={rate.if_cancelled} name={name} {...place} />}
    </div>
  )
}
