import type { getWallet as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { type Money, money, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { LedgerEntry, SubjectBalance } from '../../modules/ledger/index.ts'
import type { PaymentCard } from '../../modules/payment-cards/index.ts'
import { topUpRange } from '../../modules/wallet/index.ts'
import type { Parts } from '../parts.ts'
import { cardOnWire } from './card-on-wire.ts'
import { moveOf } from './history.ts'
import type { WalletParts } from './wallet-parts.ts'

type Wallet = DataOf<typeof call>

/** Cash cards are paid from together and are no part of the wallet; a discount card is shown in it and is no money. */
const inWallet = ({ type }: PaymentCard): boolean => type !== 'CASH'
const isMoney = ({ type }: PaymentCard): boolean => type === 'WALLET' || type === 'CERTIFICATE'

/** Balances, the cards they stand on, and a page of what moved, all as of one moment and all from the ledger. */
export function getWallet(parts: Parts, wallet: WalletParts, { cursor, limit }: ParsedBodyOf<typeof call>, caller: SignedInCaller): Promise<Wallet> {
  const who = { orgId: caller.orgId, userId: caller.user.userId }
  const { ledger, clock } = parts
  return parts.transactions.inTenant(who.orgId, async (tx) => {
    const cards = (await wallet.cards.listOf(tx, who)).filter(inWallet)
    const gifts = await wallet.gifts.listOfGiver(tx, who.orgId, who.userId)
    const stored = { orgId: who.orgId, account: 'stored_value' as const }
    const balances = await ledger.balancesOf(tx, { ...stored, subjects: cards.map(({ paymentCardId }) => paymentCardId) })
    const subjects = [...cards.map(({ paymentCardId }) => paymentCardId), ...gifts.map(({ giftId }) => giftId)]
    const entries = await ledger.entriesOf(tx, { ...stored, subjects, cursor, limit: limit + 1 })
    const shown = entries.slice(0, limit)
    const left = (card: PaymentCard) => leftOn(card, balances)
    return {
      balances: balancesOf(cards, left, clock.nowMs()),
      cards: cards.map((card) => cardOnWire(card, left(card), clock.nowMs())),
      history: await historyOf(wallet, tx, who, { shown, giftTo: new Map(gifts.map(({ giftId, to }) => [giftId, to.name])) }),
      next: entries.length > limit ? shown.at(-1)!.id : null,
      top_up: await topUpOf(wallet, tx, caller),
    }
  })
}

const leftOn = ({ paymentCardId, currency }: PaymentCard, balances: readonly SubjectBalance[]): Money =>
  money(balances.find((each) => each.subject === paymentCardId && each.currency === currency)?.minor ?? 0, currency)

/** What can be spent, the largest number of cards' currency first; one that was blocked or has run out is not counted. */
function balancesOf(cards: readonly PaymentCard[], left: (card: PaymentCard) => Money, nowMs: number): Wallet['balances'] {
  const usable = cards.filter((card) => isMoney(card) && cardOnWire(card, left(card), nowMs).card_status === 'ACTIVE')
  const currencies = [...new Set(usable.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => ({ amount: toMajor(sum(currency, usable.filter((card) => card.currency === currency).map(left))), currency }))
}

async function historyOf(
  { tendersOf }: WalletParts,
  tx: Tx,
  { orgId }: { orgId: SignedInCaller['orgId'] },
  { shown, giftTo }: { shown: readonly LedgerEntry[]; giftTo: ReadonlyMap<string, string> },
): Promise<Wallet['history']> {
  const tenders = await tendersOf(tx, orgId, [...new Set(shown.map(({ of }) => of))])
  return shown.map((entry) => {
    const { kind, label, bookingId } = moveOf(entry, {
      tender: tenders.find(({ tenderId }) => tenderId === entry.of) ?? null,
      giftTo: giftTo.get(entry.subject) ?? null,
    })
    const amount = toMajor(money(giftTo.has(entry.subject) ? Math.abs(entry.delta) : entry.delta, entry.currency))
    return { id: entry.id, at: new Date(entry.atMs).toISOString(), kind, label, amount, currency: entry.currency, booking_id: bookingId }
  })
}

async function topUpOf({ rates }: WalletParts, tx: Tx, { currency, org }: SignedInCaller): Promise<Wallet['top_up']> {
  const rate = currency === 'USD' ? '1' : (await rates(tx))('USD', currency)
  // Never without one: the currencies that can be asked for are those there are rates for.
  const range = rate ? topUpRange(currency, rate) : topUpRange(org.currency, '1')
  const { minimum, maximum, suggested } = range
  return { currency: minimum.currency, minimum: toMajor(minimum), maximum: toMajor(maximum), suggested: suggested.map(toMajor) }
}
