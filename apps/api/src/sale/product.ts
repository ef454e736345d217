import type { FieldError, ProductPages } from '@sojourn/contracts'
import type { Traveller, TravellerNeeds } from '@sojourn/contracts/travellers'
import type { BookingId, CheckoutId, Currency, Money, OrgId, Outcome, ProductCode, Refusal, SiteSettings, Tx, UserId } from '@sojourn/kernel'
import type { z } from 'zod'
import type { Caller } from '../http/index.ts'
import type { HoldNumbers, TakenUnits } from '../modules/hold-limits/index.ts'
import type { Mail } from '../modules/messages/index.ts'
import type { Description } from './description.ts'
import type { FreeHours, Takes } from './free-hours.ts'
import type { OrderTexts } from './order-texts.ts'
import type { LineWords, Quote } from './quote.ts'
import type { SaleTerms } from './terms.ts'
import type { Waits } from './waits.ts'

/** One thing that can be bought now. */
export interface Offer<Details = unknown> {
  readonly details: Details
  readonly quote: Quote
  readonly terms: SaleTerms
  /** Our share of what is paid now, and of the whole price whenever it is paid. Never shown. */
  readonly revenue: Money
  readonly markup: Money
  /** How many of it are left, where its supplier knows: of several what there is least of is held first. Never stored or shown. */
  readonly left?: number
}

/** What a supplier holds for a checkout or a booking. */
export interface HeldItem {
  readonly orgId: OrgId
  /** The supplier's own name of the hold. */
  readonly holdRef: string
}

/** One bought thing, as its supplier sees it: `itemNo` counts from 1 within the booking. */
export interface BoughtItem<Details = unknown> extends HeldItem {
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly userId: UserId
  readonly details: Details
  readonly quote: Quote
  /** Who travels, the lead first. Besides names they have what the product needs of them, and that only while the item is confirmed. */
  readonly travellers: readonly Traveller[]
  /** The contact of its booking, for a supplier that must reach who travels. */
  readonly contact: { readonly email: string; readonly phone: string }
  /** It takes the place of what was booked before; left out where it does not. */
  readonly isChange?: true
}

/** What proves a confirmed item: a voucher of ours where its supplier gives nothing; a `reference` names it at the supplier. `travellerNo` counts from 1; left out it is for all who travel. */
export interface Proof {
  readonly kind: 'voucher' | 'reference' | 'ticket' | 'service'
  readonly number: string
  readonly travellerNo?: number
}

/** What a supplier of our own answers to a confirmation. */
export interface Confirmed {
  readonly proofs: readonly Proof[]
}

/** Until when it is really held, where the supplier decides that: earlier than it was asked for, or later. Left out where it is as asked. */
export interface HeldUntil {
  readonly untilMs?: number
}

/** The result of holding: `taken` where it is of our own stock, for the limits of what one visitor may hold. */
export interface HoldResult extends HeldUntil {
  readonly holdRef: string
  readonly taken?: TakenUnits
}

export interface HoldRequest {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly untilMs: number
}

/**
 * A supplier whose stock is in our own database. All of it runs in the caller's transaction: what is sold and its booking are one truth.
 * Every change is harmless twice.
 */
