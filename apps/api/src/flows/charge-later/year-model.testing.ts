import { type Day, money } from '@sojourn/kernel'
import { graceDebt } from './toy-members.testing.ts'

/** How a card behaves, charge by charge: `times` declines each, or for good from its n-th charge on until it is replaced. */
export type CardScript =
  | { readonly kind: 'good' }
  | { readonly kind: 'funds' | 'technical'; readonly times: number }
  | { readonly kind: 'hard' | 'authentication'; readonly from: number; readonly isReplaced: boolean }

/** What a person does in the quiet days of a term, when nothing is tried. */
export type Act = { readonly term: number } & ({ readonly kind: 'cancel' | 'resume' | 'withdraw' } | { readonly kind: 'switch'; readonly priceMinor: number })

export interface Script {
  readonly name: string
  readonly since: Day
  readonly months: number
  readonly zone: string
  readonly priceMinor: number
  readonly card: CardScript
  /** What their wallet holds, tried behind the card; null: it may not be used. */
  readonly walletMinor: number | null
  readonly acts: readonly Act[]
  /** The last term that is charged in the year. */
  readonly terms: number
}

export interface Books {
  readonly revenue: number
  /** At the gateway, without what went back. */
  readonly card: number
  readonly wallet: number
  readonly debt: number
  readonly state: 'active' | 'expired' | 'ended'
  readonly paidTerms: number
}

/** The expected balances of a member after the year: a pure function of their script, without clock, bank, database or attempts. */
export function booksOf({ priceMinor, card, walletMinor, acts, terms }: Script): Books {
  let [price, wallet, broken] = [priceMinor, walletMinor ?? 0, false]
  let [byCard, byWallet, back, debt, paidTerms] = [0, 0, 0, 0, 0]
  let state: Books['state'] = 'active'
  for (let term = 1; term <= terms && state === 'active'; term++) {
    broken ||= 'from' in card && term === card.from
    const paidBy = payerOf(card, broken, walletMinor !== null && wallet >= price)
    if (paidBy === 'nobody') {
      state = 'expired'
      debt = graceDebt(money(price, 'USD'))
      break
    }
    paidTerms += 1
    if (paidBy === 'wallet') [wallet, byWallet] = [wallet - price, byWallet + price]
    else byCard += price
    // A new card is there six days later, whether they paid or not.
    if (broken && 'isReplaced' in card && card.isReplaced) broken = false
    let [last, isCancelled] = [price, false]
    for (const act of acts.filter((each) => each.term === term)) {
      if (act.kind === 'switch') last = act.priceMinor
      else if (act.kind === 'withdraw') [state, back] = ['ended', price]
      else isCancelled = act.kind === 'cancel'
    }
    if (state === 'ended') {
      if (paidBy === 'wallet') [wallet, byWallet] = [wallet + back, byWallet - back]
      else byCard -= back
    }
    price = last
    if (isCancelled) break
  }
  return { revenue: byCard + byWallet, card: byCard, wallet, debt, state, paidTerms }
}

/** Five rounds without funds, one more soon after a technical failure; the wallet is tried in the first. */
function payerOf(card: CardScript, isBroken: boolean, walletCovers: boolean): 'card' | 'wallet' | 'nobody' {
  switch (card.kind) {
    case 'good':
      return 'card'
    case 'funds':
    case 'technical':
      if (card.times > 0 && walletCovers) return 'wallet'
      return card.times <= (card.kind === 'funds' ? 4 : 5) ? 'card' : 'nobody'
    case 'hard':
    case 'authentication':
      if (!isBroken) return 'card'
      return walletCovers ? 'wallet' : card.isReplaced ? 'card' : 'nobody'
  }
}
