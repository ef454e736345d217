import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../../../lib/shell.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { MailedLink } from '../mailed-link-api.ts'
import { resendVerification, verifyEmail } from '../sign-in-api.ts'

/** What stands on the page: what the link is good for, and what the click did. */
type Shown = MailedLink['state'] | 'signed_in' | 'confirmed' | 'sent'

interface VerifyEmailProps {
  readonly token: string
  readonly link: MailedLink
  readonly onSignIn: () => void
}

/**
 * Where the mailed link of a sign-up ends. Opening it changes nothing, since mail scanners open links and run scripts: the click on the button confirms the
 * address, and signs in the browser that had asked for the link.
 */
export function VerifyEmail({ token, link: { state, email }, onSignIn }: VerifyEmailProps) {
  const { user } = useShell()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<Shown>(state)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<string | null>) => {
    if (busy) return
    setBusy(true)
    setFailure(await work())
    setBusy(false)
  }
  const confirm = () =>
    during(async () => {
      const answer = await verifyEmail({ token })
      if (!answer.ok) return answer.message
      if (answer.data.state === 'already_confirmed') setShown('used')
      else setShown(answer.data.user ? 'signed_in' : 'confirmed')
      if (answer.data.user) await revalidate()
      return null
    })
  const sendAgain = () =>
    during(async () => {
      const answer = await resendVerification({ token })
      if (answer.ok) setShown('sent')
      return answer.ok ? null : answer.message
    })
  const signIn = user ? <ButtonLink to="/" look="ink">{say`Start a search`}</ButtonLink> : <Button look="filled" onClick={onSignIn}>{say`Sign in`}</Button>
  return (
    <div className="grid justify-items-start gap-5">
      {failure && (
        <Note kind="wrong" live>
          {failure}
        </Note>
      )}
      {shown === 'open' && (
        <>
          <p className="max-w-[46ch] text-body wrap-anywhere text-ink-2">{say`Confirm that ${email ?? ''} is your email address. Your account can be used once you have.`}</p>
          <Button look="filled" busy={busy} onClick={() => void confirm()}>{say`Confirm my email`}</Button>
        </>
      )}
      {shown === 'signed_in' && (
        <>
          <Note kind="good" live>{say`Your email is verified and you're signed in.`}</Note>
          <ButtonLink to="/" look="ink">{say`Start a search`}</ButtonLink>
        </>
      )}
      {shown === 'confirmed' && (
        <>
          <Note kind="good" live>{say`Your email is confirmed. Sign in with your password to go on.`}</Note>
          {signIn}
        </>
      )}
      {shown === 'used' && (
        <>
          <Note kind="good">{say`Your email is already confirmed.`}</Note>
          {signIn}
        </>
      )}
      {shown === 'expired' && (
        <>
          <Note kind="wrong">{say`This link has expired. Your email isn't confirmed yet.`}</Note>
          <Button look="filled" busy={busy} onClick={() => void sendAgain()}>{say`Send me a new link`}</Button>
        </>
      )}
      {shown === 'sent' && <Note kind="good" live>{say`We sent a new link to ${email ?? ''}. It's valid for 24 hours.`}</Note>}
      {shown === 'unknown' && (
        <>
          <Note kind="wrong">{say`This link isn't valid. It may be incomplete, or a newer one has replaced it. Sign in, and we'll send you another if you need one.`}</Note>
          {signIn}
        </>
      )}
    </div>
  )
}
