import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import type { Ref } from 'react'
import { Balances } from './balances.tsx'
import { HistoryList } from './history-list.tsx'
import { StoredCards } from './stored-cards.tsx'
import { TopUpForm } from './top-up-form.tsx'
import type { History } from './use-history.ts'
import type { TopUp } from './use-top-up.ts'
import type { Wallet } from './wallet-api.ts'
import { DemoNote, NeedsScript } from './wallet-states.tsx'

interface ViewProps {
  readonly wallet: Wallet
  readonly history: History
  readonly topUp: TopUp
  readonly isDemo: boolean
  readonly balance?: Ref<HTMLElement>
  readonly onClaim: () => void
}

/** The wallet: what there is, more of it, what it stands on, what moved. One column on a phone and up to 991 px, two from 992 px on (A9.4). */
export function WalletView({ wallet, history, topUp, isDemo, balance, onClaim }: ViewProps) {
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
