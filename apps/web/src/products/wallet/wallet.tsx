import { checkoutPage, PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { claimedText } from './claimed-text.ts'
import { useHistory } from './use-history.ts'
import { useTopUp } from './use-top-up.ts'
import type { Held, StoredCard, Wallet as WalletData } from './wallet-api.ts'
import { WalletView } from './wallet-view.tsx'

/** The wallet of a person. `?claim=` of a gift's mail opens the dialog with its code. */
export function Wallet({ wallet, held, isDemo }: { wallet: WalletData; held: readonly Held[]; isDemo: boolean }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const openSignIn = useOpenSignIn()
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  const sent = query.get('claim')
  const [claiming, setClaiming] = useState(sent !== null && !isDemo)
  // Opened by an address the dialog has nothing to go back to; what was claimed is in the balance.
  const [landing, setLanding] = useState(0)
  const balance = useLanding<HTMLElement>(landing)
  const history = useHistory(wallet)
  const onOpened = (checkoutId: string) => void navigate(checkoutPage(PRODUCT_PAGES.WLT, checkoutId))
  const topUp = useTopUp(wallet.top_up, { onOpened, onSignedOut: () => openSignIn() })
  const close = () => {
    setClaiming(false)
    // The code is worth money: it does not stay in the address.
    if (sent === null) return
    setLanding((times) => times + 1)
    setQuery({}, { replace: true, preventScrollReset: true })
  }
  const claimed = (card: StoredCard) => {
    close()
    setLanding((times) => times + 1)
    toast(claimedText(card, wallet.cards))
    void revalidate()
  }
  return (
    <>
      <WalletView {...{ wallet, held, history, topUp, isDemo, balance }} onClaim={() => setClaiming(true)} onReleased={() => void revalidate()} />
      {claiming && <ClaimDialog code={sent ?? ''} onClose={close} onClaimed={claimed} onSignedOut={() => openSignIn()} />}
    </>
  )
}
