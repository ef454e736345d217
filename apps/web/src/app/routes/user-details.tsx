import { useShell } from '../../lib/shell.ts'
import { useOpenSignIn } from '../../lib/sign-in-door.ts'
import { Button } from '../../ui/button.tsx'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: 'Your details' }]

/** What we know of the person who is signed in. */
export default function UserDetailsPage() {
  const { user, currency } = useShell()
  const openSignIn = useOpenSignIn()
  if (!user) {
    return (
      <ProsePage title="Your details">
        <p>Sign in to see them.</p>
        <Button look="ink" onClick={() => openSignIn()}>
          Sign in
        </Button>
      </ProsePage>
    )
  }
  const facts = [
    ['Name', `${user.first_name} ${user.last_name}`],
    ['Email', user.email],
    ['Phone', user.phone ?? 'Not given'],
    ['Currency', currency],
  ]
  return (
    <ProsePage title="Your details">
      <dl className="w-full border-t border-ink">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[8rem_1fr] gap-4 border-b border-rule py-3">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[560]">{fact}</dd>
          </div>
        ))}
      </dl>
    </ProsePage>
  )
}
