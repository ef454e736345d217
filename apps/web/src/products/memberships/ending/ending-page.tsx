import { say } from '@sojourn/i18n'
import { SignInFirst } from '../../../app/shell/sign-in-first.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { HowToEnd } from '../memberships-api.ts'
import type { Ending } from './ending-steps.ts'
import { EndButton, EndingView } from './ending-view.tsx'
import { useEnding } from './use-ending.ts'

interface PageProps {
  readonly how: HowToEnd
  /** Of the signed link; null for signed-in people who came without one. */
  readonly token: string | null
  /** What it means, as the page was sent with it. */
  readonly known: Ending
}

/** Where the links of our mails lead: what ending means, one click, a receipt with its time. Opening the address alone ends nothing. */
export function EndingPage({ how, token, known }: PageProps) {
  const { state, end } = useEnding(how, token, known)
  if (state.step === 'refused' && state.mustSignIn) return <SignInFirst text={say`Sign in to manage your membership, or open the link in one of our emails.`} />
  return (
    <div>
      <EndingView state={state} how={how} isOwn={token === null} />
      <div className="mt-6 flex flex-wrap gap-3">
        <EndButton state={state} how={how} onEnd={end} />
        {state.step === 'refused' ? (
          <ButtonLink look="ink" to="/user/profile">{say`View my membership`}</ButtonLink>
        ) : (
          <ButtonLink to={state.step === 'ended' || token !== null ? '/' : '/user/profile'}>
            {state.step === 'ended' ? say`Back to the start` : say`Keep membership`}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
