import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import type { Ref } from 'react'
import { Balances } from './balances.tsx'
import { HeldList } from './held-list.tsx'
import { HistoryList } from './history-list.tsx'
import { StoredCards } from './stored-cards.tsx'
import { TopUpForm } from './top-up-form.tsx'
import type { History } from './use-history.ts'
import type { TopUp } from './use-top-up.ts'
import type { Held, Wallet } from './wallet-api.ts'
import { DemoNote, NeedsScript } from './wallet-states.tsx'

interface ViewProps {
  readonly wallet: Wallet
  readonly held: readonly Held[]
  readonly history: History
  readonly topUp: TopUp
  readonly isDemo: boolean
  readonly balance?: Ref<HTMLElement>
  readonly onClaim: () => void
  /** Something of it was released. */
  readonly onReleased: () => void
}

/** The wallet: balances, top-up, cards, movements. One column on a phone and up to 991 px, two from 992 px on (A9.4). */
export function WalletView({ wallet, held, history, topUp, isDemo, balance, onClaim, onReleased }: ViewProps) {
  return (
    <>
      {isDemo ? <DemoNote /> : <NeedsScript />}
      <div className="wallet-grid">
        <Balances place={balance} balances={wallet.balances} currency={wallet.top_up.currency} />
        <div className="wallet-aside">
          <TopUpForm range={wallet.top_up} topUp={topUp} locked={isDemo} />
          {!isDemo && (
            <p className="mt-4 text-small text-ink-2 noscript:hidden">
              <Say>
                Did you receive a gift?{' '}
                <button type="button" className="link inline-block py-2 font-[560]" onClick={onClaim}>
                  Claim it with its code
                </button>
              </Say>
            </p>
          )}
        </div>
        <HeldList held={held} onChanged={onReleased} />
        <section className="min-w-0">
          <h2 className="mb-4 text-h3">{say`Cards`}</h2>
          <StoredCards cards={wallet.cards} />
        </section>
        <section className="min-w-0">
          <h2 className="mb-4 text-h3">{say`History`}</h2>
          <HistoryList history={history} />
        </section>
      </div>
    </>
  )
}
