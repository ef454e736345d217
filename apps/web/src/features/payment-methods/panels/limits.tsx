import { say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../../lib/open-sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** Why cards may be looked at only. `demo`: a shared account. `looking`: staff look at a person's account. */
export type Limit = 'demo' | 'looking'

export function LimitNote({ limit }: { limit: Limit }) {
  const openSignIn = useOpenSignIn()
  if (limit === 'looking') {
    return (
      <Note
        kind="plain"
        className="mb-5"
      >{say`You're viewing another person's account. You can see their cards, but you can't add, change, delete or charge them.`}</Note>
    )
  }
  return (
    <Note
      kind="plain"
      className="mb-5"
      action={
        <Button size="small" className="min-h-11 noscript:hidden" onClick={() => openSignIn({ at: 'sign-up' })}>
          {say`Create account`}
        </Button>
      }
    >{say`You can't save cards in a demo account, and nothing is charged. Create your own account to save cards.`}</Note>
  )
}

/** The list is readable without scripts; what changes it is not. */
export function NeedsScript() {
  return (
    <noscript>
      <Note
        kind="care"
        className="mt-5"
      >{say`Please turn on JavaScript to add or change cards. It lets your card number go straight to the payment provider and never to us.`}</Note>
    </noscript>
  )
}