export interface LocalSupplier<Ask = unknown, Details = unknown> {
  readonly where: 'local'
  readonly name: string
  /** Where its clock is and on which day it begins, before anything is priced; null where the request names nothing that exists. Left out where there is no place to go to. */
  startOf?(tx: Tx, ask: Ask): Promise<Pick<SaleTerms, 'startsOn' | 'timeZone'> | null>
  /**
   * The current price. Refuses as the product's calls say; `sold_out` where too little is free. What is `own` is held for whoever asks: where `seesOwn` is declared, it counts as free, and as theirs.
   */
  quote(tx: Tx, ask: Ask, own?: readonly HeldItem[]): Promise<Outcome<Offer<Details>>>
  /** `quote` knows what is held for whoever asks. Left out: that is released before it is priced again. */
  readonly seesOwn?: true
  /** All of it or nothing; refusing (`sold_out`) leaves nothing behind. */
  hold(tx: Tx, offer: Offer<Details>, hold: HoldRequest): Promise<Outcome<HoldResult>>
  /** Held until later, in place and at its price. Refuses `sold_out`. Left out: it is released, priced and held again. */
  extend?(tx: Tx, held: HeldItem, untilMs: number): Promise<Outcome<HeldUntil>>
  /** Held becomes sold, also where it was released meanwhile and can be had again. Refuses `sold_out`, and `not_yet` to be asked again soon. Its proofs are given once: what it answers again is not stored. */
  confirm(tx: Tx, item: BoughtItem<Details>): Promise<Outcome<Confirmed, Refusal> | Outcome<void, Refusal>>
  /** Held becomes free. */
  release(tx: Tx, held: HeldItem): Promise<unknown>
  /** Whether its money may still go back, where that hangs on what was bought since. Left out where it always may, by its terms. */
  mayCancel?(tx: Tx, item: BoughtItem<Details>): Promise<boolean>
  /** A sold item has other details by our own promise, as a ride that follows its flight: what it keeps of it follows. Left out where it keeps nothing. */
  moved?(tx: Tx, item: BoughtItem<Details>): Promise<unknown>
  /** Sold becomes free. */
  cancel(tx: Tx, item: BoughtItem<Details>): Promise<unknown>
  /** Of what was given up, how much others have bought since, of how much: right before its fee is charged it is lowered by that. Left out where nothing is sold again. */
  soldAgain?(tx: Tx, held: HeldItem): Promise<{ readonly again: number; readonly all: number }>
  /** Frees what is past its time, of all organisations; returns how many. */
  releaseExpired?(tx: Tx, limit: number): Promise<number>
  /** When the next hold expires; null where there is none. */
  nextExpiryMs?(tx: Tx): Promise<number | null>
}

/** The answer of a remote supplier. No answer is `unknown`: it may have done what it was asked. */
export type SupplierResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * The state of an order at a supplier, by the key it was sent with. `none`: no order came with that key. `total` is the price it was confirmed at, counted as the total of
 * its quote is: another one than was consented to is never taken.
 */
export type SupplierOrder =
  | { readonly state: 'confirmed'; readonly supplierReference: string; readonly total: Money; readonly proofs?: readonly Proof[] }
  | { readonly state: 'pending' }
  | { readonly state: 'rejected'; readonly reason: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'none' }

/** Why a provider cancels: the weather, too few who booked, what does not run or fly, what it does not offer any more, what it changed and its traveller did not want so. */
export type ProviderReason = 'weather' | 'too_few' | 'not_operated' | 'withdrawn' | 'changed' | 'other'

/** What a supplier became aware of about an order, by a key of its own: the same key again is the same news. */
export type SupplierNews = {
  readonly key: string
  readonly supplierReference: string
  /** In its own words, for the traveller. */
  readonly note: string | null
} & (
  | {
      /** `informed`: a driver, a gate, known at once. `changed`: another time or place, which its traveller accepts, or has all the money back. */
      readonly kind: 'informed' | 'changed'
      /** What it is from then on: its details, and its terms where those change too. */
      readonly details: unknown
      readonly terms?: SaleTerms
      /** By when the traveller is asked to answer; null where it does not say. */
      readonly answerByMs: number | null
    }
  | { readonly kind: 'cancelled'; readonly reason: ProviderReason }
  /** Of what its traveller has all the money back for, it gives back less than it was paid; null where it does not say. A person settles it with the supplier, and the traveller hears nothing of it. */
  | { readonly kind: 'gives_less'; readonly paid: Money; readonly back: Money | null }
)

/** Of news that were told: accepted by their traveller or true at once; or all that was paid went back. */
export type NewsAnswer = 'accepted' | 'refunded'

/** What became of news by the keys they were told with, outside any transaction; there is no entry of those that nobody has answered. */
export type AnswersToNews = (keys: readonly string[]) => Promise<ReadonlyMap<string, NewsAnswer>>

/** What a remote supplier offers in the place of what it sold: `offer` is all of it at its new price, as if nothing had been paid before, and `fee` what changing costs besides. */
export interface OfferInstead<Details = unknown> {
  readonly offer: Offer<Details>
  readonly fee: Money
  /** Where it costs less, the difference does not come back. */
  readonly keepsRest?: boolean
  /** Its own name of it, by which it is confirmed. */
  readonly holdRef: string
  /** Until when it can be confirmed. */
  readonly untilMs: number
}

