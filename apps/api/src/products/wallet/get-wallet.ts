import type { getWallet as call, DataOf, ParsedBodyOf, PaymentCardShape } from '@sojourn/contracts'
import { fromMajor, money, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { LedgerEntry } from '../../modules/ledger/index.ts'
import type { PaymentCard } from '../../modules/payment-cards/index.ts'
import { topUpRange } from './domain/top-up.ts'
import { ledgerMove } from './history.ts'
import type { WalletParts } from './wallet-parts.ts'

type Wallet = DataOf<typeof call>

/** Cash cards are paid from together and are no part of the wallet; a discount card is shown in it and is no money. */
const inWallet = ({ type }: PaymentCard): boolean => type !== 'CASH'
const isMoney = ({ payment_card_type: type }: PaymentCardShape): boolean => type === 'WALLET' || type === 'CERTIFICATE'

/** Balances, their cards, and a page of movements, all as of one moment and all from the ledger. */
export function getWallet(wallet: WalletParts, { cursor, limit }: ParsedBodyOf<typeof call>, caller: SignedInCaller): Promise<Wallet> {
  const who = { orgId: caller.orgId, userId: caller.user.userId }
  return wallet.transactions.inTenant(who.orgId, async (tx) => {
    const cards = (await wallet.cards.listOf(tx, who)).filter(inWallet)
    const gifts = await wallet.gifts.listOfGiver(tx, who.orgId, who.userId)
    const shapes = await wallet.shapesOf(tx, who.orgId, cards, caller.currency)
    const subjects = [...cards.map(({ paymentCardId }) => paymentCardId), ...gifts.map(({ giftId }) => giftId)]
    const entries = await wallet.ledger.entriesOf(tx, { orgId: who.orgId, account: 'stored_value', subjects, cursor, limit: limit + 1 })
    const shown = entries.slice(0, limit)
    return {
      balances: balancesOf(shapes),
      cards: shapes,
      history: await historyOf(wallet, tx, who, { shown, giftTo: new Map(gifts.map(({ giftId, to }) => [giftId, to.name])) }),
      next: entries.length > limit ? shown.at(-1)!.id : null,
      top_up: await topUpOf(wallet, tx, caller),
    }
  })
}

/** What can be spent, currency by currency; a card that is blocked or has expired is not counted. */
function balancesOf(cards: readonly PaymentCardShape[]): Wallet['balances'] {
  const usable = cards.filter((card) => isMoney(card) && card.card_status === 'ACTIVE')
  const currencies = [...new Set(usable.map((card) => card.currency_code))].sort()
  return currencies.map((currency) => {
    const left = usable.filter((card) => card.currency_code === currency).map((card) => fromMajor(card.redemption_price, currency)!)
    return { amount: toMajor(sum(currency, left)), currency }
  })
}

async function historyOf(
  { tendersOf }: WalletParts,
  tx: Tx,
  { orgId }: { orgId: SignedInCaller['orgId'] },
  { shown, giftTo }: { shown: readonly LedgerEntry[]; giftTo: ReadonlyMap<string, string> },
): Promise<Wallet['history']> {
  const tenders = await tendersOf(tx, orgId, [...new Set(shown.map(({ of }) => of))])
  return shown.map((entry) => {
    const { kind, label, bookingId } = ledgerMove(entry, {
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
