import { say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../../lib/sign-in-door.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** Why cards may be looked at only. `demo`: nobody's account. `looking`: somebody looks at another's account. */
export type Limit = 'demo' | 'looking'

export function LimitNote({ limit }: { limit: Limit }) {
  const openSignIn = useOpenSignIn()
  if (limit === 'looking') {
    return (
      <Note
        kind="plain"
        className="mb-5"
      >{say`You are looking at another person's account. Their cards are shown to you and stay as they are: none can be added, changed or deleted, and nothing can be charged to them.`}</Note>
    )
  }
  return (
    <Note
      kind="plain"
      className="mb-5"
      action={
        <Button size="small" className="min-h-11 noscript:hidden" onClick={() => openSignIn({ at: 'sign-up' })}>
          Create account
        </Button>
      }
    >{say`This is a demo account: no card can be saved in it, and nothing is charged. An account of your own keeps your cards.`}</Note>
  )
}

/** The list is readable without scripts; what changes it is not. */
export function NeedsScript() {
  return (
    <noscript>
      <Note
        kind="care"
        className="mt-5"
      >{say`Adding and changing cards needs JavaScript: the card fields belong to the payment gateway, so that your card number never reaches us. Please turn it on for this site.`}</Note>
    </noscript>
  )
}
