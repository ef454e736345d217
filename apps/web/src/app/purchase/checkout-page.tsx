import { say } from '@sojourn/i18n'
import { Suspense } from 'react'
import { type CheckoutData, CheckoutEnded } from '../../features/checkout/index.ts'
import type { CheckoutWords } from './checkout-words.ts'
import { OpenCheckout, type OpenCheckoutProps } from './open-checkout.tsx'

interface CheckoutPageProps extends Pick<OpenCheckoutProps, 'book' | 'manner' | 'successParams' | 'children'> {
  readonly checkout: CheckoutData | null
  readonly words: CheckoutWords
}

/** The checkout of any product: a thin page of the product puts its own words and parts into it. */
export function CheckoutPage({ checkout, words, ...rest }: CheckoutPageProps) {
  const isOpen = checkout?.state === 'open' || checkout?.state === 'booked'
  return (
    <main id="content" className="page-width">
      {isOpen ? <OpenCheckout key={checkout.checkoutId} loaded={checkout} words={words} {...rest} /> : <Ended checkout={checkout} words={words} />}
    </main>
  )
}

function Ended({ checkout, words }: { checkout: CheckoutData | null; words: CheckoutWords }) {
  const { title, text, to, action } = checkout ? words.ended(checkout) : { title: say`This checkout is no longer available`, ...words.missing }
  return (
    <Suspense>
      <CheckoutEnded title={title} to={to} action={action}>
        {text}
      </CheckoutEnded>
    </Suspense>
  )
}
