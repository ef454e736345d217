import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { GiftWords, giftOf } from '../purchase/gift-words.tsx'
import type { Route } from './+types/wallet-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Top up: review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args)

const WORDS: CheckoutWords = {
  missing: { text: say`It may have expired, or it belongs to another account. Nothing was charged.`, to: '/wallet', action: say`Back to my wallet` },
  ended: () => ({
    title: say`The time to pay has run out`,
    text: say`Nothing was charged. You can top up again any time.`,
    to: '/wallet',
    action: say`Back to my wallet`,
  }),
}

export default function WalletCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const gift = checkout && giftOf(checkout.offer)
  return (
    <CheckoutPage checkout={checkout} book="/api/wallet/book" words={WORDS}>
      {gift && <GiftWords gift={gift} />}
    </CheckoutPage>
  )
}
