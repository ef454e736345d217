import { bookingPage } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { type ComponentProps, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  asksMore,
  BetterPrice,
  BuyerInformation,
  type CheckoutData,
  Companions,
  GuestDetailsForm,
  HoldClock,
  KeptTravellers,
  LeadIdentity,
  NeedsScript,
  OfferSummary,
  OtherCurrency,
  PriceDetails,
  renewHold,
  useCheckoutMoney,
  useTravellers,
} from '../../features/checkout/index.ts'
import { type PayManner, PaymentStep, payOf } from '../../features/payment-step/index.ts'
import { mostCharged } from '../../lib/guarantee-text.ts'
import { figuresOf } from '../../lib/price-block/price-block.ts'
import { useShell } from '../../lib/shell.ts'
import { AGENT } from '../../lib/user-type.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PayLinkPlace } from '../shell/pay-link-place.tsx'
import { SalePlace } from '../shell/sale-place.tsx'
import type { CheckoutWords } from './checkout-words.ts'
import { UnpaidNote } from './unpaid-note.tsx'
import { useLaterConsent } from './use-later-consent.tsx'

export interface OpenCheckoutProps {
  readonly loaded: CheckoutData
  readonly words: CheckoutWords
  /** The call that books it. */
  readonly book: ComponentProps<typeof PaymentStep>['product']['calls']['book']
  /** How it is paid, where the product has a manner of its own. */
  readonly manner?: PayManner | undefined
  /** What the address of the success page contains besides the booking. */
  readonly successParams?: Readonly<Record<string, string>> | undefined
  /** More of the product's own, under the price. */
  readonly children?: ReactNode
}

/** A checkout that can be paid: its clock, what is bought, who travels, how it is paid and what it costs. */
export function OpenCheckout({ loaded, words, book, manner, successParams, children }: OpenCheckoutProps) {
  const { checkout, onMoney } = useCheckoutMoney(loaded)
  const { price, lines } = checkout
  const { product, rules, pages } = checkout.sold_as
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const isAgent = useShell().user?.usr_type === AGENT
  const consent = useLaterConsent(checkout)
  const travellers = useTravellers(checkout, rules)
  // The booking that waits for its payment, once there is one: until then everything can be changed.
  const [unpaid, setUnpaid] = useState(checkout.state === 'booked' ? checkout.booking_id : null)
  const booked = unpaid !== null
  const { forget, companions, leadIdentity } = travellers
  const [lead, ...others] = checkout.travellers
  const reload = useCallback(() => void revalidate(), [revalidate])
  const { success, checkout: page } = pages
  // The same function for as long as the page is there: a new one would set out again before it has arrived.
  const toSuccess = useCallback(
    (bookingId: string) => {
      forget()
      void navigate(`${success}?${new URLSearchParams({ booking_id: bookingId, ...successParams })}`, { replace: true })
    },
    [navigate, forget, success, successParams],
  )
  const today = earliestDay(Date.parse(checkout.server_time))
  const renew = async () => {
    const answer = await renewHold(checkout.checkoutId)
    toast(
      answer.ok
        ? say`We're holding it for you for ${plural(answer.data.held_minutes, { one: 'another minute', other: 'another # minutes' })}.`
        : answer.message,
    )
    reload()
  }
  return (
    <div className="checkout-grid">
      <div className="min-w-0">
        <h1 className="pb-4 text-h1-s md:text-h1">{price.total > 0 ? say`Review and pay` : say`Review and confirm`}</h1>
        <BetterPrice checkout={checkout} onChanged={reload} />
        <OtherCurrency checkout={checkout} onChanged={(checkoutId) => void navigate(`${page}?checkout=${encodeURIComponent(checkoutId)}`, { replace: true })} />
        <HoldClock
          expiresAt={checkout.expires_at}
          serverTime={checkout.server_time}
          renewable={checkout.renewable && rules.unit !== null}
          isHeld={rules.unit !== null}
          onRenew={renew}
          backTo={words.ended(checkout).to}
        />
        {unpaid !== null && <UnpaidNote bookingId={unpaid} />}
        <div className="mt-4 grid gap-4 lg:hidden">
          <Summaries checkout={checkout} heading="p" />
        </div>
        <NeedsScript />
        {words.travellers && checkout.keeps && <KeptTravellers heading={words.travellers.heading} keeps={checkout.keeps} faults={travellers.keptFaults} />}
        {words.travellers && !checkout.keeps && rules.travellers !== 'payer' && (
          <GuestDetailsForm
            {...words.travellers}
            details={travellers.details}
            errors={travellers.errors}
            onChange={travellers.change}
            locked={booked}
            form={travellers.form}
            more={
              lead && asksMore(lead) ? (
                <Suspense fallback={<Skeleton className="mt-4 h-40" />}>
                  <LeadIdentity checkoutId={checkout.checkoutId} needs={lead} today={today} locked={booked} handle={leadIdentity} />
                </Suspense>
              ) : null
            }
          >
            {rules.named > 1 && (
              <Suspense>
                <Companions checkoutId={checkout.checkoutId} needs={others} today={today} locked={booked} handle={companions} />
              </Suspense>
            )}
          </GuestDetailsForm>
        )}
        <BuyerInformation information={checkout.information} />
      </div>
      <PaymentStep
        product={{ code: product, calls: { book } }}
        rules={rules}
        {...(manner && { manner })}
        consent={consent}
        checkoutId={checkout.checkoutId}
        bookingId={checkout.booking_id}
        total={price.total}
        cost={figuresOf(lines, price.currency).cost}
        due={checkout.due}
        guaranteed={mostCharged(checkout.if_cancelled)}
        pay={payOf(checkout.payment)}
        tenders={checkout.tenders}
        earns={checkout.earns}
        heldElsewhere={checkout.held_elsewhere}
        shownAt={loaded.server_time}
        onMoney={onMoney}
        today={today}
        readGuests={travellers.read}
        onGuestsRefused={travellers.refuse}
        onChangeName={travellers.rename}
        detailsHref="#price-details"
        onBooked={setUnpaid}
        onConfirmed={toSuccess}
        onFailed={(bookingId) => void navigate(bookingPage(bookingId), { replace: true })}
        onStale={reload}
      >
        {(charge) => (
          <div id="price-details" className="checkout-aside">
            <PriceDetails checkout={checkout} charge={charge} summary={<Summaries checkout={checkout} heading="h2" />}>
              {children}
            </PriceDetails>
            <p className="mt-3 max-w-[44ch] text-caption text-ink-3">{say`This total only changes if you change something. If a supplier changes the price, we'll show you both and ask first.`}</p>
            {isAgent && (
              <>
                {checkout.agency && <SalePlace checkoutId={checkout.checkoutId} sale={checkout.agency} locked={booked} onChanged={reload} />}
                {!booked && rules.pay_links && <PayLinkPlace checkoutId={checkout.checkoutId} readTyped={travellers.readTyped} />}
              </>
            )}
          </div>
        )}
      </PaymentStep>
    </div>
  )
}

/** What is bought, item by item. */
const Summaries = ({ checkout: { items }, heading }: { checkout: CheckoutData; heading: 'h2' | 'p' }) =>
  // The items of a checkout are never reordered.
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two equal ones
  items.map(({ description }, index) => <OfferSummary key={index} description={description} heading={heading} />)