/** How a remote supplier changes an order that it has confirmed. Its order stays what it was until the change is confirmed, and where that is refused; it keeps its name through it. */
export interface RemoteChanges<Ask = unknown, Details = unknown> {
  /** What the order would be by this ask, and at what price. Nothing changes. */
  quote(item: BoughtItem<Details>, to: { readonly supplierReference: string; readonly ask: Ask }): Promise<SupplierResult<OfferInstead<Details>>>
  /** As an order is confirmed and looked for, of the item that takes the place of the one before: by its `holdRef`. `none` and `rejected`: nothing was changed. */
  confirm(item: BoughtItem<Details>, key: string, again: boolean): Promise<SupplierResult<SupplierOrder>>
  find(item: BoughtItem<Details>, key: string): Promise<SupplierResult<SupplierOrder>>
}

/**
 * A remote supplier: at times slow, down or wrong. It is never called inside a transaction, and the key of a call is stored before the call is made.
 * The same key again is the same order; where a supplier forgets keys, `find` by our own reference still answers.
 */
export interface RemoteSupplier<Ask = unknown, Details = unknown> {
  readonly where: 'remote'
  readonly name: string
  /** A call that takes longer is aborted: its result is not known. */
  readonly timeoutMs: number
  /** All it offers for a search; left out where it is not searched. Called in parallel with others by `fanOut`: ends with the signal, throws where it gives no answer. */
  search?(ask: Ask, signal: AbortSignal): Promise<readonly Offer<Details>[]>
  quote(ask: Ask): Promise<SupplierResult<Offer<Details>>>
  hold(offer: Offer<Details>, hold: HoldRequest & { readonly key: string }): Promise<SupplierResult<HeldUntil & { readonly holdRef: string }>>
  /** `again`: it was sent before, and no order came of it that was found since. */
  confirm(item: BoughtItem<Details>, key: string, again: boolean): Promise<SupplierResult<SupplierOrder>>
  find(item: BoughtItem<Details>, key: string): Promise<SupplierResult<SupplierOrder>>
  /** Left out where what it sold is not changed. */
  readonly change?: RemoteChanges<Ask, Details>
  /** What cancelling costs now, where the terms say that only the supplier can say. */
  quoteCancellation(item: BoughtItem<Details>, supplierReference: string): Promise<SupplierResult<{ readonly cost: Money; readonly validUntilMs: number }>>
  cancel(item: BoughtItem<Details>, order: { readonly supplierReference: string; readonly cost: Money; readonly key: string }): Promise<SupplierResult<unknown>>
  /**
   * What it became aware of since a cursor of its own; null is from the beginning. Asked every minute; left out where it says nothing by itself. One that waits for an answer of its traveller
   * finds it in `answersTo`, and passes it on.
   */
  newsSince?(
    cursor: string | null,
    answersTo: AnswersToNews,
  ): Promise<SupplierResult<{ readonly news: readonly SupplierNews[]; readonly cursor: string | null }>>
  /** Releases what was held, by the key it was held with: `holdRef` is empty where the supplier did not answer. An order made meanwhile stays. */
  release(held: HeldItem, key: string): Promise<SupplierResult<unknown>>
}

export type Supplier<Ask = unknown, Details = unknown> = LocalSupplier<Ask, Details> | RemoteSupplier<Ask, Details>

/** A way of paying that not every product takes. A discount card is an agent's for any product; listed here, everyone may use it (B5.7). */
export type SpecialTender = 'coupon' | 'points' | 'invoice' | 'stored_value' | 'discount_card'

/** What a product allows. Neutral code asks these, never which product it is. */
export interface ProductRules {
  /** Who is named in a booking. `payer`: the payer, and no name is asked for. `lead`: one person for each unit. `everyone`: all who travel. */
  readonly travellers: 'payer' | 'lead' | 'everyone'
  readonly payableBy: ReadonlySet<SpecialTender>
  /** Whether something is held for a checkout, so that how much one browser may hold is limited. */
  readonly holdsStock: boolean
  /** For how many minutes a checkout of it lasts, and how often it may be renewed for as many again. Of several items the shortest and the fewest count. */
  readonly holdMinutes: number
  readonly renewals: number
  /** What one visitor may hold at once where it is among it, in place of the usual numbers (`modules/hold-limits`); of several items the smallest count. */
  readonly holdLimits?: Partial<HoldNumbers>
  /** Whether the organisation's settings for guarantees and for its share apply. */
  readonly takesGuarantee: boolean
  readonly earnsPoints: boolean
  /** A prepaid remainder under one dollar is waived. */
  readonly waivesSmallRest: boolean
  /** An agent may send it to a client to be paid. */
  readonly payLinks: boolean
  /** How long a supplier may not answer before a person must look. */
  readonly confirmWithinMs: number
  /** Whether an organisation's settings allow only signed-in people to hold it, as the checkout of flights may (B5.6); left out where guests always may. */
  signInFirst?(site: SiteSettings): boolean
  /** For how long after its confirmation a booking is cancelled at no cost, whatever its terms say: our own promise. 0 where what was bought cannot be undone, which is said before consent. */
  readonly undoMinutes: number
}

