import { say } from '@sojourn/i18n'
import { useSearchParams } from 'react-router'
import { KeyRefused, SignOut } from '../../features/sign-in/index.ts'
import { KEY_REFUSED, whyKeyRefused } from '../../lib/key-refused.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import type { Route } from './+types/logout.ts'

export const meta: Route.MetaFunction = ({ location }) => [
  { title: whyKeyRefused(new URLSearchParams(location.search)) ? say`We couldn't sign you in` : say`Sign out` },
]

/** Signs out; or says why a link to act for somebody did not work, which ends no session (B4.11). */
export default function LogoutPage() {
  const why = whyKeyRefused(useSearchParams()[0])
  return why ? (
    <ProsePage title={say`We couldn't sign you in`}>
      <KeyRefused isSpent={why === KEY_REFUSED.spent} />
    </ProsePage>
  ) : (
    <ProsePage title={say`Goodbye for now`}>
      <SignOut />
    </ProsePage>
  )
}
