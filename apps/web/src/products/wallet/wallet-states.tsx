import { say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The skeleton of the page while it is fetched. */
export function WalletSkeleton() {
  return (
    <Loading what={say`Loading your wallet`}>
      <div className="wallet-grid">
        <div>
          <Skeleton className="h-27 w-full" />
          <Skeleton className="mt-8 h-40 w-full" />
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="mt-4 h-10 w-full" />
          ))}
        </div>
        <Skeleton className="h-95 w-full" />
      </div>
    </Loading>
  )
}

export function WalletFailed({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <Note
      kind="wrong"
      live
      className="mt-6"
      action={
        <Button size="small" className="min-h-11 noscript:hidden" onClick={onAgain}>
          {say`Try again`}
        </Button>
      }
    >
      {message}
    </Note>
  )
}

/** A shared account: read only. */
export function DemoNote() {
  const openSignIn = useOpenSignIn()
  return (
    <Note
      kind="plain"
      className="mt-6"
      action={
        <Button size="small" className="min-h-11 noscript:hidden" onClick={() => openSignIn({ at: 'sign-up' })}>
          {say`Create account`}
        </Button>
      }
    >{say`You can't top up or claim gifts in a demo account, and nothing is charged. Create your own account to have a wallet.`}</Note>
  )
}

export function NeedsScript() {
  return (
    <noscript>
      <Note
        kind="care"
        className="mt-6"
      >{say`Please turn on JavaScript to top up. It lets your card number go straight to the payment provider and never to us.`}</Note>
    </noscript>
  )
}