/** The texts about a booking of this product in each of its states. */
export interface ProductWords {
  /** What is held and confirmed, as a code: "room", "car"; null where nothing is. */
  readonly unit: string | null
  /** What a place is said to do for people who have booked there: "is expecting you"; null where nothing is. */
  readonly welcome: string | null
  /** Its sentences, in the current language. */
  texts(): OrderTexts
  /** What the law has told before it is bought, in the current language: shown above the consent. Left out where nothing is. */
  information?(): { readonly title: string; readonly lines: readonly string[] }
  /** What several items together are called, by what each is called, in the current language. Left out where that is the first, and how many more there are. */
  titleOfAll?(titles: readonly string[]): string
  /** Where what is not paid now is paid, in the current language: "at the property"; left out where all is. */
  laterAt?(): string
}

/** Where booked revenue goes: credits that make what was paid now. */
export type Owes = 'supplier' | 'stored_value'

/** The parts of a booking that a product's own mail may contain. */
export interface BookedForMail {
  readonly reference: string
  readonly origin: string
  readonly total: Money
  readonly items: readonly { readonly details: unknown }[]
}

/** What a checkout or a booking is sold as: a product, which is a sale of itself, or a package of several. Its rules, words and pages count for the whole, never those of one of its items. */
export interface Sale {
  readonly code: ProductCode
  /** Its name in calls and at the gateway: "hotels". */
  readonly name: string
  readonly rules: ProductRules
  readonly words: ProductWords
  readonly pages: ProductPages
  /** Mails in words of its own, where the voucher that every booking gets does not fit. */
  readonly mails?: {
    confirmed(booking: BookedForMail): Mail
    failed(booking: BookedForMail, refunded: Money): Mail
  }
}

/** Who would buy; nobody known yet where a guest holds it. */
export interface Buyer {
  readonly orgId: OrgId
  readonly userId: UserId | null
}

/** Who is named, the lead first, and how they are reached. */
export interface Who {
  readonly guests: readonly { readonly first_name: string; readonly last_name: string }[]
  readonly contact: { readonly email: string; readonly phone?: string | undefined }
}

/** A confirmed item that its traveller wants otherwise, as it was booked. */
export interface ItemToChange<Ask = unknown, Details = unknown> {
  readonly ask: Ask
  readonly details: Details
  readonly terms: SaleTerms
  /** Its provider has changed it, and its traveller has not answered yet. */
  readonly isMoved: boolean
  readonly nowMs: number
}

/** What an item is to be instead. `keepsRest`: where that costs less, the difference does not come back. */
export interface AskInstead<Ask = unknown> {
  readonly ask: Ask
  readonly fee: Money
  readonly keepsRest?: boolean
}

/** How what is confirmed is changed: `Wanted` is what a browser says is to be otherwise. */
export interface Changes<Ask = unknown, Details = unknown, Wanted = unknown> {
  readonly wanted: z.ZodType<Wanted>
  /** The whole ask with that, and what changing costs besides the price. Refuses `not_changeable` with a `message` for a person: too late, or not this. */
  ask(item: ItemToChange<Ask, Details>, wanted: Wanted): Outcome<AskInstead<Ask>, Refusal<'not_changeable'>>
}

