import { nameText, say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { AGENT, OPERATOR } from '../../lib/user-type.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Why a link to act for somebody signed no one in, and where to go on: the session of this browser is as it was. */
export function KeyRefused({ isSpent }: { isSpent: boolean }) {
  const { user } = useShell()
  const openSignIn = useOpenSignIn()
  const isStaff = user?.usr_type === OPERATOR || user?.usr_type === AGENT
  return (
    <>
      <Note kind="wrong">
        {isSpent
          ? say`This link has expired, was already used, or is incomplete. A link to act for someone works once and for one minute.`
          : say`We couldn't check this link just now. It may still work: please open it again.`}
      </Note>
      {user && <p className="text-body text-ink-2">{say`You're still signed in as ${nameText(user.first_name, user.last_name)}.`}</p>}
      <div>
        {isStaff && <ButtonLink to="/user/act-for" look="filled">{say`Create a new link`}</ButtonLink>}
        {user && !isStaff && <ButtonLink to="/" look="ink">{say`Start a search`}</ButtonLink>}
        {!user && <Button look="filled" onClick={() => openSignIn()}>{say`Sign in`}</Button>}
      </div>
    </>
  )
}
