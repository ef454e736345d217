import { say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { leaveGuestDraft } from '../../lib/pass-guest-draft.ts'
import { useShell } from '../../lib/shell.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkFor } from './link-for.tsx'
import { NeedsScript } from './needs-script.tsx'
import type { OpenedLinkState } from './pay-link-api.ts'

/** Behind the address in a client's mail: the client goes on to the checkout, with the names the agent typed. */
export function OpenedLink({ state }: { state: OpenedLinkState }) {
  const openSignIn = useOpenSignIn()
  const { user } = useShell()
  switch (state.kind) {
    case 'open':
      return <GoOn state={state} />
    case 'guest':
      return (
        <Words
          before={state.preview && <LinkFor preview={state.preview} />}
          text={say`Your agent is holding a booking for you. Sign in with the email your agent used to review and pay. Nothing has been charged yet.`}
        >
          <Button look="filled" onClick={() => openSignIn({ reason: say`Sign in to see the booking your agent is holding for you.` })}>{say`Sign in`}</Button>
          <NeedsScript>{say`Please turn on JavaScript to sign in and pay.`}</NeedsScript>
        </Words>
      )
    case 'ended':
      return (
        <Words text={state.message}>
          <ButtonLink to="/">{say`Start a search`}</ButtonLink>
        </Words>
      )
    case 'not_here':
      return (
        <Words
          text={
            user
              ? say`There's nothing to pay here for ${shownEmail(user.email)}, and nothing was charged. The link may be incomplete or for another account: please open it from the email again.`
              : say`There's nothing to pay here, and nothing was charged. The link may be incomplete: please open it from the email again.`
          }
        >
          <ButtonLink to="/logout">{say`Sign out`}</ButtonLink>
        </Words>
      )
    case 'unreachable':
      return (
        <Words text={`${say`We couldn't open the link. Nothing was charged.`} ${state.message}`}>
          <ButtonLink look="ink" to="" reloadDocument>{say`Try again`}</ButtonLink>
        </Words>
      )
  }
}

function GoOn({ state: { checkoutId, path, agent, guests } }: { state: OpenedLinkState & { kind: 'open' } }) {
  const navigate = useNavigate()
  useEffect(() => {
    leaveGuestDraft(checkoutId, guests)
    void navigate(path, { replace: true })
  }, [navigate, checkoutId, path, guests])
  return (
    <Words text={say`${agent} is holding this booking for you. One moment while we open it.`}>
      <ButtonLink look="filled" to={path}>{say`Review and pay`}</ButtonLink>
    </Words>
  )
}

function Words({ before, text, children }: { before?: React.ReactNode; text: string; children: React.ReactNode }) {
  return (
    <>
      {before}
      <p className="max-w-[46ch] text-body wrap-anywhere text-ink-2">{text}</p>
      <div>{children}</div>
    </>
  )
}