/** A kind of thing that is sold. `Ask` is what is asked for, by whom its price is made included (currency, markup), stored so that it can be priced again; `Details` the product's own part of an offer. */
export interface Product<Ask = unknown, Details = unknown> extends Sale {
  readonly ask: z.ZodType<Ask>
  /** The schema of `details`, and its name in storage: `stay@1`. */
  readonly details: z.ZodType<Details>
  readonly schema: string
  /** Details by the names they were stored with before, as current details: what was booked then is read, cancelled and receipted for ever. Left out where there was none. */
  readonly olderDetails?: Readonly<Record<string, (stored: unknown) => Details>>
  readonly owes: Owes
  readonly suppliers: readonly Supplier<Ask, Details>[]
  /** The name of the supplier that an ask is for; left out where there is one. */
  supplierOf?(ask: Ask): string
  /** Whether two asks mean the same thing: asked again it answers the checkout that is open. */
  sameAsk(a: Ask, b: Ask): boolean
  /** Whether an ask is of the same thing as one that is held and takes its place: another number of tickets. The former checkout is released, and the new one lasts as long. Left out: both are held. */
  replaces?(now: Ask, before: Ask): boolean
  /** Whether an ask is of an option, which is held for longer than usual. Asked for again it stays as it is held, at its price; what takes its place lasts as long. Left out: nothing is. */
  isOption?(ask: Ask): boolean
  /** The same ask with another share on the net price; left out where nothing is put on. */
  atShare?(ask: Ask, basisPoints: number): Ask
  /** The share on the net price that it is asked with, in basis points; with `atShare`. */
  shareOf?(ask: Ask): number
  /** The details as they are shown now: facts that are stored in English, in the reader's language. Left out where there are none. */
  inWords?(details: Details): Details
  /** A line of its price in the current language, by the reason that is stored with it; null where that is not one of its own. Left out where lines have none. */
  lineWords?(why: unknown, details: Details): LineWords | null
  /** What a browser chose, in the fields of the product's own call that holds it, as an ask in this currency: by whom it is priced is never taken from it. Left out where it is not swapped into a checkout. */
  chosen?(fields: unknown, caller: Caller, currency: Currency): Promise<Outcome<Ask>>
  /**
   * How its traveller changes what is confirmed: a booking of its own whose price is less what was paid before, or as much as it takes back. The new is held beside the old until it is paid; where nothing is to be
   * paid, the old is free for it. Of what a remote supplier sold the price and the fee are its own (`RemoteSupplier.change`). Left out where it is not changed.
   */
  readonly changes?: Changes<Ask, Details>
  /** The same, priced in another currency; left out where the currency is a part of what is bought. */
  inCurrency?(ask: Ask, currency: Currency): Ask
  describe(details: Details): Description
  /** What of its price comes back even where its terms keep some of it, in the current language: said where cancelling is quoted. Left out where nothing does by itself. */
  backAnyway?(details: Details, quote: Quote): string | null
  /** The hours that it leaves those who travel at places on its way, and what is promised of what they book for them. Left out where there are none. */
  freeHours?(details: Details): readonly FreeHours[]
  /** Where and when it begins and ends, as far as it may be booked for such hours; null where it has no hours. Left out where it never is. */
  takes?(details: Details): Takes | null
  /** How many units (rooms, cars, cabins) the price is of; a discount is given unit by unit. */
  unitsOf(details: Details): number
  /** How many people travel, where all of them are named; left out where that is one. */
  peopleOf?(details: Details): number
  /** What is asked of each who is named, the lead first: as many are named. Left out where names are enough. */
  travellersOf?(details: Details): readonly TravellerNeeds[]
  /** What its supplier does not take of the names and the contact, field by field in the current language, the paths those of a booking's request: refused before anything is charged. Left out where it takes all. */
  whoFaults?(details: Details, who: Who): readonly FieldError[]
  /** Whether a card is saved to be charged later without the person: asked of each offer, and agreed to before it is booked. Left out where none ever is. */
  keepsCard?(details: Details): boolean
  /** Why this person may not buy it (members only, residents, of age), as `may_not_buy` with a `message` for them; null where they may. Asked when it is held and when it is booked. Left out where everyone may. */
  mayBuy?(tx: Tx, buyer: Buyer, details: Details): Promise<Refusal<'may_not_buy'> | null>
  /** How people wait for what is all taken; left out where they cannot. Its supplier says what came free (`ProductDeps.cameFree`). */
  readonly waits?: Waits
  /** What the gateway is sent in addition to what it is sent of every payment. */
  paymentMetadata?(details: Details, ask: Ask): Readonly<Record<string, string>>
  /** In the transaction that confirms the booking: what follows besides the mail that every booking sends. */
  onConfirmed?(tx: Tx, item: BoughtItem<Details>, about: { readonly origin: string }): Promise<void>
}
