import { say } from '@sojourn/i18n'
import { useSearchParams } from 'react-router'
import { readLink, VerifyEmail } from '../../features/sign-in/index.ts'
import { serverApi } from '../../lib/http.ts'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import type { Route } from './+types/verify-email.ts'

export const meta: Route.MetaFunction = () => [
  { title: say`Verify your email` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = ({ context, request }: Route.LoaderArgs) => readLink(serverApi(context), 'verify_email', request)
// What the click did stays on the page: the link is not read again.
export const shouldRevalidate = () => false

export default function VerifyEmailPage({ loaderData: link }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const openSignIn = useOpenSignIn()
  return (
    <ProsePage title={say`Verify your email`}>
      <VerifyEmail token={query.get('token') ?? ''} link={link} onSignIn={() => openSignIn()} />
    </ProsePage>
  )
}
