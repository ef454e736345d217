import { say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { Button } from '../../ui/button.tsx'

/** Shown where a page needs a signed-in person. `text` says why to sign in. */
export function SignInFirst({ text }: { text: string }) {
  const openSignIn = useOpenSignIn()
  return (
    <div className="mt-6 border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">{text}</p>
      <Button look="filled" className="mt-5" onClick={() => openSignIn({ onSignedIn: toContent })}>{say`Continue with your account`}</Button>
    </div>
  )
}

/** The button is gone: the page in its place has the focus. */
function toContent() {
  const content = document.getElementById('content')
  content?.setAttribute('tabindex', '-1')
  content?.focus({ preventScroll: true })
}
