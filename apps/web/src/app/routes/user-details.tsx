import { say } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import { SignInFirst } from '../shell/sign-in-first.tsx'

export const meta = () => [{ title: say`Your details` }]

/** What we know of the person who is signed in. */
export default function UserDetailsPage() {
  const { user, currency } = useShell()
  if (!user) {
    return (
      <main id="content" className="page-width py-9">
        <h1 className="text-h1-s md:text-h1">{say`Your details`}</h1>
        <SignInFirst text={say`Sign in to see your details.`} />
      </main>
    )
  }
  const facts = [
    [say`Name`, `${user.first_name} ${user.last_name}`],
    [say`Email`, user.email],
    [say`Phone`, user.phone ?? say`Not provided`],
    [say`Currency`, currency],
  ]
  return (
    <ProsePage title={say`Your details`}>
      <dl className="w-full border-t border-ink">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[8rem_1fr] gap-4 border-b border-rule py-3">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[560] wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </ProsePage>
  )
}
